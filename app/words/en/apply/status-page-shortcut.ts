export type OwnPageWords = {
  title: string;
  text: string;
  /** Nobody gave an address: no mail leads there. */
  noMail: string;
  /** Once a day has passed. */
  over: string;
  overNoMail: string;
  tooOften: string;
  see: string;
  /** Before the button that changes the address. */
  wrong: string;
  change: string;
  /** On a device that knows of no application. */
  nothingHere: [title: string, text: string];
  toForm: string;
};

export const ownPageWords: OwnPageWords = {
  title: "Your status page",
  text: "Follow the application there, correct it or withdraw it. It opens from here for a day; after that use the link in your email.",
  noMail:
    "Follow the application there, correct it or withdraw it. It opens from here for a day: open it and save its address, because no email leads to it.",
  over: "A day has passed since you sent it, so your status page no longer opens from this device. Use the link in your email.",
  overNoMail:
    "A day has passed since you sent it, so your status page no longer opens from this device. Use the address that you saved, or quote your application number to the landlord.",
  tooOften: "Your status page was opened from here too often. Try again in an hour, or use the link in your email.",
  see: "See your application",
  wrong: "Is this address wrong? Then the receipt goes to someone else.",
  change: "Change the address",
  nothingHere: [
    "Nothing of yours is open on this device",
    "If you sent an application, or saved one for later, the link in your email leads to it from any device.",
  ],
  toForm: "See the form",
};
