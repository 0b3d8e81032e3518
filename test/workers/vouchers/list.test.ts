import { expect, it } from "vitest";
import { billingAccountOf } from "../../../app/features/billing/commands/open-billing-account.server";
import { spendCredit } from "../../../app/features/billing/commands/spend-credit.server";
import { getHealth } from "../../../app/features/operations/queries/get-health.server";
import { forgetRedeemer } from "../../../app/features/vouchers/commands/forget-redeemer.server";
import { countUnknown } from "../../../app/features/vouchers/commands/limit-redeeming.server";
import { makeVoucherBatch } from "../../../app/features/vouchers/commands/make-voucher.server";
import {
  listRedemptions,
  listVouchers,
  type VoucherPosition,
} from "../../../app/features/vouchers/queries/list-vouchers.server";
import { newVoucherSchema } from "../../../app/features/vouchers/schema";
import { anAccount, countRows, testServices } from "../../support/forms";
import { aVoucher, redeem, theAdmin } from "../../support/vouchers";

const start = new Date("2026-11-22T10:00:00Z");
const all = { campaign: null, after: null };

it("an admin reads what was issued and spent, and who looks like one person", async () => {
  const services = testServices(start);
  const [first, second] = [await anAccount(services), await anAccount(services)];
  const { id, secret } = await aVoucher(services, { campaign: "list-test", maxRedemptions: 5 });
  for (const who of [first, second]) await redeem(services, who, secret);
  await spendCredit(services.db, {
    id: crypto.randomUUID(),
    accountId: billingAccountOf(first.userId),
    sourceRef: `${crypto.randomUUID()}:1`,
    paidUntil: 1,
    at: start.getTime(),
  });
  const { actor } = await theAdmin(services);
  const { vouchers } = await listVouchers(services, actor, { ...all, campaign: "list-test" });
  expect(vouchers).toMatchObject([{ id, redemptions: 2, maxRedemptions: 5, issued: 6, spent: 1, state: "active" }]);
  // Both came from one network.
  const redemptions = await listRedemptions(services, actor, id);
  expect(redemptions).toEqual([
    { userId: second.userId, at: start.getTime(), left: 3, alike: 1 },
    { userId: first.userId, at: start.getTime(), left: 2, alike: 1 },
  ]);
  await forgetRedeemer(services.db, first.userId);
  const kept = "SELECT count(*) AS n FROM voucher_redemption WHERE voucher_id = ? AND network_hash IS NOT NULL";
  expect(await countRows(kept, id)).toBe(1);
});

// Red without the admin's condition in the statement.
it("nobody else reads any", async () => {
  const services = testServices(start);
  const { id, secret } = await aVoucher(services);
  const who = await anAccount(services);
  await redeem(services, who, secret);
  expect(await listVouchers(services, who.actor, all)).toEqual({ vouchers: [], next: null });
  expect(await listRedemptions(services, who.actor, id)).toEqual([]);
});

it("pages go through every voucher once", async () => {
  const services = testServices(start);
  const admin = await theAdmin(services);
  const wanted = newVoucherSchema.parse({ label: "Fair", campaign: "paged", credits: 1, audience: "any" });
  await makeVoucherBatch(services, admin.actor, wanted, 120);
  const seen: string[] = [];
  let after: VoucherPosition | null = null;
  do {
    const page = await listVouchers(services, admin.actor, { campaign: "paged", after });
    seen.push(...page.vouchers.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
});

// Red when the health looks under another key than the limit counts under.
it("what nobody knows is counted for the admin's alarm, wherever it comes from", async () => {
  const services = testServices(new Date("2033-01-01T00:10:00Z"));
  for (let tries = 0; tries < 3; tries += 1)
    await countUnknown(services, { address: `192.0.2.${tries}`, userId: null }, { isPressed: false });
  expect((await getHealth(services)).checks.voucherGuesses).toEqual({ level: "ok", figure: 3 });
});
