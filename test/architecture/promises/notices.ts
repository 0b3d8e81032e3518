import type { PromiseRow } from "./promise-row.ts";

export const notices: PromiseRow[] = [
  {
    promise: "The hashes of a record of viewings and the order of its lot are computed as the record says",
    said: [
      "SHA-256 of the form, the rule and the commitment",
      "SHA-256 of the hash before it",
      "by SHA-256 of the seed, a space, and the id",
      "The commitment is SHA-256 of the seed",
    ],
    keptBy: ["app/features/applying/viewings/chain.ts", "app/features/applying/viewings/lot.ts"],
    tests: ["test/domain/viewings/fair.test.ts", "test/workers/viewings/record.test.ts"],
  },
  {
    promise: "A place for a viewing that becomes free goes to whoever is next, who is told by the same write",
    said: ["it goes to whoever is next, and we email you at once"],
    keptBy: [
      "app/features/applying/viewings/commands/cancel-viewing.server.ts",
      "app/features/applying/viewings/queries/places.server.ts",
    ],
    tests: ["test/workers/viewings/tenant.test.ts"],
  },
  {
    promise: "What comes within a quarter of an hour comes in one mail",
    said: ["What comes within a quarter of an hour comes in one email"],
    keptBy: ["workers/jobs/batch-new-application-mails.ts"],
    tests: ["test/workers/notices/arrivals.test.ts"],
  },
  {
    promise: "Each kind comes at once, once a day or not, as chosen; some always come",
    said: [
      "Always at once",
      "Once a day",
      "You get this email once a day because you chose so",
      "so they can’t be turned off",
      "the daily email",
    ],
    keptBy: ["workers/jobs/notice-choice.ts", "app/features/deciding/notices/commands/save-preferences.server.ts"],
    tests: ["test/workers/notices/choices.test.ts", "test/http/unsubscribe-notices.test.ts"],
  },
  {
    promise: "The daily mail comes between 8 and 9 in the chosen zone, if there is news",
    said: ["is one email between 8 and 9 AM there", "To send emails at the right hour"],
    keptBy: ["app/kernel/digest-time.ts", "app/features/deciding/notices/mails/digest.server.ts"],
    tests: [
      "test/workers/notices/choices.test.ts",
      "test/domain/platform/digest-time.test.ts",
      "test/workers/jobs/lanes.test.ts",
    ],
  },
  {
    promise: "Who waits for a week is told of, once a week at most",
    said: ["Nothing has happened there for a week", "You get this once a week at most"],
    keptBy: ["app/features/deciding/inbox/queries/list-waiting-landlords.server.ts"],
    tests: ["test/workers/notices/waiting.test.ts"],
  },
  {
    promise: "How to share a form without applications is told once",
    said: ["You get this email once for a form"],
    keptBy: ["app/features/forms/rent-forms/mails/form-quiet.server.ts"],
    tests: ["test/workers/notices/form-quiet.test.ts"],
  },
  {
    promise: "Who asked for more has an answer due on a named day, and one reminder the day before",
    said: ["Your answer is due within a day"],
    keptBy: [
      "app/features/applying/info-requests/commands/request-info.server.ts",
      "workers/jobs/sweeps/request-reminders.ts",
    ],
    tests: ["test/workers/info-requests.test.ts"],
  },
  {
    promise: "An answer that the landlord promised is due on a named day, and both pages say when it is late",
    said: [
      "Answers within a day",
      "Answers within {} days",
      "The landlord promises an answer within {} days",
      "The landlord promised an answer by {}",
      "{} days late",
      "due in {} days",
      "No day promised",
    ],
    keptBy: ["app/features/applying/applications/answer-promise.ts", "app/features/applying/applicant/standing.ts"],
    tests: [
      "test/domain/applications/answer-promise.test.ts",
      "test/http/apply-status.test.ts",
      "test/workers/inbox/inbox.test.ts",
    ],
  },
  {
    promise: "A landlord has what was sent at once",
    said: ["The landlord gets your application at once"],
    keptBy: [
      "app/features/applying/apply/commands/submit-application.server.ts",
      "workers/jobs/handlers/new-application.ts",
    ],
    tests: ["test/workers/apply-submit.test.ts", "test/workers/jobs/handlers.test.ts"],
  },
  {
    promise:
      "Who applies gets a receipt with a number and a page that says where it stands, when it was opened and when documents go",
    said: [
      "Every applicant gets a receipt with an application number",
      "says when the landlord opened the application",
      "If no answer comes, this page says so",
    ],
    keptBy: [
      "app/features/applying/apply/mails/application-receipt.server.ts",
      "app/features/applying/applicant/status-view.ts",
    ],
    tests: [
      "test/http/apply-status.test.ts",
      "test/workers/application/mails.test.ts",
      "test/workers/jobs/handlers.test.ts",
    ],
  },
  {
    promise: "Notices can be stopped by a link in them; what protects account and money cannot",
    said: ["Most notifications have a link that stops them"],
    keptBy: ["workers/jobs/notice-choice.ts", "app/features/deciding/notices/stop-link.ts"],
    tests: ["test/http/unsubscribe-notices.test.ts", "test/http/guests/manage.test.ts", "test/domain/mails.test.tsx"],
  },
  {
    promise: "A member who declines is written to no more, whoever names them again",
    said: ["We won't email you again", "we won't write to you again"],
    keptBy: [
      "app/features/applying/apply/household/commands/send-part.server.ts",
      "app/features/applying/apply/household/commands/invite-household.server.ts",
    ],
    tests: ["test/http/apply-household.test.ts"],
  },
  {
    promise: "Members are reminded after two and five days, and told when their part ends",
    said: ["If it is not sent by {}, your part is deleted"],
    keptBy: [
      "workers/jobs/sweeps/member-reminders.ts",
      "app/features/applying/applications/commands/announce-part-ends.server.ts",
    ],
    tests: ["test/workers/household.test.ts", "test/workers/lapsed-parts.test.ts"],
  },
];
