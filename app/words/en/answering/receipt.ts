export type ReceiptWords = {
  locale: "en" | "es" | "fr";
  timeLocale: string;
  subject: string;
  heading: string;
  home: string;
  reference: string;
  sent: string;
  keep: string;
  next: string;
  /** In place of a promise, where the landlord made none. */
  noPromise: string;
  why: string;
  questions: string;
};

export const receiptWords: ReceiptWords = {
  locale: "en",
  timeLocale: "en-GB",
  subject: "We sent your application {reference}",
  heading: "We sent your application",
  home: "Home",
  reference: "Reference",
  sent: "Sent",
  keep: "Keep the reference: quote it when you talk to the landlord about your application.",
  next: "What happens next: the landlord reads your application and writes or calls you with the contact details you gave.",
  noPromise: "How long that takes is up to the landlord.",
  why: "You get this mail because this address stands in the application. Not you? Then someone mistyped their own; you need not do anything.",
  questions: "Answers to this mail are not read. Questions about this service: {support}",
};
