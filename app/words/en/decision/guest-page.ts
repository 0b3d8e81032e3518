/** The page on which a landlord without an account decides. */
export default {
  usedReport: "I used a credit or background report",
  usedReportHint: "The email then names the agency and says what the applicant may ask it for under local law.",
  toLetter: "Continue to the letter",
  /** Before one of the reasons for declining. */
  reason: "Reason:",
  otherReason: "Choose another",
  note: "Private note",
  noteHint: "Only you see it. Leave out family, health, faith and origin.",
  conditions: "Conditions",
  conditionsHint: "Kept with the decision. Put them in the email, too.",
  letter: "Your letter",
  letterHint:
    "The application number, the home and a link to the application are added. It is sent 24 hours after our email to you.",
  /** {reason}: a reason for declining. {why}: a sentence on why it cannot be given. */
  refused: "{reason}. {why}",
  stillSays: "Your words still say: {reason}. {why}",
  /** Above questions that were kept for later. */
  askedHint: "You kept these for the one you offer the home. They are asked once your letter has gone.",
  report: "The report that you used",
  continue: "Continue",
  approve: "Approve",
  decline: "Decline",
  cancel: "Cancel",
  taken: "Someone is approved for this home",
  /** {others}: names of who is approved. {name}: whom the landlord was about to approve. */
  takenBy: "{others} was approved. Nothing was done with {name} so far.",
  failures: {
    "no-reason": "Choose a reason first.",
    "no-letter": "Write the letter first: the applicant always gets one.",
    unsupported: "Nothing was decided: the application does not support this reason.",
    report: "Name the agency with its address. With a score, fill in the four lines below it.",
    "too-often": "You have decided often enough for now. Try again in an hour.",
  },
} as const;
