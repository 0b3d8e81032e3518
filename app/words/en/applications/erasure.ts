/** The mail to an applicant whose time is over. */
export default {
  subject: "Your application is deleted ({reference})",
  heading: "Your answers and documents are deleted",
  home: "Home",
  reference: "Application number",
  text: "The time that you were told before you applied is over. No one can read them anymore.",
  left: "Only the application number and the dates are left. There is nothing you need to do.",
  why: "You get this email once, because you applied for this home. We then delete your address too.",
  questions: "Replies to this email go to our support, not to the landlord: {support}",
} as const;
