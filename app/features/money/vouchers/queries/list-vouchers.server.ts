import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { billingAccount, creditEntry, voucher, voucherRedemption } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import type { Services } from "../../../../services";
import { undoRef } from "../commands/undo-redemption.server";
import { type Audience, type VoucherState, type VoucherTerms, voucherState } from "../rules";

/**
 * A voucher, or several of one making: `id` and `last4` of the first, figures of all, `issued` and `spent` credits, times
 * in milliseconds.
 */
export type ListedVoucher = VoucherTerms & {
  id: string;
  /** How many were made at once. */
  vouchers: number;
  /** For how many people each of them is. */
  maxEach: number;
  last4: string;
  label: string;
  campaign: string | null;
  credits: number;
  audience: Audience;
  note: string | null;
  createdAt: number;
  revokedWhy: string | null;
  issued: number;
  spent: number;
  state: VoucherState;
};

/** Where a page ends: the time and id of its last row. */
export type VoucherPosition = { createdAt: number; id: string };

const pageSize = 50;

/** Vouchers, newest first, of one campaign or all, behind `after`; `id`: only this one. None for who is no admin. */
export async function listVouchers(
  { db, clock, config }: Services,
  actor: AccountLandlord,
  { campaign, after, id = null }: { campaign: string | null; after: VoucherPosition | null; id?: string | null },
): Promise<{ vouchers: ListedVoucher[]; next: VoucherPosition | null }> {
  const now = clock.now().getTime();
  const where = sql`${adminOf(config, actor, now)} IS NOT NULL
    AND (v.batch_id IS NULL OR v.batch_id = v.id) AND (${id} IS NULL OR v.id = ${id})
    AND (${campaign} IS NULL OR v.campaign = ${campaign})
    AND (${after?.createdAt ?? null} IS NULL OR (v.created_at, v.id) < (${after?.createdAt ?? null}, ${after?.id ?? null}))`;
  const rows = await db.all<Omit<ListedVoucher, "state">>(sql`${listed(where)}
    ORDER BY v.created_at DESC, v.id DESC LIMIT ${pageSize + 1}`);
  const vouchers = rows.slice(0, pageSize).map((row) => ({ ...row, state: voucherState(row, now) }));
  const last = rows.length > pageSize ? vouchers.at(-1) : undefined;
  return { vouchers, next: last ? { createdAt: last.createdAt, id: last.id } : null };
}

function listed(where: SQL): SQL {
  const isOfIt = sql`(SELECT one.id FROM ${voucher} AS one WHERE one.id = v.id OR one.batch_id = v.id)`;
  const ofAll = (what: SQL) => sql`(SELECT ${what} FROM ${voucher} AS one WHERE one.id = v.id OR one.batch_id = v.id)`;
  const lotsOf = sql`FROM ${voucherRedemption} AS r JOIN ${creditEntry} AS lot
    ON lot.kind = 'voucher' AND lot.source_ref = r.voucher_id || ':' || r.account_id`;
  return sql`SELECT v.id, v.last4, v.label, v.campaign, v.credits, v.audience, v.note, v.created_at AS "createdAt",
      v.max_redemptions AS "maxEach", ${ofAll(sql`count(*)`)} AS vouchers,
      ${ofAll(sql`sum(one.max_redemptions)`)} AS "maxRedemptions", v.valid_from AS "validFrom", v.valid_until AS "validUntil",
      ${ofAll(sql`CASE WHEN count(one.revoked_at) = count(*) THEN max(one.revoked_at) END`)} AS "revokedAt",
      v.revoked_why AS "revokedWhy",
      (SELECT count(*) FROM ${voucherRedemption} AS r WHERE r.voucher_id IN ${isOfIt}) AS redemptions,
      coalesce((SELECT sum(lot.amount) ${lotsOf} WHERE r.voucher_id IN ${isOfIt}), 0) AS issued,
      coalesce((SELECT -sum(entry.amount) ${lotsOf} JOIN ${creditEntry} AS entry
        ON entry.account_id = lot.account_id AND entry.lot_id = lot.id AND entry.kind IN ('spend', 'give-back')
        WHERE r.voucher_id IN ${isOfIt}), 0) AS spent
    FROM ${voucher} AS v WHERE ${where}`;
}

/** One redemption: whose, when, what is left, how many look like it. `undone`: what was taken back, or back in turn. */
export type ListedRedemption = {
  voucherId: string;
  accountId: string;
  /** Null once the account was erased. */
  userId: string | null;
  email: string | null;
  at: number;
  left: number;
  alike: number;
  undone: "no" | "yes" | "given-back";
};

/** At most 200 redemptions of a voucher, or of all that were made at once with it as their first. `alike`: redemptions of one campaign by the same mailbox or network; shown, not stopped. */
export async function listRedemptions(
  { db, clock, config }: Services,
  actor: AccountLandlord,
  voucherId: string,
): Promise<ListedRedemption[]> {
  const admin = adminOf(config, actor, clock.now().getTime());
  const entered = (kind: "clawback" | "clawback-undone") =>
    sql`EXISTS (SELECT 1 FROM ${creditEntry} WHERE kind = ${kind} AND source_ref = ${undoRef(sql`r.voucher_id`, sql`r.account_id`)})`;
  return db.all<ListedRedemption>(sql`SELECT r.voucher_id AS "voucherId", r.account_id AS "accountId",
      own.user_id AS "userId", u.email, r.at,
      CASE WHEN ${entered("clawback-undone")} THEN 'given-back' WHEN ${entered("clawback")} THEN 'yes' ELSE 'no' END AS undone,
      coalesce((SELECT sum(entry.amount) FROM ${creditEntry} AS lot JOIN ${creditEntry} AS entry
        ON entry.account_id = lot.account_id AND entry.lot_id = lot.id
        WHERE lot.kind = 'voucher' AND lot.source_ref = r.voucher_id || ':' || r.account_id), 0) AS left,
      (SELECT count(*) FROM ${voucher} AS other JOIN ${voucherRedemption} AS o ON o.voucher_id = other.id
        WHERE (other.id = v.id OR other.campaign = v.campaign) AND o.account_id <> r.account_id
          AND (o.email_hash = r.email_hash OR o.network_hash = r.network_hash)) AS alike
    FROM ${voucherRedemption} AS r JOIN ${voucher} AS v ON v.id = r.voucher_id
    LEFT JOIN ${billingAccount} AS own ON own.id = r.account_id
    LEFT JOIN ${user} AS u ON u.id = own.user_id
    WHERE r.voucher_id IN (SELECT id FROM ${voucher} WHERE id = ${voucherId} OR batch_id = ${voucherId})
      AND ${admin} IS NOT NULL ORDER BY r.at DESC, r.n DESC LIMIT 200`);
}
