export const leftWords = {
  withdrawn: "Not sent: the applicant has withdrawn. Your text is kept here.",
  erased: "Not sent: this application was deleted.",
  "out-of-turn": "Not sent: this application waits for its turn.",
  "too-many": "Not sent: you have written to this applicant as often as you can in one day. Your text is kept here.",
} as const;
