import type { Answer } from "../../../features/applying/applications/decision-notice";

/** A heading and what stands below it. */
export type Line = [title: string, text: string];

/** What became of an application, for those who applied. `{day}`: of the decision, or the last one for an answer; `{name}`: the lead. */
export type OutcomeWords = {
  waiting: Line;
  unannounced: Line;
  /** For co-applicants and guarantors: the letter itself is the lead's alone. */
  member: Record<Answer["kind"], Line>;
  decisionNoticeSubject: string;
  memberSubject: string;
  home: string;
  reference: string;
  statusAction: string;
  partAction: string;
  spelledOut: string;
  leadWhy: string;
  memberWhy: string;
  questions: string;
};

export const outcomeWords: OutcomeWords = {
  waiting: [
    "Decided",
    "The landlord has decided and has not written to you yet. We remind the landlord; check back here after {day}.",
  ],
  unannounced: [
    "Decided",
    "The landlord decided on {day} and has not written to you. If you haven’t heard some other way, you don’t need to wait any longer.",
  ],
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
};
