import type { Audience, VoucherState } from "../../../features/money/vouchers/rules";
import type { goodwillReasons } from "../../../features/money/vouchers/schema";

/** What each field of the form that makes vouchers takes. */
export const fieldWords = {
  label: "Label: 1 to 80 characters.",
  credits: "Credits: a whole number from 1 to 100.",
  maxRedemptions: "For how many people: a whole number from 1 to 10,000.",
  count: "How many vouchers: a whole number from 1 to 500.",
  campaign: "Campaign: at most 40 characters.",
  validFrom: "From: a day.",
  validUntil: "Until: a day after the first.",
  audience: "For whom: one of the four.",
  audienceRef: "An email address, or a domain such as example.org.",
  giftMonths: "Months: a whole number from 1 to 36.",
  note: "Note: at most 500 characters.",
} as const;

export const audienceWords: Record<Audience, string> = {
  any: "anyone",
  new: "accounts made after it",
  email: "one address",
  domain: "one domain",
};

export const goodwillWords: Record<(typeof goodwillReasons)[number], string> = {
  "our-fault": "Something of ours went wrong",
  "lost-credits": "Credits were lost",
  thanks: "Thanks for help",
  trial: "To try it",
  other: "Something else",
};

export const stateWords: Record<VoucherState, string> = {
  scheduled: "Not yet",
  active: "Open",
  exhausted: "Used up",
  expired: "Expired",
  revoked: "Revoked",
};

export type VoucherField = keyof typeof fieldWords;
