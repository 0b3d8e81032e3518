/** Mails to a landlord, a week before something ends by itself. {count}: of applications. */
export default {
  /** Before data is deleted. */
  erasure: {
    subject:
      "{count, plural, one {# application: data will be deleted on {day}} other {# applications: data will be deleted on {day}}}",
    /** There are more than the mail names. */
    subjectMore: "more than {count} applications: data will be deleted on {day}",
    heading: "What will be deleted on {day}",
    text: "On that day we delete them as scheduled, as applicants were told when they applied.",
    /** One application. {parts}: what of it is deleted. */
    line: "{reference}, {form}: {parts}",
    more: "The page below shows all of them.",
    action: "See what will be deleted",
    guestAction: "Open the form",
    advice:
      "You don’t need to do anything. Save what you must keep; where a legal claim needs an application, put it on hold on its page.",
    guestAdvice:
      "You don’t need to do anything. Save what you must keep. The link works for 30 days. Please do not pass this email on: it opens the form.",
  },
  /** Before applications end that no one has decided. */
  undecided: {
    subject:
      "{count, plural, one {# application ends undecided on {day}} other {# applications end undecided on {day}}}",
    subjectMore: "more than {count} applications end undecided on {day}",
    heading: "What ends undecided on {day}",
    text: "No one has decided these applications. An application ends {days} days after its form closed, or {months} months after it was sent, as the applicants were told.",
    more: "The list of applicants shows all of them.",
    action: "See who waits for an answer",
    advice:
      "Approve or decline them until then. After that you can still read them, but not decide; documents and answers are deleted as after a decision. Where a legal claim needs an application, put it on hold on its page.",
  },
} as const;
