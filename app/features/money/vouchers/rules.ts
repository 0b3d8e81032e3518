import { mailboxOf } from "../../../kernel/email";
import type { RateRule } from "../../../platform/rate-limit";

export type VoucherState = "scheduled" | "active" | "exhausted" | "expired" | "revoked";

/** What a voucher's state follows from; times in milliseconds. */
export type VoucherTerms = {
  maxRedemptions: number;
  redemptions: number;
  validFrom: number | null;
  validUntil: number | null;
  revokedAt: number | null;
};

/** The state of a voucher, which stands in no column. Revoked is said first, used up last: extending ends the others. */
export function voucherState(voucher: VoucherTerms, now: number): VoucherState {
  if (voucher.revokedAt !== null) return "revoked";
  if (voucher.validFrom !== null && voucher.validFrom > now) return "scheduled";
  if (voucher.validUntil !== null && voucher.validUntil <= now) return "expired";
  return voucher.redemptions >= voucher.maxRedemptions ? "exhausted" : "active";
}

export type Audience = "any" | "new" | "email" | "domain";

/**
 * Whether a voucher is meant for somebody. `audienceRef`: of "email" a keyed hash in `mailboxHashes`, of "domain" the
 * domain. "new": the account is younger than the voucher.
 */
export function isMeantFor(
  voucher: { audience: Audience; audienceRef: string | null; createdAt: number },
  person: { email: string; mailboxHashes: readonly string[]; createdAt: number },
): boolean {
  if (voucher.audience === "new") return person.createdAt >= voucher.createdAt;
  if (voucher.audience === "email") return person.mailboxHashes.some((hash) => hash === voucher.audienceRef);
  if (voucher.audience === "domain") return mailboxOf(person.email).endsWith(`@${voucher.audienceRef}`);
  return true;
}

const hour = 3600;

/** Each press on "Add credits" counts once, each secret that nobody knows twice. */
export const redeemLimits = {
  perAddress: { action: "redeem-address", limit: 10, windowSeconds: hour },
  perAccount: { action: "redeem-account", limit: 10, windowSeconds: hour },
  /** Beyond `perAddress`, with a calculation each: so many, and then none. */
  withProof: { action: "redeem-proof", limit: 30, windowSeconds: hour },
} as const satisfies Record<string, RateRule>;

/** Secrets of vouchers that nobody knows, from everybody together within the hour: somebody guesses. */
export const unknownVouchers = { action: "redeem-unknown-all", limit: 100, windowSeconds: 3600 } as const;
