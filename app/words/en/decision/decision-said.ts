export const decisionLetterWords = {
  untold: "No letter was written.",
  waiting: "The letter leaves on",
  sent: "The letter left on",
  stopped: "The letter was stopped. It was to leave on",
} as const;
