export default {
  subject: "We sent your application {reference}",
  heading: "We sent your application",
  home: "Home",
  reference: "Application number",
  sent: "Sent",
  keep: "Keep the application number: quote it when you contact the landlord about your application.",
  next: "What happens next: the landlord reads your application and writes or calls you with the contact details you gave.",
  /** In place of a promise, where the landlord made none. */
  noPromise: "How long that takes is up to the landlord.",
  why: "You got this email because this address was entered in the application. Not you? Someone mistyped theirs, and you don’t need to do anything.",
  questions: "Replies to this email go to our support, not to the landlord: {support}",
} as const;
