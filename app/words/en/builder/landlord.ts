/** Step 5 of the form builder: who lets the home. */
export default {
  title: "The landlord",
  text: "Applicants see that your email is confirmed, and that the rest is as you entered it.",
  name: "Your name, or your company’s",
  nameHint: "Applicants see it before they start, and on everything they send and get.",
  contact: "Contact person",
  email: "Email for applicants’ questions",
  emailHint: "Shown to everyone who opens the form.",
  place: "Your town or office",
  registration: "Registration number",
  registrationHint: "If you’re in a register of landlords, agents or companies.",
  nameMissing: "Enter your name or your company’s",
  emailWrong: "Write an address like name@example.com, or leave it empty",
  holdsAddress: "Leave web and email addresses out of this line",
} as const;
