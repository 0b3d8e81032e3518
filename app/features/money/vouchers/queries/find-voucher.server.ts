import { sql } from "drizzle-orm";
import { session, user } from "../../../../db/schema/accounts";
import { billingAccount, creditEntry, voucher, voucherRedemption } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import { sha256Hex } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { billingAccountOf } from "../../billing/commands/open-billing-account.server";
import { balanceOf } from "../../billing/queries/get-credit-balance.server";
import { readVoucherSecret } from "../codes";
import { voucherMailboxHash } from "../commands/make-voucher.server";
import { type Audience, isMeantFor, type VoucherState, type VoucherTerms, voucherState } from "../rules";

/** A voucher as it is offered; times in milliseconds. */
export type VoucherOffer = {
  id: string;
  label: string;
  credits: number;
  giftMonths: number;
  validFrom: number | null;
  validUntil: number | null;
};

/** Why somebody signed in cannot have it, or that it can be had. `yours`: it was redeemed by this account before. */
type VoucherStanding =
  | { kind: "ready" }
  | { kind: "yours"; at: number; credits: number; balance: number; endsAt: number | null }
  | { kind: "not-for-you" | "unverified" | "suspended" | "held" };

export type FoundVoucher = { offer: VoucherOffer; state: VoucherState; standing: VoucherStanding | null };

type Row = VoucherOffer & VoucherTerms & { audience: Audience; audienceRef: string | null; createdAt: number };
type Asker = {
  email: string;
  isVerified: number;
  isBanned: number;
  createdAt: number;
  holdReason: string | null;
  redeemedAt: number | null;
  granted: number | null;
  endsAt: number | null;
  balance: number;
};

/** The voucher behind a secret, as `actor` finds it; `standing`: null for a visitor. Null: nobody knows it. */
export async function findVoucher(
  services: Services,
  secret: string,
  actor: AccountLandlord | null,
): Promise<FoundVoucher | null> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const hash = await hashOfSecret(secret);
  if (hash === null) return null;
  const [found, askers] = await db.batch([
    db.run(voucherRow(hash)),
    db.run(actor ? askerOf(actor, hash, now) : sql`SELECT 1 WHERE 0`),
  ]);
  const [row] = found.results as Row[];
  if (!row) return null;
  const [asker] = askers.results as Asker[];
  const { id, label, credits, giftMonths, validFrom, validUntil } = row;
  return {
    offer: { id, label, credits, giftMonths, validFrom, validUntil },
    state: voucherState(row, now),
    standing: asker ? await standingOf(services, row, asker) : null,
  };
}

/** SHA-256 of a secret that could be one; null for any other text. Link and code differ in length, so one place holds both. */
async function hashOfSecret(secret: string): Promise<string | null> {
  const read = readVoucherSecret(secret);
  return read && sha256Hex(read.text);
}

/** SQL: the condition on `v` that finds a voucher by the hash of its link or of its code. */
function hasSecret(hash: string) {
  return sql`v.id = coalesce((SELECT id FROM ${voucher} WHERE token_hash = ${hash}), (SELECT id FROM ${voucher} WHERE code_hash = ${hash}))`;
}

function voucherRow(hash: string) {
  return sql`SELECT v.id, v.label, v.credits, v.gift_months AS "giftMonths", v.max_redemptions AS "maxRedemptions",
    v.audience, v.audience_ref AS "audienceRef", v.valid_from AS "validFrom", v.valid_until AS "validUntil",
    v.revoked_at AS "revokedAt", v.created_at AS "createdAt",
    coalesce((SELECT max(r.n) FROM ${voucherRedemption} AS r WHERE r.voucher_id = v.id), 0) AS redemptions
    FROM ${voucher} AS v WHERE ${hasSecret(hash)}`;
}

/** Whoever the session names, suspended or not: they are told why. */
function askerOf(actor: AccountLandlord, hash: string, now: number) {
  const own = billingAccountOf(sql`u.id`);
  return sql`SELECT u.email, u.email_verified AS "isVerified", u.created_at AS "createdAt",
      (coalesce(u.banned, 0) = 1 AND (u.ban_expires IS NULL OR u.ban_expires > ${now})) AS "isBanned",
      (SELECT hold_reason FROM ${billingAccount} WHERE id = ${own}) AS "holdReason",
      r.at AS "redeemedAt", lot.amount AS granted, lot.expires_at AS "endsAt", ${balanceOf(own, now)} AS balance
    FROM ${session} AS s JOIN ${user} AS u ON u.id = s.user_id
    LEFT JOIN ${voucher} AS v ON ${hasSecret(hash)}
    LEFT JOIN ${voucherRedemption} AS r ON r.voucher_id = v.id AND r.account_id = ${own}
    LEFT JOIN ${creditEntry} AS lot ON lot.kind = 'voucher' AND lot.source_ref = v.id || ':' || r.account_id
    WHERE s.token = ${actor.sessionToken} AND s.expires_at > ${now}`;
}

async function standingOf({ config }: Services, row: Row, asker: Asker): Promise<VoucherStanding> {
  const { redeemedAt, granted, endsAt, balance } = asker;
  if (asker.isBanned) return { kind: "suspended" };
  if (!asker.isVerified) return { kind: "unverified" };
  if (redeemedAt !== null) return { kind: "yours", at: redeemedAt, credits: granted ?? row.credits, endsAt, balance };
  if (asker.holdReason !== null) return { kind: "held" };
  const mailboxHashes = await Promise.all(config.secrets.map((secret) => voucherMailboxHash(secret, asker.email)));
  return { kind: isMeantFor(row, { ...asker, mailboxHashes }) ? "ready" : "not-for-you" };
}
