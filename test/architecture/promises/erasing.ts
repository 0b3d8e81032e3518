import type { PromiseRow } from "./promise-row.ts";

export const erasing: PromiseRow[] = [
  {
    promise: "Documents go 30 to 60 days after the decision, answers 1 to 36 months after it, by the home's law",
    said: [
      "deleted 30 to 60 days after",
      "Automatically, 30 to 60 days after your decision",
      "documents are deleted in {} days and answers in {}",
      "Deleted {} after the decision",
      "documents deleted {} after the decision",
      "{} after the decision or the withdrawal",
      "{} after it, by the law",
      "are deleted {} after the landlord’s decision",
      "keeps your answers and documents until {} after the form closes",
      "keeps your documents for {}",
      "keeps your answers for {}",
      "with the application, at the latest {} after the decision",
      "documents are deleted {} and answers {} after the decision instead",
    ],
    keptBy: [
      "app/features/applying/applications/commands/erase-announced.server.ts",
      "app/features/forms/law/retention.ts",
    ],
    tests: [
      "test/workers/retention.test.ts",
      "test/domain/applications/notice-numbers.test.ts",
      "test/domain/law/retention.test.ts",
    ],
  },
  {
    promise: "Who of a shared account has an application open is deleted after five minutes",
    said: ["who has which application open or is writing there, deleted after 5 minutes"],
    keptBy: ["workers/jobs/sweeps/accounts.ts"],
    tests: ["test/workers/application/presence.test.ts"],
  },
  {
    promise: "The landlord is told seven days before what is erased",
    said: [
      "We notify you seven days before",
      "email you seven days before",
      "deleted in the next seven days",
      "Deleted in 7 days",
      "What will be deleted on",
      "On that day we delete them as scheduled",
      "the landlord is notified {} before",
    ],
    keptBy: [
      "app/features/applying/applications/commands/announce-erasures.server.ts",
      "app/features/applying/applications/mails/erasure.server.ts",
    ],
    tests: ["test/workers/retention.test.ts"],
  },
  {
    promise: "The status page names the day, and says that it was kept",
    said: ["Your documents are deleted on {}", "Your answers are deleted on {}", "Your documents were deleted on {}"],
    keptBy: ["app/features/applying/applicant/status-view.ts", "app/features/applying/applications/retention.ts"],
    tests: ["test/workers/retention.test.ts", "test/http/apply-status.test.ts"],
  },
  {
    promise:
      "An application in an account that nobody decides ends 90 days after its form closed or 6 months after it was sent; the landlord is told 7 days before",
    said: [
      "An application that is never decided ends by itself",
      "An application that no one decides ends by itself",
      "It ends {} days after its form closed",
      "An application ends {} days after its form closed",
      "the application ends {} days after its form closes",
      "your application ends {} after the form closed",
      "Your application ends {} after the form closed",
      "Closes without a decision in 7 days",
    ],
    keptBy: [
      "app/features/applying/applications/commands/end-undecided.server.ts",
      "app/features/applying/applications/commands/announce-undecided.server.ts",
    ],
    tests: ["test/workers/undecided.test.ts", "test/domain/applications/notice-numbers.test.ts"],
  },
  {
    promise:
      "A form without an account goes with its applications 60 days after it closed; its holder is told 30 days before",
    said: [
      "Without an account, everything is deleted {} days after this form closes",
      "at the latest {} after this form closes",
      "at the latest {} after the form closes",
      "all deleted {} after this form closes",
      "Until {} after it closed",
      "We notify you {} days before",
      "The form ended a month ago",
    ],
    keptBy: ["workers/jobs/sweeps/form-life.ts"],
    tests: ["test/workers/jobs/form-life.test.ts"],
  },
  {
    promise: "Where that mail cannot leave, the form goes 120 days after it closed at most",
    said: ["Where that email cannot be delivered"],
    keptBy: ["workers/jobs/sweeps/form-life.ts"],
    tests: ["test/workers/jobs/form-life.test.ts"],
  },
  {
    promise: "A deleted form lies in the bin for 30 days and can be restored; then it and its applications are erased",
    said: [
      "It stays in the bin for 30 days",
      "A deleted form stays",
      "We keep everything for 30 days in case this was a mistake",
      "After 30 days it is deleted with its applications",
    ],
    keptBy: ["workers/jobs/sweeps/form-life.ts", "app/features/applying/applications/commands/erase-forms.server.ts"],
    tests: ["test/workers/jobs/form-life.test.ts"],
  },
  {
    promise: "A form whose address was never confirmed goes after 8 days, such a sign-up after 3",
    said: ["whose email was never confirmed"],
    keptBy: ["workers/jobs/sweeps/form-life.ts", "workers/jobs/sweeps/accounts.ts"],
    tests: ["test/workers/jobs/form-life.test.ts", "test/http/accounts/admin.test.ts"],
  },
  {
    promise: "What somebody erases by a press is gone at once: the key first",
    said: [
      "Your answers and documents are deleted at once",
      "Your answers and documents here are deleted immediately",
      "deleted right away and can’t be restored",
    ],
    keptBy: [
      "app/features/applying/applications/commands/erase-statements.server.ts",
      "app/features/applying/applications/household/commands/erase-part.server.ts",
      "app/features/applying/apply/commands/save-draft.server.ts",
    ],
    tests: [
      "test/workers/decision/moves.test.ts",
      "test/http/apply-status.test.ts",
      "test/http/apply-household.test.ts",
      "test/http/apply-devices.test.ts",
    ],
  },
  {
    promise: "An account goes at once, its large forms within minutes, and a page says how far it is",
    said: [
      "then everything in it goes at once",
      "are removed within minutes",
      "This continues by itself, about a thousand applications a minute",
    ],
    keptBy: ["app/features/people/account-data/commands/erase-account.server.ts", "workers/jobs/sweeps/erasures.ts"],
    tests: ["test/nightly/workers/purge-pages.test.ts", "test/http/accounts/deletion.test.ts"],
  },
  {
    promise:
      "A part whose lead never sends is erased on the named day; the member is told a week before and when it happened",
    said: ["The application that it belonged to was never sent", "the landlord never got them"],
    keptBy: ["app/features/applying/applications/commands/erase-lapsed-parts.server.ts"],
    tests: ["test/workers/lapsed-parts.test.ts"],
  },
  {
    promise: "Figures of what was erased stay, by year in UTC, without names",
    said: ["Deleted by year and cause", "what was deleted each year", "By year in UTC"],
    keptBy: ["app/features/applying/applications/commands/count-erased.server.ts"],
    tests: ["test/workers/erasure-counts.test.ts"],
  },
  {
    promise:
      "The database's history of 30 days is the only place where something erased still is, and a restore erases it again",
    said: ["keeps copies of the last 30 days"],
    keptBy: ["app/features/operator/recovery/commands/replay-erasures.server.ts"],
    tests: ["test/workers/recovery/erasures.test.ts"],
  },
  {
    promise: "Books stay for 10 years or longer, under nobody's name once the account is deleted",
    said: ["10 years or longer, as tax law asks"],
    keptBy: ["app/features/people/account-data/commands/erase-account.server.ts"],
    tests: ["test/workers/billing/my-data.test.ts", "test/workers/billing/invariants.test.ts"],
  },
  {
    promise:
      "What no sweep erases with an application goes by its age: the log of actions after 24 months, finished jobs after 90 days, read notices after a year, reports after 180 days",
    said: ["{} after they were read"],
    keptBy: ["workers/jobs/sweeps/old-rows.ts", "workers/jobs/sweeps/past-rows.ts", "app/kernel/kept-days.ts"],
    tests: [
      "test/workers/jobs/old-rows.test.ts",
      "test/workers/operations/mail-events.test.ts",
      "test/domain/marketing/retention.test.ts",
    ],
  },
  {
    promise: "Who asked for a viewing is erased 90 days after it; when somebody asked, and what came of it, stays",
    said: [
      "{} after the viewing, or until the form is deleted",
      "They are deleted {} days after the viewing",
      "A copy of them is kept for this viewing and deleted {} days after it",
    ],
    keptBy: ["workers/jobs/sweeps/viewings.ts", "app/kernel/kept-days.ts"],
    tests: [
      "test/workers/viewings/erasing.test.ts",
      "test/domain/marketing/retention.test.ts",
      "test/domain/viewings/ask-page.test.tsx",
    ],
  },
  {
    promise: "Whoever asked for a viewing is erased by a press before it begins, at once, and gets no mail afterwards",
    said: ["messages to you are deleted at once, and no more emails come"],
    keptBy: ["app/features/applying/viewings/commands/erase-booking.server.ts"],
    tests: ["test/workers/viewings/erasing.test.ts", "test/http/viewings/viewings.test.ts"],
  },
  {
    promise: "Counters of abuse end with their hour or day",
    said: ["Until their hour or day is over"],
    keptBy: ["workers/jobs/sweeps/past-rows.ts"],
    tests: ["test/workers/jobs/sweeps.test.ts", "test/workers/jobs/mail-budget.test.ts"],
  },
  {
    promise:
      "A landlord keeps an application for longer for a legal claim alone; its page says so, and ending that lets the clocks go on",
    said: [
      "can keep them longer only for a legal claim",
      "They are deleted when that is over",
      "Until that is over they cannot be deleted on request",
      "Until the landlord ends that",
    ],
    keptBy: ["app/features/deciding/application/commands/hold-application.server.ts"],
    tests: [
      "test/workers/application/hold.test.ts",
      "test/http/status-outcome.test.ts",
      "test/http/apply-household.test.ts",
    ],
  },
  {
    promise: "Of an erased application its number and dates stay",
    said: ["Only the application number and the dates are kept"],
    keptBy: ["app/features/applying/applications/commands/erase-statements.server.ts"],
    tests: ["test/http/apply-status.test.ts", "test/http/apply-receipt-ended.test.ts"],
  },
  {
    promise: "Erasing destroys the key and what it opened, in the store of files, too",
    said: ["Deleting an application destroys its key"],
    keptBy: [
      "app/features/applying/applications/commands/erase-statements.server.ts",
      "workers/jobs/sweeps/documents.ts",
    ],
    tests: ["test/workers/decision/moves.test.ts", "test/workers/jobs/sweeps.test.ts"],
  },
  {
    promise: "Notes, messages and references go with the answers",
    said: ["Notes of landlords, messages, and answers of references", "As long as the answers they belong to"],
    keptBy: ["app/features/applying/applications/commands/erase-statements.server.ts"],
    tests: ["test/workers/messages/thread.test.ts", "test/workers/references/answering.test.ts"],
  },
];
