export const guestDoneWords = {
  hold: "The application is on legal hold.",
  "lift-hold": "The hold is lifted.",
  "send-again": "The mail is sent again.",
};

export const guestFailureWords = {
  "bad-input": "Write in a few words why the application must be kept.",
  refused: "The application has changed meanwhile, or that mail was sent often enough for today.",
  "too-often": "That was often enough for now. Try again in an hour.",
};
