/** The applicant's pages of a correction. */
export default {
  title: "Correct your application",
  lead: "Change what is wrong, then send the correction. Until you send it, the landlord sees what you sent before.",
  choose: "Your answers",
  changes: "What you are changing",
  none: "Nothing is changed yet.",
  was: "Before:",
  is: "Now:",
  notAsked: "not asked",
  notAnswered: "no answer",
  send: "Send the correction",
  sendNote: "The landlord sees each answer as it was and as it is now. What you agreed to stays as you gave it.",
  discard: "Drop the changes",
  discardNote: "Your application stays as you sent it.",
  keep: "Save and continue",
  stale: "This correction was sent or changed in another window. Look at it again.",
  tooOften: "You have sent 10 corrections within a day. What you typed is kept: send it tomorrow.",
  tooMany:
    "You have sent 50 corrections, and no more can be sent. If something important is wrong, write to the landlord.",
  suspected: "What you typed reads like advertising. Take out links and repeated text, then send it.",
} as const;
