import type { FoundVoucher, VoucherOffer } from "./queries/find-voucher.server";
import { voucherWords } from "./words";

type Shown = Pick<VoucherOffer, "label" | "credits" | "giftMonths" | "validFrom" | "validUntil">;

/** What the page of a voucher says. Times in milliseconds. */
export type VoucherView =
  | { kind: "unknown" }
  | { kind: "wait"; minutes: number }
  | {
      kind: "yours";
      label: string;
      credits: number;
      at: number;
      endsAt: number | null;
      balance: number;
      isJustAdded: boolean;
    }
  | ({
      kind: "revoked" | "expired" | "exhausted" | "scheduled" | "signed-out" | "ready" | RefusedStanding;
    } & Shown);

type RefusedStanding = "unverified" | "suspended" | "held" | "not-for-you";

/** Whoever has it reads that first, then why nobody can have it, then why this account cannot. */
export function viewOfVoucher(found: FoundVoucher, isJustAdded: boolean): VoucherView {
  const { offer, state, standing } = found;
  const { label, credits, giftMonths, validFrom, validUntil } = offer;
  if (standing?.kind === "yours") {
    const { at, endsAt, balance, credits: added } = standing;
    return { kind: "yours", label, credits: added, at, endsAt, balance, isJustAdded };
  }
  const kind = state === "active" ? (standing?.kind ?? "signed-out") : state;
  return { kind, label, credits, giftMonths, validFrom, validUntil };
}

export const voucherStatus: Record<VoucherView["kind"], number> = {
  unknown: 404,
  wait: 429,
  revoked: 410,
  expired: 410,
  exhausted: 410,
  suspended: 403,
  held: 403,
  "not-for-you": 403,
  scheduled: 200,
  yours: 200,
  unverified: 200,
  "signed-out": 200,
  ready: 200,
};

/** Those on which signing in, signing up or confirming comes before redeeming: the browser keeps the voucher meanwhile. */
export function isKeptFor(kind: VoucherView["kind"]): boolean {
  return kind === "signed-out" || kind === "unverified" || kind === "not-for-you";
}

/** "1 credit", "3 credits", to the admin. */
export function sayCredits(count: number): string {
  return voucherWords.en.credits({ n: count });
}
