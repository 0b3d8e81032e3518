import type { PromiseRow } from "./promise-row.ts";

export const mailedLinks: PromiseRow[] = [
  {
    promise: "A private link opens a guest's form for 30 days, in this browser, too, and a fresh one comes by mail",
    said: [
      "Private links work for 30 days",
      "It works for 30 days",
      "The link works for 30 days",
      "This browser remembers your private link for 30 days",
      "Opens the secure view of a form made without an account, 30 days",
    ],
    keptBy: ["app/kernel/links.ts", "app/features/deciding/manage-link/manage-cookie.ts"],
    tests: [
      "test/workers/jobs/handlers.test.ts",
      "test/http/guests/manage.test.ts",
      "test/domain/guests/manage-cookie.test.ts",
    ],
  },
  {
    promise: "The link that confirms a form works once and for 7 days; three come in an hour",
    said: [
      "Links to confirm a form work for 7 days",
      "The link works once and for 7 days",
      "The link works for 7 days",
      "That’s three emails in an hour",
    ],
    keptBy: [
      "app/kernel/links.ts",
      "app/features/deciding/manage-link/commands/verify-and-publish.server.ts",
      "app/features/deciding/decision/rules/guest-limits.ts",
    ],
    tests: ["test/workers/rent-forms/verify.test.ts", "test/http/guests/verify-form.test.ts"],
  },
  {
    promise: "The link that confirms an address works once, for 24 hours or longer",
    said: ["It works once and for 24 hours", "It works for 24 hours"],
    keptBy: ["app/platform/auth/access.ts", "app/platform/auth/pending-sign-ups.server.ts"],
    tests: ["test/http/accounts/wire-rows.test.ts", "test/workers/jobs/mail-budget.test.ts"],
  },
  {
    promise: "The link for a new password works once and for an hour",
    said: ["It works for one hour", "It works once and for one hour"],
    keptBy: ["app/platform/auth/create-auth.server.ts"],
    tests: ["test/http/accounts/wire.test.ts", "test/http/accounts/wire-rows.test.ts"],
  },
  {
    promise: "A change of address can be undone from the old one for 24 hours after it",
    said: [
      "can undo the change for 24 hours",
      "take it back within 24 hours",
      "The link works for 24 hours after the change",
    ],
    keptBy: ["app/platform/auth/address-changes.server.ts"],
    tests: ["test/http/accounts/takeover.test.ts"],
  },
  {
    promise:
      "Forms made as a guest move by a link that works once, for 7 days, in that account, and go back for 7 days",
    said: [
      "It works once, for 7 days, and in the account",
      "you have 7 days for it",
      "give the forms back to this address within 7 days",
      "For seven days the link in a second email gives them back",
    ],
    keptBy: ["app/features/people/account-data/commands/claim-forms.server.ts"],
    tests: ["test/http/accounts/takeover.test.ts", "test/http/accounts/ownership.test.ts"],
  },
  {
    promise:
      "An application that looked suspicious is kept for 30 days, in which its landlord may release it and its applicant confirm it",
    said: [
      "after that the application is deleted",
      "It is more than 30 days old",
      "The link works for 30 days;",
      "is deleted after 30 days unless you release it",
    ],
    keptBy: [
      "app/features/applying/apply/spam/commands/confirm-application.server.ts",
      "app/features/applying/apply/spam/commands/discard-application.server.ts",
    ],
    tests: ["test/http/spam/sending.test.ts", "test/workers/spam/quarantine.test.ts"],
  },
  {
    promise: "The link to a part works until the named day, a link to hand on once, for who opens it first",
    said: ["It works once, for the first person who opens it, until {}"],
    keptBy: ["app/features/applying/apply/household/commands/share-invitation.server.ts"],
    tests: ["test/http/apply-household.test.ts"],
  },
  {
    promise: "A referee's link works for 14 days, with one reminder after three",
    said: [
      "The link works for 14 days, with one reminder after three",
      "The questions were open for 14 days",
      "No answer in 14 days",
      "open until {}",
      "Open until {}.",
    ],
    keptBy: [
      "app/features/applying/references/commands/ask-reference.server.ts",
      "workers/jobs/sweeps/request-reminders.ts",
    ],
    tests: ["test/workers/references/asking.test.ts"],
  },
  {
    promise: "A preview opens for 14 days, for anyone who has its link",
    said: ["Opens for 14 days, for anyone who has it"],
    keptBy: ["app/features/forms/rent-forms/commands/create-preview-link.server.ts"],
    tests: ["test/http/forms/preview-and-pictures.test.ts"],
  },
];
