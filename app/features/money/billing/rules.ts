/** What a form may do, for entitlements, pricing page and billing; prices.ts says what it costs. */

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
  /** Flags, comparing, references and moves of several at once. Reading in order is a rule of some places, and everybody's. */
  hasFullReview: boolean;
};

export const plans = {
  guest: {
    id: "guest",
    openForms: 1,
    openDays: 30,
    applications: 15,
    isCapped: true,
    customQuestions: 3,
    hasFullReview: false,
  },
  free: {
    id: "free",
    openForms: 1,
    openDays: 45,
    applications: 25,
    isCapped: true,
    customQuestions: 5,
    hasFullReview: false,
  },
  credit: {
    id: "credit",
    openForms: null,
    openDays: 90,
    applications: 300,
    isCapped: false,
    customQuestions: 30,
    hasFullReview: true,
  },
  pro: {
    id: "pro",
    openForms: 50,
    openDays: null,
    applications: 300,
    isCapped: false,
    customQuestions: 30,
    hasFullReview: true,
  },
} as const satisfies Record<Plan["id"], Plan>;

/** People who share an account, its owner among them. */
export const seatTerms = {
  /** Without Pro: the owner, and one colleague who reads. */
  free: 2,
  /** In the price of Pro; each further one is paid for by itself. */
  included: 3,
  /** With Pro; who needs more writes to us. */
  most: 30,
} as const;

export const billingTerms = {
  /** To the first account of a confirmed address. */
  welcomeCredits: 1,
  /** A gift, such as the welcome credit or one of a voucher, is good for this long; a bought credit does not expire. */
  giftMonths: 12,
  /** A form closed this soon after publishing gives its credit back, if nobody has begun an application. */
  giveBackHours: 24,
  /** Unused credits are paid back this long after they were bought. */
  refundDays: 30,
  /** Pro is paid back this long after each yearly payment began, and in its first month. */
  withdrawDays: 14,
  /** After a subscription ends, forms beyond the free limits continue for this long. */
  graceDays: 14,
  /** So long before forms are paused it is told by mail once more; no grace that is found out late is shorter. */
  pausingDays: 3,
  /** Of a subscription that ended: the one form that goes on stays open for this long. */
  keptOpenDays: 45,
  /** An application begun before the limit was reached may still be sent for this long. */
  startedDraftHours: 72,
} as const;

/** Stripe's words for a subscription that holds. Whoever owes the last payment keeps Pro until Stripe gives up. */
export const liveStatuses = ["active", "trialing", "past_due"] as const;

/** When a gift of this moment ends. Milliseconds. */
export function giftEnd(at: number, months: number = billingTerms.giftMonths): number {
  return monthsAfter(at, months);
}

/** So many months later, by the calendar in UTC. Milliseconds. */
export function monthsAfter(at: number, months: number): number {
  const day = new Date(at);
  const end = new Date(at);
  end.setUTCMonth(day.getUTCMonth() + months);
  // The 31st of a month that has none is its last day.
  if (end.getUTCDate() !== day.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}
