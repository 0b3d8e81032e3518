export default {
  title: "Your status page",
  text: "Follow the application there, correct it or withdraw it. It opens from here for a day; after that use the link in your email.",
  /** Nobody gave an address: no mail leads there. */
  noMail:
    "Follow the application there, correct it or withdraw it. It opens from here for a day: open it and save its address, because no email leads to it.",
  /** Once a day has passed. */
  over: "A day has passed since you sent it, so your status page no longer opens from this device. Use the link in your email.",
  overNoMail:
    "A day has passed since you sent it, so your status page no longer opens from this device. Use the address that you saved, or quote your application number to the landlord.",
  tooOften: "Your status page was opened from here too often. Try again in an hour, or use the link in your email.",
  see: "See your application",
  /** Before the button that changes the address. */
  wrong: "Is this address wrong? Then the receipt goes to someone else.",
  change: "Change the address",
  /** On a device that knows of no application. */
  nothingHere: [
    "Nothing of yours is open on this device",
    "If you sent an application, or saved one for later, the link in your email leads to it from any device.",
  ],
  toForm: "See the form",
} as const;
