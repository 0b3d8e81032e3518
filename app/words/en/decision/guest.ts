/** What a landlord without an account reads after a press on an application. */
export default {
  done: {
    approve: "Approved. We have emailed you, and the applicant is notified after 24 hours.",
    decline: "Declined. We have emailed you, and the applicant is notified after 24 hours.",
    backup: "The application is on your shortlist. No one is notified.",
    undo: "The decision is undone. The applicant never hears about it.",
    hold: "The application is on legal hold.",
    "lift-hold": "The hold is lifted.",
    "send-again": "The email is sent again.",
  },
  failures: {
    "bad-input": "Write in a few words why the application must be kept.",
    refused: "The application has changed in the meantime, or that email was sent often enough for today.",
    gone: "This can’t be undone anymore: the letter has left, or something was decided since.",
    "too-often": "That was often enough for now. Try again in an hour.",
  },
  mailReturned:
    "Our email to you did not arrive, so the letter to the applicant stays here. Undo the decision, or create an account and decide there.",
  waitsForMail: "The letter to the applicant leaves 24 hours after our email to you has gone.",
} as const;
