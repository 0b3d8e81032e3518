import type { PromiseRow } from "./promise-row.ts";

export const formsAndPlans: PromiseRow[] = [
  {
    promise: "A form without an account: 30 days, 15 applications, 3 own questions, one at a time",
    said: [
      "A form made this way stays open for {} days",
      "Without an account this form is open for {} days",
      "It stays open for {} days and takes up to {} applications",
      "Free for {} applications in {} days",
      "{} applications in {} days, no card",
      "{} applications, {} days, and no card",
      "One form, open for {} days, {} applications",
      "One form at a time is free",
      "{} applications, {} days:",
      "For one vacancy, tonight",
    ],
    keptBy: ["app/features/money/billing/rules.ts", "app/features/forms/rent-forms/entitlements.ts"],
    tests: [
      "test/workers/rent-forms/verify.test.ts",
      "test/workers/rent-forms/state.test.ts",
      "test/domain/billing/plans.test.ts",
    ],
  },
  {
    promise: "A form of a free account: 45 days, 25 applications, 5 own questions, one at a time",
    said: ["Open for {} days from the day you publish"],
    keptBy: ["app/features/money/billing/rules.ts", "app/features/forms/rent-forms/commands/pay-for-form.server.ts"],
    tests: ["test/workers/billing/publish.test.ts", "test/domain/billing/plans.test.ts"],
  },
  {
    promise:
      "A credit: 90 days, 300 applications by fair use, 30 own questions, every tool; another credit 90 days more",
    said: [
      "One full form for {} days",
      "A further credit adds another {} days",
      "A further credit adds {} days",
      "{} days, and {} more for each further credit",
      "A credit used on a free form lifts its other limits at once",
      "open for {} days, for {}",
      "A credit opens this form for {} days",
      "One credit keeps one form open for {} days",
      "a form open for {} days",
      "{} days, every tool",
      "{} days with every tool",
      "A credit publishes one form for {} days",
      "moves of several at once, {} questions of your own and {}",
      "A credit adds {} days",
      "Add {} days with a credit",
      "Its benefits apply right away",
      "{}, for up to {} days at a time",
    ],
    keptBy: [
      "app/features/forms/rent-forms/commands/pay-with-credit.server.ts",
      "app/features/money/billing/rules.ts",
      "app/features/money/billing/application-cap.ts",
    ],
    tests: [
      "test/workers/billing/publish.test.ts",
      "test/workers/billing/history.test.ts",
      "test/domain/billing/application-cap.test.ts",
    ],
  },
  {
    promise: "Within the days that were paid for a form may be closed and opened again",
    said: [
      "Within those days you may close and reopen it",
      "Within its {} days that is free",
      "This form stays open until {}",
      "{} until {}.",
      "{} days, until {}",
      "{} days more, until {}",
    ],
    keptBy: ["app/features/forms/rent-forms/commands/change-form-state.server.ts"],
    tests: ["test/workers/billing/publish.test.ts"],
  },
  {
    promise: "A closing date lies within the plan's days, a maximum between 1 and 500",
    said: [
      "Enter a number from 1 to 500",
      "Up to {} days from today",
      "After that you can set a different closing date here",
      "Choose a day before {}",
      "It applies right away",
    ],
    keptBy: [
      "app/features/forms/rent-forms/limits-form.ts",
      "app/features/forms/rent-forms/commands/set-form-limits.server.ts",
    ],
    tests: ["test/workers/rent-forms/account-forms.test.ts", "test/http/forms/pages.test.ts"],
  },
  {
    promise: "Three days before a form closes its landlord is asked",
    said: ["{} days left", "Days until {} closes"],
    keptBy: ["workers/jobs/sweeps/form-life.ts", "app/features/deciding/form-page/rules/form-end.ts"],
    tests: ["test/workers/jobs/form-life.test.ts", "test/domain/form-page/form-tabs.test.ts"],
  },
  {
    promise: "Closing or deleting takes its page offline at once",
    said: [
      "Its page goes offline at once",
      "The form’s page goes offline at once",
      "The form's page goes offline at once",
    ],
    keptBy: ["app/features/forms/rent-forms/commands/move-form.server.ts"],
    tests: ["test/workers/rent-forms/state.test.ts"],
  },
  {
    promise: "How long an application takes is counted from its questions",
    said: ["It takes about {} minutes", "Apply in about {} minutes", "{} minutes to fill in"],
    keptBy: ["app/features/applying/answering/minutes.ts"],
    tests: ["test/domain/model/templates.test.ts", "test/domain/rent-forms/share.test.ts"],
  },
];
