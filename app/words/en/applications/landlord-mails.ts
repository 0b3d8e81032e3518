/** Mails to a landlord about applications. {reference}: the application's number. */
export default {
  shared: {
    form: "Form",
    home: "Home",
    reference: "Application number",
    spelledOut: "Or open this address in a browser:",
    signIn: "The form belongs to your account: sign in to see it.",
    linkWorks:
      "The link works for 30 days. Anyone who has it can read the applications, so please do not forward this email.",
    settings: "Change your notification settings",
    stop: "Stop these emails",
    whyForm: "You got this email because the form belongs to your account.",
    whyForms: "You got this email because the forms belong to your account.",
    whyTurnedOn: "You got this email because you turned on these notifications.",
    whyConfirmed: "You got this email because this address was confirmed for the form above.",
  },
  newApplication: {
    subject: "New application {reference}",
    heading: "You have a new application",
    time: "Sent",
    action: "Read the application",
  },
  /** Of more than one. */
  newApplications: {
    subject: "{count} new applications",
    heading: "You have {count} new applications",
    references: "References",
    action: "Read the applications",
    why: "What comes within a quarter of an hour comes in one email.",
  },
  changed: {
    subject: "Application {reference} was changed",
    heading: "An applicant has changed an application",
    time: "Last change",
    action: "See what changed",
    text: "The page shows each answer as it was and as it is now.",
  },
  answered: {
    subject: "Answer received: application {reference}",
    heading: "An applicant has answered you",
    time: "Answered",
    action: "Read the answer",
    text: "The application is back where it was before you asked.",
  },
  messageIn: {
    subject: "New message: application {reference}",
    heading: "An applicant wrote to you",
    time: "Written",
    action: "Read and answer",
  },
  withdrawn: {
    subject: "Application {reference} was withdrawn",
    heading: "An application was withdrawn",
    text: "The applicant withdrew it. You don’t need to do anything.",
    erasedText: "The applicant withdrew it and had the answers and documents deleted. You don’t need to do anything.",
  },
  householdComplete: {
    subject: "Household complete: {reference}",
    heading: "Everyone has sent their part",
    time: "Complete since",
    action: "Read the application",
  },
} as const;
