/** The mail to an applicant whose time is over. */
export type ErasedWords = Record<
  "subject" | "heading" | "home" | "reference" | "text" | "left" | "why" | "questions",
  string
>;

export const erasedWords: ErasedWords = {
  subject: "Your application is erased ({reference})",
  heading: "Your answers and papers are erased",
  home: "Home",
  reference: "Reference",
  text: "The time for which they were kept is over, as you were told before you applied. No one can read them any more.",
  left: "Only the reference and the dates are left. There is nothing for you to do.",
  why: "You get this mail once, because you applied for this home. Your address is erased with it.",
  questions: "Answers to this mail are not read. Questions about this service: {support}",
};
