/** What became of the letter of the last decision. */
export default {
  untold: "No letter was written.",
  waiting: "The letter leaves on {day}",
  sent: "The letter left on {day}",
  stopped: "The letter was stopped. It was to leave on {day}",
} as const;
