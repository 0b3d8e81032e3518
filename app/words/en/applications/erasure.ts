/** The mail to an applicant whose time is over. */
export type ErasedWords = Record<
  "subject" | "heading" | "home" | "reference" | "text" | "left" | "why" | "questions",
  string
>;

export const erasedWords: ErasedWords = {
  subject: "Your application is deleted ({reference})",
  heading: "Your answers and documents are deleted",
  home: "Home",
  reference: "Reference",
  text: "They were kept for the time you were told before you applied, and that time is over. No one can read them any more.",
  left: "Only the reference and the dates are left. There is nothing for you to do.",
  why: "You get this email once, because you applied for this home. We then delete your address too.",
  questions: "Replies to this email aren’t read. Questions about this service: {support}",
};
