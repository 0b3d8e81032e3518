import { describe, expect, it } from "vitest";
import { closeForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { billingAccountOf } from "../../../app/features/money/billing/commands/open-billing-account.server";
import { spendCredit } from "../../../app/features/money/billing/commands/spend-credit.server";
import { extendVoucher } from "../../../app/features/money/vouchers/commands/extend-voucher.server";
import { forgetRedeemer } from "../../../app/features/money/vouchers/commands/forget-redeemer.server";
import { grantGoodwill } from "../../../app/features/money/vouchers/commands/grant-goodwill.server";
import { countUnknown } from "../../../app/features/money/vouchers/commands/limit-redeeming.server";
import { makeVoucherBatch } from "../../../app/features/money/vouchers/commands/make-voucher.server";
import { revokeVoucher } from "../../../app/features/money/vouchers/commands/revoke-voucher.server";
import {
  giveBackRedemption,
  undoRedemption,
} from "../../../app/features/money/vouchers/commands/undo-redemption.server";
import {
  listRedemptions,
  listVouchers,
  type VoucherPosition,
} from "../../../app/features/money/vouchers/queries/list-vouchers.server";
import { goodwillSchema, newVoucherSchema } from "../../../app/features/money/vouchers/schema";
import { getHealth } from "../../../app/features/operator/operations/queries/get-health.server";
import { accountIdOf } from "../../support/credits";
import { anAccount, bindings, countRows, testServices } from "../../support/forms";
import { aDraft, publish } from "../../support/owner";
import { aVoucher, redeem, theAdmin } from "../../support/vouchers";

const start = new Date("2026-11-22T10:00:00Z");
const all = { campaign: null, after: null };

it("the voucher list shows the admin what was issued and spent, and accounts that look like one person", async () => {
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
    expect.objectContaining({ userId: second.userId, email: second.email, at: start.getTime(), left: 3, alike: 1 }),
    expect.objectContaining({ userId: first.userId, at: start.getTime(), left: 2, alike: 1, undone: "no" }),
  ]);
  await forgetRedeemer(services.db, first.userId);
  const kept = "SELECT count(*) AS n FROM voucher_redemption WHERE voucher_id = ? AND network_hash IS NOT NULL";
  expect(await countRows(kept, id)).toBe(1);
});

// Red without the admin's condition in the statement.
it("the voucher list is refused to everybody but the admin", async () => {
  const services = testServices(start);
  const { id, secret } = await aVoucher(services);
  const who = await anAccount(services);
  await redeem(services, who, secret);
  expect(await listVouchers(services, who.actor, all)).toEqual({ vouchers: [], next: null });
  expect(await listRedemptions(services, who.actor, id)).toEqual([]);
});

