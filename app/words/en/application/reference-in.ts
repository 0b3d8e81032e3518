/** The mail to a landlord about what a reference answered. */
export default {
  subject: "Reference received for {reference}",
  heading: "A reference has come in",
  text: "Someone you asked for a reference has answered. You read it as it was written.",
  declinedSubject: "No reference for {reference}",
  declinedHeading: "Someone does not want to answer",
  declinedText: "Someone you asked for a reference does not want to answer. That says nothing about the applicant.",
  /** Before a time. */
  answered: "Answered",
  action: "Open the application",
} as const;
