/**
 * Prices and limits of the product: the one place that says what a form may do and what it costs. The limits of
 * rent-forms/entitlements.ts, the pricing page and, with it, billing read them here. Amounts are US cents, before tax.
 */

/** Months of the yearly plan are cheaper; a credit is cheaper in a pack. */
export type Price = { amountCents: number; per: "month" | "year" | null };

export type Plan = {
  id: "guest" | "free" | "credit" | "pro";
  /** Forms that run at the same time; null: as many as one pays for. */
  openForms: number | null;
  /** How long one publication stays open; null: while subscribed. */
  openDays: number | null;
  /** Sent households of one form, spam apart. */
  applications: number;
  /** Whether `applications` is a limit that a visitor meets, or only the bound of fair use. */
  isCapped: boolean;
  /** Questions of the landlord's own, beside those of the catalogue. */
  customQuestions: number;
};

export const plans = {
  guest: { id: "guest", openForms: 1, openDays: 30, applications: 10, isCapped: true, customQuestions: 3 },
  free: { id: "free", openForms: 1, openDays: 45, applications: 10, isCapped: true, customQuestions: 5 },
  credit: { id: "credit", openForms: null, openDays: 60, applications: 300, isCapped: false, customQuestions: 30 },
  pro: { id: "pro", openForms: 50, openDays: null, applications: 300, isCapped: false, customQuestions: 30 },
} as const satisfies Record<Plan["id"], Plan>;

/** Credits are sold in these packs. */
export const creditPacks = [
  { credits: 1, amountCents: 12_00 },
  { credits: 3, amountCents: 30_00 },
  { credits: 10, amountCents: 80_00 },
] as const;

export const subscription = {
  monthly: { amountCents: 19_00, per: "month" },
  yearly: { amountCents: 190_00, per: "year" },
  /** People who may work in one account, and what each further one costs a month. */
  seats: 3,
  furtherSeatCents: 6_00,
} as const satisfies Record<string, Price | number>;

export const billingTerms = {
  /** To the first account of a confirmed address. */
  welcomeCredits: 1,
  /** A gift, such as the welcome credit or one of a voucher, is good for this long; a bought credit does not expire. */
  giftMonths: 12,
  /** A form closed this soon after publishing gives its credit back, if nobody has begun an application. */
  giveBackHours: 24,
  /** Unused credits are paid back this long after they were bought. */
  refundDays: 14,
  /** After a subscription ends, forms beyond the free limits go on for this long. */
  graceDays: 14,
  /** An application begun before the limit was reached may still be sent for this long. */
  startedDraftHours: 72,
} as const;

/** "$12", "$1.50": whole dollars without cents. */
export function dollars(amountCents: number): string {
  const digits = amountCents % 100 === 0 ? 0 : 2;
  return `$${(amountCents / 100).toFixed(digits)}`;
}

/** Whether credits and Pro can be bought yet. Until then an account's forms have the credit's column, and nothing is charged. */
export const isSelling = false;
