/** A heading and what stands below it. */
export default {
  waiting: [
    "Decided",
    "The landlord has decided and has not written to you yet. We remind the landlord; check back here after {day}.",
  ],
  unannounced: [
    "Decided",
    "The landlord decided on {day} and has not written to you. If you haven’t heard some other way, you don’t need to wait any longer.",
  ],
  /** For co-applicants and guarantors: the letter itself is the lead's alone. */
  member: {
    approved: ["Approved", "The landlord has written to {name}: the application that you are part of is approved."],
    declined: [
      "Not chosen this time",
      "The landlord has written to {name}: the application that you are part of was not chosen.",
    ],
    "home-let": [
      "Not chosen this time",
      "The landlord has written to {name}: this home has been rented to someone else.",
    ],
    waiting: [
      "Decided",
      "The landlord has decided and has not written to {name} yet. We remind the landlord; check back here after {day}.",
    ],
    unannounced: [
      "Decided",
      "The landlord decided on {day} and has not written to {name}. If none of you has heard some other way, you don’t need to wait any longer.",
    ],
  },
  decisionNoticeSubject: "Your application {reference}: a decision, but no letter",
  memberSubject: "The application that you are part of was decided",
  home: "Home",
  reference: "Application number",
  statusAction: "See your application",
  partAction: "See your part",
  spelledOut: "Or open this address in a browser:",
  leadWhy: "You got this email because you applied for this home.",
  memberWhy: "You get this email because you sent a part of this application.",
  questions: "Replies to this email go to our support, not to the landlord: {support}",
} as const;
