import type { PromiseRow } from "./promise-row.ts";

/** What a person does; the file is what tells that person, or how the operator does it. */
export const keptByPeople: PromiseRow[] = [
  {
    promise:
      "Somebody looks at a form that waits, and at an appeal, within one working day; the operator gets an alarm after a day",
    said: ["Someone looks at it within one working day", "Someone will look at it within one business day"],
    keptBy: [
      "app/features/operator/operations/queries/get-health.server.ts",
      "app/features/operator/admin/queries/list-queue-lines.server.ts",
    ],
    tests: ["test/workers/screening/publish.test.ts", "test/workers/admin/queue-lines.test.ts"],
  },
  {
    promise: "Who writes to us gets an answer within 30 days, and a copy within minutes",
    said: ["We answer within 30 days", "You get a copy by email in a few minutes"],
    keptBy: ["app/features/people/contact/mails/contact.server.ts"],
    tests: ["test/workers/contact.test.ts", "test/http/contact.test.ts"],
  },
  {
    promise: "A withdrawal is answered within 14 days",
    said: ["We write to you within 14 days"],
    keptBy: ["app/features/money/withdrawals/commands/act-on-withdrawal.server.ts"],
    tests: ["test/http/withdraw.test.ts"],
  },
  {
    promise: "A breach is told within 72 hours",
    said: ["within 72 hours of learning of it", "with breaches (within 72 hours)"],
    keptBy: ["docs/operations.md"],
    tests: ["test/architecture/docs.test.ts"],
  },
  {
    promise:
      "Changes of terms and new helpers stand on their page 30 days before they apply, the end of the service 90 days",
    said: [
      "{} days before they apply",
      "New ones are announced there {} days before",
      "New companies are announced here {} days before",
      "with {} days’ notice on this page",
    ],
    keptBy: [
      "app/features/site/marketing/legal-changes.ts",
      "app/features/site/marketing/ui/coming-changes.tsx",
      "docs/operations.md",
    ],
    tests: ["test/domain/marketing/legal-changes.test.tsx"],
  },
];
