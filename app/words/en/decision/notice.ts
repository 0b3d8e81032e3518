/** A decision that no letter has told: what the applicant reads of it, and the way to tell. */
export default {
  title: "The applicant doesn’t know your decision",
  titleOver: "The applicant was not told",
  until: "Their page says you’ve decided, but not how. From {day} it says that they don’t need to wait any longer.",
  over: "Their page says you’ve decided, but not how. They don’t need to wait any longer.",
  needsReport: "You used a report, and the letter must name it. Reopen the application and decline it with its letter.",
  send: "Send the letter",
  sendHint: "The words fit your decision and its reason, in the applicant’s language. You can stop it for two minutes.",
} as const;
