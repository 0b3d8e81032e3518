import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { voucher } from "../../../../db/schema/billing";
import { audit } from "../../../../db/schema/platform";
import type { AccountLandlord } from "../../../../kernel/actor";
import { mailboxOf } from "../../../../kernel/email";
import { err, ok, type Result } from "../../../../kernel/result";
import { adminOf } from "../../../../platform/auth/admin-of.server";
import { keyedHash, sha256Hex } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { CODE_LENGTH, LINK_LENGTH, printedCode, redeemPath } from "../codes";
import type { NewVoucher } from "../schema";

/** A new voucher's secrets. They are nowhere else: what is not written down now is lost. */
export type MadeVoucher = { id: string; url: string; code: string };

/**
 * `count` vouchers of one kind, at most 500, all or none, with one audit row; kept are SHA-256 of link and code.
 * `firstId`: UUID of the first. "made-before": a repeated post. "not-permitted": not the admin's session.
 */
export async function makeVoucherBatch(
  services: Services,
  actor: AccountLandlord,
  wanted: NewVoucher,
  count: number,
  firstId: string = services.ids.uuid(),
): Promise<Result<MadeVoucher[], "not-permitted" | "made-before">> {
  const { db, config, clock, ids } = services;
  const now = clock.now().getTime();
  const made = await Promise.all(
    Array.from({ length: count }, (_, index) => secretsOf(services, index === 0 ? firstId : ids.uuid<string>())),
  );
  const rows = JSON.stringify(made.map(({ row }) => row));
  const admin = adminOf(config, actor, now);
  const { stored } = await runBatch(db, {
    stored: db.run(sql`INSERT INTO ${voucher} (id, token_hash, code_hash, last4, label, campaign, credits, gift_months,
        max_redemptions, audience, audience_ref, valid_from, valid_until, note, batch_id, created_by, created_at)
      SELECT value ->> 'id', value ->> 'tokenHash', value ->> 'codeHash', value ->> 'last4', ${wanted.label}, ${wanted.campaign},
        ${wanted.credits}, ${wanted.giftMonths}, ${wanted.maxRedemptions}, ${wanted.audience},
        ${await audienceRefOf(services, wanted)}, ${wanted.validFrom}, ${wanted.validUntil}, ${wanted.note},
        ${count > 1 ? firstId : null}, by.id, ${now}
      FROM json_each(${rows}), (SELECT ${admin} AS id) AS by WHERE by.id IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${voucher} AS first WHERE first.id = ${firstId})`),
    audit: db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, action, target_kind, target_id, detail)
      SELECT ${ids.uuid<string>()}, ${now}, 'account', v.created_by, 'voucher.made', 'voucher', v.id,
        ${count > 1 ? `${count}x${wanted.credits}` : String(wanted.credits)}
      FROM ${voucher} AS v WHERE v.id = ${firstId} AND v.token_hash = ${made[0]?.row.tokenHash ?? null}`),
  });
  if (stored.meta.changes > 0) return ok(made.map(({ voucher: own }) => own));
  const known = await db.select({ id: voucher.id }).from(voucher).where(sql`${voucher.id} = ${firstId}`);
  return err(known.length > 0 ? "made-before" : "not-permitted");

  async function secretsOf({ config: { baseUrl } }: Services, id: string) {
    const [link, code] = [ids.crockford(LINK_LENGTH), ids.crockford(CODE_LENGTH)];
    const [tokenHash, codeHash] = await Promise.all([sha256Hex(link), sha256Hex(code)]);
    const row = { id, tokenHash, codeHash, last4: code.slice(-4) };
    return { row, voucher: { id, url: baseUrl + redeemPath({ kind: "link", text: link }), code: printedCode(code) } };
  }
}

async function audienceRefOf({ config }: Services, wanted: NewVoucher): Promise<string | null> {
  if (wanted.audience === "domain") return wanted.audienceRef;
  return wanted.audience === "email" ? voucherMailboxHash(config.secret, wanted.audienceRef) : null;
}

/** Under which a person's mailbox stands in vouchers and redemptions: the same for every spelling of one mailbox. */
export function voucherMailboxHash(secret: string, email: string): Promise<string> {
  return keyedHash(secret, "voucher-mailbox", mailboxOf(email));
}
