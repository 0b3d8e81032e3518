import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { creditEntry, voucher, voucherRedemption } from "../../../../db/schema/billing";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { insertAuditGuard } from "../../../../platform/audit-guard.server";
import { currentLandlordIdSql, impersonatorOf } from "../../../../platform/auth/landlord-of.server";
import { keyedHash } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { grantCredits } from "../../billing/commands/grant-credits.server";
import { freeBillingAccountOf, openBillingAccount } from "../../billing/commands/open-billing-account.server";
import { tellAccount } from "../../billing/commands/tell-account.server";
import { giftEnd } from "../../billing/rules";
import { type FoundVoucher, findVoucher, type VoucherOffer } from "../queries/find-voucher.server";
import { voucherMailboxHash } from "./make-voucher.server";

/** Who presses: `email` as the session row has it, `network` the wider network of the request's address. */
export type Redeemer = { actor: AccountLandlord; email: string; network: string };

/**
 * Adds a voucher's credits to an account, once, in one batch. "unknown": nobody knows the secret. "refused": what it is
 * now; also for whoever redeemed it, with what that brought.
 */
export async function redeemVoucher(
  services: Services,
  { actor, email, network }: Redeemer,
  secret: string,
): Promise<Result<FoundVoucher, "unknown" | "refused", FoundVoucher | undefined>> {
  const found = await findVoucher(services, secret, actor);
  if (!found) return err("unknown");
  if (found.state !== "active" || found.standing?.kind !== "ready") return err("refused", found);
  const isRedeemed = await writeRedemption(services, { actor, email, network }, found.offer);
  const now = await findVoucher(services, secret, actor);
  if (!now) return err("unknown");
  return isRedeemed ? ok(now) : err("refused", now);
}

async function writeRedemption(services: Services, redeemer: Redeemer, offer: VoucherOffer): Promise<boolean> {
  const { db, ids, clock, config, mailQueue } = services;
  const now = clock.now();
  const at = now.getTime();
  const userId = sql`(SELECT own.id FROM (SELECT ${currentLandlordIdSql(redeemer.actor, at)} AS id,
    ${impersonatorOf(redeemer.actor)} AS behind) AS own WHERE own.behind IS NULL)`;
  const account = freeBillingAccountOf(userId);
  const [lotId, auditId, mailId] = [ids.uuid<string>(), ids.uuid<string>(), ids.uuid<OutboxId>()];
  const isGranted = sql`EXISTS (SELECT 1 FROM ${creditEntry} WHERE id = ${lotId})`;
  const [emailHash, networkHash] = await Promise.all([
    voucherMailboxHash(config.secret, redeemer.email),
    keyedHash(config.secret, "voucher-network", redeemer.network),
  ]);
  const isTaken = sql`EXISTS (SELECT 1 FROM ${voucherRedemption} AS r
    WHERE r.voucher_id = ${offer.id} AND r.account_id = own.id)`;
  const { granted } = await runBatch(db, {
    openBillingAccount: openBillingAccount(db, { id: ids.uuid(), userId, at }),
    // The places of a voucher are 1 to max_redemptions, and D1 writes one batch after the other: n is free.
    insertVoucherRedemption:
      db.run(sql`INSERT INTO ${voucherRedemption} (voucher_id, n, account_id, at, email_hash, network_hash)
      SELECT v.id, used.n + 1, own.id, ${at}, ${emailHash}, ${networkHash}
      FROM ${voucher} AS v, (SELECT ${account} AS id) AS own,
        (SELECT coalesce(max(r.n), 0) AS n FROM ${voucherRedemption} AS r WHERE r.voucher_id = ${offer.id}) AS used
      WHERE v.id = ${offer.id} AND own.id IS NOT NULL AND used.n < v.max_redemptions AND v.revoked_at IS NULL
        AND (v.valid_from IS NULL OR v.valid_from <= ${at}) AND (v.valid_until IS NULL OR v.valid_until > ${at})
      ON CONFLICT DO NOTHING`),
    granted: grantCredits(
      db,
      {
        id: lotId,
        accountId: account,
        kind: "voucher",
        credits: offer.credits,
        sourceRef: sql`${`${offer.id}:`} || own.id`,
        expiresAt: giftEnd(at, offer.giftMonths),
        at,
      },
      isTaken,
    ),
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "account",
        actorId: currentLandlordIdSql(redeemer.actor, at),
        action: "voucher.redeemed",
        targetKind: "voucher",
        targetId: offer.id,
        detail: String(offer.credits),
      },
      sql`${creditEntry} WHERE id = ${lotId}`,
    ),
    tellAccount: tellAccount(services, { accountId: account, kind: "credits", ref: `voucher:${lotId}` }, isGranted),
    voucherMail: insertJob(
      db,
      { id: mailId, kind: "mail.voucher", ref: { lotId }, dedupeKey: `voucher:${lotId}`, now },
      isGranted,
    ),
  });
  if (granted.meta.changes === 0) return false;
  await mailQueue.notify([mailId]);
  return true;
}
