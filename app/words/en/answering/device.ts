/** About devices that several people use, and people who use several devices. */
export default {
  sharedTitle: "Is this device shared?",
  sharedText: "Your application stays with the landlord, and the link in your email leads to it from anywhere.",
  /** Nobody gave an address: nothing leads back. */
  sharedNoMail:
    "Your application stays with the landlord. Write down the application number: nothing else leads back to it.",
  someoneElse: "Someone else is applying",
  forgetMe: "Forget me on this device",
  /** A draft lies on this device. */
  begunTitle: "An application was begun on this device",
  begunText:
    "Is it yours? Continue where you stopped. Someone else begins with an empty form: this device then forgets the first application, which opens by the link in that person’s email.",
  goOn: "Continue my application",
  sentTitle: "An application was sent from this device",
  sentText: "Is it yours? See its receipt. Someone else can apply too: this device then forgets the first person.",
  seeReceipt: "See the receipt",
  forgottenTitle: "This device has forgotten you",
  forgottenText:
    "Your application stays with the landlord. Use the link in your email to follow it, or quote your application number.",
  lostTitle: "This device no longer knows your earlier answers",
  lostText:
    "We kept the page you just sent; you’ll find it at its step. Please answer the earlier steps again. If you were emailed a link to finish later, open that instead: it has everything.",
  forgetNeedsMail: "Enter an email address: without a link no one could open these answers again",
  otherTitle: "This page was changed elsewhere",
  otherText:
    "Since you opened it here, it was saved in another tab or on another device with other answers. What you typed here is below: save it to keep it. Saved elsewhere:",
  otherAnswer: "{label}: {answer}",
  noAnswer: "not answered",
  takeOther: "Use what was saved elsewhere",
} as const;
