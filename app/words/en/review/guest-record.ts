export const guestDoneWords = {
  approve: "Approved. We have mailed you, and the applicant hears of it after 24 hours.",
  decline: "Declined. We have mailed you, and the applicant hears of it after 24 hours.",
  backup: "The application is on your shortlist. No one is told anything.",
  undo: "The decision is undone. The applicant hears nothing of it.",
  hold: "The application is on legal hold.",
  "lift-hold": "The hold is lifted.",
  "send-again": "The mail is sent again.",
};

export const guestFailureWords = {
  "bad-input": "Write in a few words why the application must be kept.",
  refused: "The application has changed meanwhile, or that mail was sent often enough for today.",
  gone: "This can’t be undone any more: the letter has left, or something was decided since.",
  "too-often": "That was often enough for now. Try again in an hour.",
};

export const decisionFailureWords = {
  "no-reason": "Choose a reason first.",
  "no-letter": "Write the letter first: the applicant is always told.",
  report: "Name the agency with its address. With a score, fill in the four lines below it.",
  "too-often": "You have decided often enough for now. Try again in an hour.",
};

export const guestDecidedWords = {
  approved: "Approved",
  declined: "Declined",
  waiting: "the letter leaves on",
  sent: "the letter left on",
  stopped: "the letter was stopped. It was to leave on",
  mailReturned:
    "Our mail to you did not arrive, so the letter to the applicant stays here. Undo the decision, or make an account and decide there.",
  waitsForMail: "The letter to the applicant leaves 24 hours after our mail to you has gone.",
};
