import type { PromiseRow } from "./promise-row.ts";

export const mailLimits: PromiseRow[] = [
  {
    promise: "An address gets a few mails a day; one more goes within a day or when there is room",
    said: [
      "we send each one only a few emails a day",
      "yours goes out within a day",
      "This address has had as many emails as we send to one in a day",
      "The address had too many emails for days",
      "That is enough email for one day",
      "has already got as many messages as can be sent in one day",
    ],
    keptBy: ["app/platform/mail-budget.server.ts", "workers/jobs/deliver.ts"],
    tests: ["test/workers/jobs/mail-budget.test.ts", "test/http/apply-status.test.ts"],
  },
  {
    promise:
      "Where nobody pressed a link of ours an address gets five mails a day, whoever causes them, and a landlord reaches ten such addresses a day, or as many as confirmed theirs; what waits leaves after a press, or when the day is over, and is given up after a week with a notice",
    said: [
      "or once you open the link in an email from us",
      "We send such an address only a few emails a day",
      "your limit for such addresses is reached today",
      "as soon as they open the link in an email from us",
      "For days no one at this address has opened a link of ours",
    ],
    keptBy: ["app/platform/mail-budget.server.ts", "app/platform/mailbox-press.server.ts", "workers/jobs/run-job.ts"],
    tests: ["test/workers/jobs/strangers.test.ts"],
  },
  {
    promise: "An address that refuses gets nothing for a week",
    said: ["so we won’t write to it for a week"],
    keptBy: ["app/platform/mail-block.server.ts"],
    tests: ["test/workers/operations/mail-events.test.ts"],
  },
  {
    promise: "A mail is sent again five times a day at most",
    said: ["Check this page for news, and try again tomorrow", "Try again tomorrow"],
    keptBy: [
      "app/features/deciding/application/commands/resend-mail.server.ts",
      "app/features/applying/applicant/commands/retry-mail.server.ts",
    ],
    tests: ["test/workers/application/mails.test.ts", "test/workers/operations/mail-events.test.ts"],
  },
  {
    promise: "Whoever saw a home gets one message a day from its landlord, who writes twenty times an hour at most",
    said: ["One message a day", "written often in the last hour"],
    keptBy: ["app/features/applying/viewings/commands/write-guests.server.ts"],
    tests: ["test/workers/viewings/write-guests.test.ts"],
  },
];
