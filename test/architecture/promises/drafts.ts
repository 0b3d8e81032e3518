import type { PromiseRow } from "./promise-row.ts";

export const drafts: PromiseRow[] = [
  {
    promise: "What was begun and not sent is kept for 30 days, then erased with its key and files",
    said: ["Drafts are kept for 30 days", "What is not sent is deleted after {}", "It is kept until {}"],
    keptBy: ["workers/jobs/sweeps/expired-drafts.ts"],
    tests: ["test/workers/jobs/sweeps.test.ts"],
  },
  {
    promise: "The mailed link opens it on any device for that long, or as long as the form takes it",
    said: ["opens the unfinished application on any device for 30 days", "it was begun more than 30 days ago"],
    keptBy: ["app/features/applying/apply/commands/resume-draft.server.ts"],
    tests: ["test/http/apply-resume.test.ts", "test/workers/resume.test.ts"],
  },
  {
    promise: "Begun before a form was full or reached its date, it may be sent for 72 hours",
    said: [
      "can still send within {} hours",
      "can still be sent for 72 hours",
      "Drafts begun before can be sent for 72 hours",
    ],
    keptBy: [
      "app/features/forms/rent-forms/rules.ts",
      "app/features/applying/apply/commands/submit-application.server.ts",
    ],
    tests: [
      "test/workers/over-limit.test.ts",
      "test/workers/apply-submit.test.ts",
      "test/domain/rent-forms/rules.test.ts",
    ],
  },
  {
    promise: "What came over the limit is kept for 30 days for the landlord to decide on",
    said: ["It is kept for 30 days;"],
    keptBy: ["app/features/applying/apply/spam/commands/discard-application.server.ts"],
    tests: ["test/workers/over-limit.test.ts", "test/workers/spam/quarantine.test.ts"],
  },
  {
    promise: "A landlord may open the form again until the named day",
    said: ["The landlord may reopen it, until {} at the latest"],
    keptBy: ["app/features/forms/rent-forms/commands/change-form-state.server.ts"],
    tests: ["test/http/apply-closed.test.ts"],
  },
  {
    promise: "A full form may have a place again within the hour",
    said: ["A place may open up", "try again in an hour."],
    keptBy: ["app/features/applying/apply/queries/has-room-to-begin.server.ts"],
    tests: ["test/workers/over-limit.test.ts"],
  },
  {
    promise: "The start page says until when one may apply",
    said: ["You can apply until {}"],
    keptBy: ["app/features/forms/rent-forms/rules.ts"],
    tests: ["test/domain/rent-forms/rules.test.ts"],
  },
  {
    promise: "Each step is saved when it is done, and nothing of it is seen before it is sent",
    said: [
      "Every step is saved when it is done",
      "Each step is saved when you continue",
      "The landlord sees nothing of it",
    ],
    keptBy: ["app/features/applying/apply/commands/save-draft.server.ts"],
    tests: ["test/e2e/apply.test.ts", "test/http/apply-flow.test.ts", "test/http/apply-devices.test.ts"],
  },
  {
    promise:
      "Reminders of an unsent application come after a day, three days and a day before its end, and stop by one press",
    said: ["The reminders have stopped"],
    keptBy: ["workers/jobs/sweeps/reminders.ts", "app/features/applying/apply/resume-schedule.ts"],
    tests: ["test/workers/resume.test.ts", "test/http/apply-resume.test.ts"],
  },
  {
    promise: "What was kept as suspicious goes to the landlord when its link is pressed",
    said: ["It goes to the landlord when you press the button"],
    keptBy: ["app/features/applying/apply/spam/commands/confirm-application.server.ts"],
    tests: ["test/http/spam/sending.test.ts"],
  },
];
