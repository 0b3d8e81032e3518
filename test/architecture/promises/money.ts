import type { PromiseRow } from "./promise-row.ts";

export const money: PromiseRow[] = [
  {
    promise: "Prices are those of the list; Pro by the year is two months free",
    said: [
      "Two months free",
      "Cheaper than credits from {} homes a month",
      "if you publish {} or more homes in a month",
      "Pro by the year costs less than credits",
      "For one busy month, Pro by the month does",
      "or {} a year",
      "{} for a year, less what is left of your month",
      "It renews in a year for {}",
    ],
    keptBy: ["app/features/money/billing/prices.ts"],
    tests: [
      "test/domain/billing/prices.test.ts",
      "test/domain/marketing/offers.test.ts",
      "test/workers/billing/stand-in.test.ts",
    ],
  },
  {
    promise: "A bought credit does not end; a gift is good for 12 months and spent first",
    said: [
      "Credits are there at once and do not end",
      "are good for {} months, and are spent first",
      "Gifts last {} months and are used first",
      "{} {} from the day you redeem",
    ],
    keptBy: [
      "app/features/money/billing/commands/spend-credit.server.ts",
      "app/features/money/billing/commands/grant-credits.server.ts",
    ],
    tests: ["test/workers/billing/books.test.ts", "test/workers/vouchers/redeem.test.ts"],
  },
  {
    promise: "A credit comes back when its form is closed within 24 hours and nobody has begun",
    said: [
      "Within {} hours, and if no one has started an application, the credit comes back",
      "It is given back if the form is closed within {} hours",
      "{} closed within a day",
    ],
    keptBy: ["app/features/forms/rent-forms/commands/give-credit-back.server.ts"],
    tests: ["test/workers/billing/publish.test.ts"],
  },
  {
    promise: "Unused credits are paid back for 30 days",
    said: [
      "Unused credits are paid back on request for {} days",
      "within {} days of buying them",
      "We pay back unused credits for {} days",
      "Unused credits are paid back for {} days",
      "Refundable for {} days if unused",
      "Unused credits are refundable for {} days",
    ],
    keptBy: ["app/features/money/billing/commands/refund-credits.server.ts"],
    tests: ["test/workers/billing/payments.test.ts"],
  },
  {
    promise: "Pro is paid back for the first 14 days of a paid year, or in its first month",
    said: [
      "for the first {} days of every paid year",
      "in the first {} days of every paid year",
      "Refundable for the first {} days of every paid year",
      "Pro is paid back in the first {} days",
      "with the year’s payment, where you went over to it in that month",
      "You can have the money back for {} days",
      "This payment is refundable for the first {} days",
      "The month you paid before is refunded with it only",
      "may take back what they bought within {} days",
      "It ends at once, and {} is refunded",
    ],
    keptBy: ["app/features/money/billing/commands/refund-plan.server.ts"],
    tests: ["test/workers/billing/payments.test.ts"],
  },
  {
    promise: "Money takes 5 to 10 days, which is Stripe's and the bank's",
    said: ["takes 5 to 10 days"],
    keptBy: ["app/features/money/billing/commands/refund-credits.server.ts"],
    tests: ["test/workers/billing/payments.test.ts"],
  },
  {
    promise: "Pro is cancelled in two clicks, to the end of what is paid",
    said: [
      "Cancel in two clicks",
      "You can cancel in two clicks",
      "until you cancel, in two clicks",
      "which takes two clicks at any time",
      "Pro lasts until {}",
      "It is paid until {}",
      "It lasts until {}",
      "Pro lasts to the end of the year",
    ],
    keptBy: ["app/features/money/billing/commands/change-plan.server.ts"],
    tests: ["test/workers/billing/payments.test.ts", "test/e2e/billing.test.ts"],
  },
  {
    promise:
      "After Pro ends all goes on for 14 days, then one form for 45 days, the others pause; a mail says so before, and once more three days before",
    said: [
      "and {} days longer",
      "Then the form with the newest application stays open for {} days",
      "then the form with the newest application stays open for {} days",
      "After Pro ends, everything continues for {} days",
      "forms beyond the free limits continue for {} days",
      "Pro has ended, and its last {} days are nearly over",
      "To keep all of them open, get Pro again before that day",
      "stays open for up to {} days",
      "To have another one open instead",
      "Forms beyond the free limits continue for {} more days",
      "Forms beyond the free limits continue until {}",
      "Your forms continue as they are until {}",
    ],
    keptBy: [
      "app/features/forms/rent-forms/commands/settle-plan.server.ts",
      "app/features/money/billing/commands/plan-mails.server.ts",
    ],
    tests: ["test/workers/billing/pro.test.ts", "test/workers/billing/payments.test.ts"],
  },
  {
    promise: "A year's renewal is announced a month before",
    said: [
      "Before each yearly renewal we remind you by email",
      "Your subscription, once a year",
      "On that day {} is charged to your card",
    ],
    keptBy: ["app/features/money/billing/commands/plan-mails.server.ts"],
    tests: ["test/workers/billing/payments.test.ts"],
  },
  {
    promise: "Pro stays while a failed payment is tried again",
    said: ["Pro stays on while we try again over the next two weeks"],
    keptBy: ["app/features/money/billing/plan-status.ts"],
    tests: ["test/workers/billing/payments.test.ts"],
  },
  {
    promise: "A second subscription is ended and paid back",
    said: ["A second subscription was ended and refunded", "You took Pro twice"],
    keptBy: ["app/features/money/billing/commands/end-second.server.ts"],
    tests: ["test/workers/billing/payments.test.ts"],
  },
  {
    promise: "What was received stays readable and can be downloaded on every plan",
    said: ["What you received stays readable and can be downloaded"],
    keptBy: [
      "app/features/deciding/decision/queries/has-full-review.server.ts",
      "app/features/forms/rent-forms/commands/settle-plan.server.ts",
    ],
    tests: ["test/workers/billing/review.test.ts", "test/workers/billing/pro.test.ts"],
  },
  {
    promise: "No plan leaves out documents, law, deletion on time, letters; every account has its data as CSV",
    said: ["In every plan, and never an extra", "also all your data as CSV"],
    keptBy: ["app/features/site/marketing/pricing.ts", "app/features/forms/rent-forms/entitlements.ts"],
    tests: [
      "test/domain/marketing/texts.test.ts",
      "test/http/guests/decide.test.ts",
      "test/http/accounts/export.test.ts",
    ],
  },
  {
    promise: "Tenants pay nothing",
    said: ["Tenants never pay"],
    keptBy: ["app/features/money/billing/prices.ts"],
    tests: ["test/domain/billing/prices.test.ts"],
  },
  {
    promise: "A withdrawal takes two steps without signing in, and its receipt comes at once",
    said: [
      "in two steps and without signing in",
      "and a receipt by email at once",
      "You agree that a credit may be used at once",
    ],
    keptBy: ["app/features/money/withdrawals/commands/declare-withdrawal.server.ts"],
    tests: ["test/http/withdraw.test.ts"],
  },
  {
    promise: "A voucher is remembered by its browser for a day, and redeemed until its day",
    said: [
      ", good until {}",
      "in this browser within a day",
      "You can redeem until {}",
      "It could be redeemed until {}",
      "Its credits are good until {}",
      "Keeps the voucher that you opened",
    ],
    keptBy: [
      "app/features/money/vouchers/commands/redeem-voucher.server.ts",
      "app/features/money/vouchers/voucher-cookie.ts",
    ],
    tests: ["test/workers/vouchers/redeem.test.ts", "test/http/redeem.test.ts"],
  },
  {
    promise: "A payment by a slower way is told of by mail",
    said: ["Slower ways to pay can take a few days"],
    keptBy: ["app/features/money/billing/commands/handle-event.server.ts"],
    tests: ["test/workers/billing/payments.test.ts"],
  },
  {
    promise: "A confirmed account is offered one free credit at its first publication; no card is asked for",
    said: ["is also offered {} when it first publishes", "You are not asked for a card"],
    keptBy: [
      "app/features/money/billing/queries/find-welcome.server.ts",
      "app/features/forms/rent-forms/commands/pay-for-form.server.ts",
    ],
    tests: ["test/workers/billing/publish.test.ts"],
  },
  {
    promise: "A credit is spent only by a press beside which that is said",
    said: ["Publishing uses 1 of your {} credits"],
    keptBy: ["app/features/forms/rent-forms/publish-offer.ts", "app/features/forms/builder/publish-form.tsx"],
    tests: ["test/domain/rent-forms/publish-offer.test.ts", "test/e2e/billing.test.ts"],
  },
  {
    promise: "Bought credits do not end",
    said: ["Bought credits do not expire", "Bought ones do not", "a bought credit does not expire"],
    keptBy: ["app/features/money/billing/commands/grant-credits.server.ts"],
    tests: ["test/workers/billing/books.test.ts"],
  },
  {
    promise: "The first purchase sets the currency; a subscription keeps its price",
    said: ["Your first purchase sets the currency of your account", "A subscription keeps the price it began with"],
    keptBy: [
      "app/features/money/billing/commands/start-purchase.server.ts",
      "app/features/money/billing/commands/sync-customer.server.ts",
    ],
    tests: ["test/workers/billing/payments.test.ts", "test/workers/billing/stand-in.test.ts"],
  },
  {
    promise:
      "While a payment is disputed no credit is spent and no voucher redeemed; forms, reading and exports continue",
    said: ["nothing is published on credit and no voucher is redeemed"],
    keptBy: [
      "app/features/money/billing/commands/spend-credit.server.ts",
      "app/features/money/vouchers/commands/redeem-voucher.server.ts",
    ],
    tests: [
      "test/workers/billing/publish.test.ts",
      "test/workers/vouchers/redeem.test.ts",
      "test/workers/billing/payments.test.ts",
    ],
  },
];
