import type { PromiseRow } from "./promise-row.ts";

export const decisions: PromiseRow[] = [
  {
    promise: "A letter of an account waits two minutes, in which its decision can be undone",
    said: [
      "Letters wait two minutes, and until then you can undo the decision",
      "It waits two minutes, so that you can undo it",
      "You can stop it for two minutes",
      "The email waits two minutes",
      "The emails wait two minutes",
      "The letter goes out in two minutes",
    ],
    keptBy: [
      "app/features/applying/applications/states.ts",
      "app/features/deciding/decision/commands/letter-statements.server.ts",
      "app/features/deciding/decision/commands/undo-moves.server.ts",
    ],
    tests: [
      "test/domain/decision/undo-span.test.ts",
      "test/workers/decision/letters.test.ts",
      "test/workers/decision/moves.test.ts",
      "test/e2e/inbox-place.test.ts",
    ],
  },
  {
    promise: "A person reads each report of a form; few of them change nothing of it",
    said: ["Tell us, and a person will look at it"],
    keptBy: ["app/features/forms/screening/commands/report-form.server.ts", "app/features/forms/screening/rules.ts"],
    tests: ["test/workers/screening/report.test.ts", "test/domain/screening/score-form.test.ts"],
  },
  {
    promise:
      "A decision by a private link is mailed to its holder at once; it can be undone for 24 hours, and its letter leaves after them",
    said: [
      "and can be undone for 24 hours",
      "and you can undo it for 24 hours",
      "You can undo it for 24 hours",
      "You can reopen it for 24 hours",
      "the applicant is notified after 24 hours",
      "The letter to the applicant leaves 24 hours after",
      "It is sent 24 hours after our email to you",
    ],
    keptBy: [
      "app/features/deciding/decision/commands/decide-as-guest.server.ts",
      "app/features/deciding/decision/mails/guest-decided.server.ts",
    ],
    tests: ["test/workers/decision/guest-decisions.test.ts", "test/http/guests/decide.test.ts"],
  },
  {
    promise:
      "A decision that no letter tells ends the waiting after the named day, and the landlord is told the day before",
    said: ["check back here after {}", "From tomorrow it says that they don’t need to wait any longer"],
    keptBy: [
      "app/features/applying/applications/commands/end-missing-notices.server.ts",
      "app/features/applying/applications/decision-notice.ts",
    ],
    tests: ["test/workers/decision/decision-notice.test.ts"],
  },
  {
    promise: "Who is told nothing hears nothing",
    said: ["The applicant never hears about it"],
    keptBy: ["app/features/deciding/decision/commands/decide-as-guest.server.ts"],
    tests: ["test/workers/decision/guest-decisions.test.ts"],
  },
  {
    promise: "Questions ask what a landlord looks at",
    said: ["Say what you look at, never who someone should be"],
    keptBy: ["app/features/forms/law/lexicon/check-question.ts"],
    tests: ["test/domain/lexicon/check-definition-texts.test.ts"],
  },
  {
    promise:
      "A reason for declining is given only where the application and the published rules bear it out; of many, those are left out whom it is not true of",
    said: [
      "What the application doesn’t bear out is switched off",
      "You asked for more, and the applicant has until {}",
      "Your form published no day from which the home is available",
      "Your published days are {} to {}",
    ],
    keptBy: [
      "app/features/deciding/decision/rules/decline-support.ts",
      "app/features/deciding/decision/queries/check-reasons.server.ts",
      "app/features/deciding/decision/commands/stop-unfounded-letter.server.ts",
    ],
    tests: [
      "test/domain/decision/decline-support.test.ts",
      "test/workers/decision/decline-reasons.test.ts",
      "test/e2e/decline-reasons.test.ts",
    ],
  },
  {
    promise: "Two to four applications can be compared",
    said: ["Select two to four applications"],
    keptBy: ["app/features/deciding/inbox/rules/compare.ts"],
    tests: ["test/domain/inbox/compare.test.ts"],
  },
  {
    promise: "Asking for more gives 72 hours or longer",
    said: ["Give 72 hours"],
    keptBy: ["app/features/applying/info-requests/commands/request-info.server.ts"],
    tests: ["test/workers/info-requests.test.ts"],
  },
  {
    promise: "Flags go by what was published and leave children and assistance animals out",
    said: [
      "Children are never counted",
      "Assistance animals are not pets and are never flagged",
      "Counted from the day it is available",
      "Based on the number in step 1",
      "Or has a gap of more than 60 days",
      "Move-in no later than {} days after {}",
      "No answer from {}, for {} days",
      "Addresses of the last {} years, with no gap over {} days",
      "Referees answer within {} days",
      "{}, {} days after",
      "At most {} adults",
      "Set in step 1 when the home is available",
      "{} days after it is available",
    ],
    keptBy: ["app/features/deciding/decision/rules/flags.ts", "app/features/forms/form-model/flags.ts"],
    tests: ["test/domain/decision/flags.test.ts", "test/domain/decision/flag-borders.test.ts"],
  },
  {
    promise:
      "Until the decision an applicant may correct, withdraw and erase; the landlord sees what changed and what was before",
    said: [
      "Yes, until you decide",
      "what was sent before is kept beside it",
      "You can change answers and documents until the landlord decides",
      "you can follow, correct, withdraw and delete your application",
    ],
    keptBy: [
      "app/features/applying/applicant/correct/commands/send-correction.server.ts",
      "app/features/applying/applicant/commands/withdraw-application.server.ts",
    ],
    tests: [
      "test/http/after/corrections.test.ts",
      "test/http/after/landlord-changes.test.ts",
      "test/http/withdraw.test.ts",
      "test/http/apply-status.test.ts",
    ],
  },
  {
    promise:
      "A report that was used is named with its agency and the applicant's rights, in a letter the landlord may change",
    said: ["Rentform drafts both for you to read and change"],
    keptBy: ["app/features/applying/applications/report-notice.ts"],
    tests: ["test/workers/decision/letters.test.ts", "test/domain/applications/report-notice.test.ts"],
  },
  {
    promise: "Names wait for the shortlist where the landlord hides them, in comparing always",
    said: ["Applicants appear as A, B and C until you shortlist them"],
    keptBy: ["app/features/deciding/inbox/rules/compare.ts", "app/features/deciding/inbox/rules/blind.ts"],
    tests: ["test/domain/inbox/compare.test.ts", "test/http/decision/moves.test.ts"],
  },
  {
    promise: "Everything that was received can be read and decided, whatever the plan",
    said: ["You can always read and decide on every application you received"],
    keptBy: ["app/platform/auth/may-reach-form.server.ts"],
    tests: ["test/workers/billing/review.test.ts", "test/workers/billing/pro.test.ts"],
  },
];