it("the pages of the voucher list contain every voucher once", async () => {
  const services = testServices(start);
  const admin = await theAdmin(services);
  const wanted = newVoucherSchema.parse({ label: "Fair", campaign: "paged", credits: 1, audience: "any" });
  for (let made = 0; made < 60; made += 1) await makeVoucherBatch(services, admin.actor, wanted, 1);
  const seen: string[] = [];
  let after: VoucherPosition | null = null;
  do {
    const page = await listVouchers(services, admin.actor, { campaign: "paged", after });
    seen.push(...page.vouchers.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
});

// Red when the health looks under another key than the limit counts under.
it("attempts with unknown voucher codes are counted for the admin's alarm, wherever they come from", async () => {
  const services = testServices(new Date("2033-01-01T00:10:00Z"));
  for (let tries = 0; tries < 3; tries += 1)
    await countUnknown(services, { address: `192.0.2.${tries}`, userId: null }, { isPressed: false });
  expect((await getHealth(services)).checks.voucherGuesses).toEqual({ level: "ok", figure: 3 });
});

// Red without batch_id: 500 vouchers would be ten pages, and revoking them 500 presses.
it("vouchers made together are one line, revoked and extended together, and one of them by its code", async () => {
  const services = testServices(start);
  const admin = await theAdmin(services);
  const wanted = newVoucherSchema.parse({ label: "Batch", campaign: "batch-test", credits: 2, audience: "any" });
  const made = await makeVoucherBatch(services, admin.actor, wanted, 3);
  if (!made.ok) throw new Error(made.code);
  const [first, second, third] = made.value;
  if (!first || !second || !third) throw new Error();
  const line = async () => (await listVouchers(services, admin.actor, { ...all, campaign: "batch-test" })).vouchers;
  await redeem(services, await anAccount(services), second.code);
  expect(await line()).toMatchObject([{ id: first.id, vouchers: 3, maxRedemptions: 3, redemptions: 1, issued: 2 }]);
  expect(await listRedemptions(services, admin.actor, first.id)).toMatchObject([{ voucherId: second.id, left: 2 }]);
  expect((await extendVoucher(services, admin.actor, { id: first.id, validUntil: null, maxRedemptions: 5 })).ok).toBe(
    true,
  );
  expect(await line()).toMatchObject([{ maxEach: 5, maxRedemptions: 15, state: "active" }]);
  const one = { id: first.id, why: "Lost", last4: third.code.slice(-4) };
  expect([
    (await revokeVoucher(services, admin.actor, one)).ok,
    (await revokeVoucher(services, admin.actor, one)).ok,
  ]).toEqual([true, false]);
  expect((await redeem(services, await anAccount(services), third.code)).ok).toBe(false);
  expect(await line()).toMatchObject([{ state: "active" }]);
  expect((await revokeVoucher(services, admin.actor, { id: first.id, why: "Over" })).ok).toBe(true);
  expect(await line()).toMatchObject([{ state: "revoked" }]);
  const written = "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action <> 'voucher.redeemed'";
  expect(await countRows(written, first.id)).toBe(4);
});

it("posting the voucher form twice makes the vouchers once", async () => {
  const services = testServices(start);
  const admin = await theAdmin(services);
  const wanted = newVoucherSchema.parse({ label: "Twice", credits: 1, audience: "any" });
  const id = crypto.randomUUID();
  const both = await Promise.all([1, 2].map(() => makeVoucherBatch(services, admin.actor, wanted, 2, id)));
  expect(both.map((made) => (made.ok ? "ok" : made.code)).sort()).toEqual(["made-before", "ok"]);
  expect(await countRows("SELECT count(*) AS n FROM voucher WHERE batch_id = ?", id)).toBe(2);
  expect(await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ?", id)).toBe(1);
});

// Red without the guard of the audit row, or with a clawback of the whole grant.
it("a redemption is undone once, and restored once", async () => {
  const services = testServices(start);
  const who = await anAccount(services);
  const { id, secret } = await aVoucher(services);
  await redeem(services, who, secret);
  const accountId = await bindings.DB.prepare("SELECT id FROM billing_account WHERE user_id = ?")
    .bind(who.userId)
    .first<string>("id");
  const redemption = { voucherId: id, accountId: accountId ?? "" };
  await spendCredit(services.db, {
    id: crypto.randomUUID(),
    accountId: billingAccountOf(who.userId),
    sourceRef: `${crypto.randomUUID()}:1`,
    paidUntil: 1,
    at: start.getTime(),
  });
  const { actor } = await theAdmin(services);
  const left = () => countRows("SELECT sum(amount) AS n FROM credit_entry WHERE account_id = ?", redemption.accountId);
  expect((await undoRedemption(services, who.actor, redemption)).ok).toBe(false);
  expect((await giveBackRedemption(services, actor, redemption)).ok).toBe(false);
  const undone = await Promise.all([1, 2].map(() => undoRedemption(services, actor, redemption)));
  expect([undone.filter(({ ok }) => ok).length, await left()]).toEqual([1, 0]);
  expect(await listRedemptions(services, actor, id)).toMatchObject([{ left: 0, undone: "yes" }]);
  const given = await Promise.all([1, 2].map(() => giveBackRedemption(services, actor, redemption)));
  expect([given.filter(({ ok }) => ok).length, await left()]).toEqual([1, 2]);
  expect(await listRedemptions(services, actor, id)).toMatchObject([{ left: 2, undone: "given-back" }]);
  expect(
    await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action LIKE 'voucher.redemption-%'", id),
  ).toBe(2);
});

// Red without `isLotPaid` in giveCreditBack.
it("a spent credit of an undone redemption does not come back when its form is closed", async () => {
  const services = { ...testServices(start), isSelling: true };
  const who = await anAccount(services);
  const { id, secret } = await aVoucher(services);
  await redeem(services, who, secret);
  const owner = { services, actor: who.actor };
  const formId = await aDraft(owner);
  expect(await publish(owner, formId, "credit")).toMatchObject({ ok: true });
  const accountId = await accountIdOf(who.userId);
  await undoRedemption(services, (await theAdmin(services)).actor, { voucherId: id, accountId });
  expect(await closeForm(services, who.actor, formId)).toMatchObject({ ok: true });
  expect(await countRows("SELECT sum(amount) AS n FROM credit_entry WHERE account_id = ?", accountId)).toBe(0);
});

describe("a goodwill credit", () => {
  const ask = (email: string, more: object = {}) =>
    goodwillSchema.parse({ requestId: crypto.randomUUID(), email, credits: "3", reason: "our-fault", ...more });

  it("is granted to the account of an address, once for each form, with one audit row that names a code", async () => {
    const services = testServices(start);
    const who = await anAccount(services);
    const { actor } = await theAdmin(services);
    const asked = ask(who.email);
    for (let press = 0; press < 2; press += 1) expect((await grantGoodwill(services, actor, asked)).ok).toBe(true);
    const sum =
      "SELECT sum(amount) AS n FROM credit_entry WHERE account_id = (SELECT id FROM billing_account WHERE user_id = ?)";
    expect(await countRows(sum, who.userId)).toBe(3);
    const { results } = await bindings.DB.prepare("SELECT detail FROM audit WHERE target_id = ?")
      .bind(who.userId)
      .all();
    expect(results).toEqual([{ detail: "3 our-fault" }]);
  });

  it("is refused for unknown accounts, to non-admins, and beyond the limit without confirmation", async () => {
    const services = testServices(start);
    const who = await anAccount(services);
    const { actor } = await theAdmin(services);
    expect(await grantGoodwill(services, actor, ask("nobody@nowhere.example"))).toMatchObject({ code: "no-account" });
    expect(await grantGoodwill(services, who.actor, ask(who.email))).toMatchObject({ code: "not-permitted" });
    expect(await grantGoodwill(services, actor, ask(who.email, { credits: "21" }))).toMatchObject({
      code: "sure-first",
    });
    expect((await grantGoodwill(services, actor, ask(who.email, { credits: "21", isSure: "on" }))).ok).toBe(true);
    expect(() => ask(who.email, { credits: "101", isSure: "on" })).toThrow();
  });
});
