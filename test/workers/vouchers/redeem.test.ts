import { describe, expect, it } from "vitest";
import { extendVoucher } from "../../../app/features/money/vouchers/commands/extend-voucher.server";
import { makeVoucherBatch } from "../../../app/features/money/vouchers/commands/make-voucher.server";
import { revokeVoucher } from "../../../app/features/money/vouchers/commands/revoke-voucher.server";
import { findVoucher } from "../../../app/features/money/vouchers/queries/find-voucher.server";
import { newVoucherSchema } from "../../../app/features/money/vouchers/schema";
import { sha256Hex } from "../../../app/platform/crypto";
import { anAccount, bindings, countRows, testServices } from "../../support/forms";
import { runJobs } from "../../support/shop";
import { aVoucher, redeem, theAdmin } from "../../support/vouchers";

const start = new Date("2026-11-22T10:00:00Z");
const dayMs = 24 * 60 * 60 * 1000;

async function people(count: number) {
  const services = testServices(start);
  return { services, accounts: await Promise.all(Array.from({ length: count }, () => anAccount(services))) };
}

async function creditsOf(userId: string): Promise<number> {
  return countRows(
    "SELECT coalesce(sum(amount), 0) AS n FROM credit_entry WHERE account_id = (SELECT id FROM billing_account WHERE user_id = ?)",
    userId,
  );
}

describe("redeeming a voucher", () => {
  // Red without `used.n < v.max_redemptions` in the INSERT: who looked at the same time would all be let in.
  it("for 3 people by 20 at once grants credits to 3", async () => {
    const { services, accounts } = await people(20);
    const { id, secret } = await aVoucher(services, { maxRedemptions: 3 });
    const results = await Promise.all(accounts.map((who) => redeem(services, who, secret)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    const credits = await Promise.all(accounts.map(({ userId }) => creditsOf(userId)));
    expect(credits.filter((count) => count === 3)).toHaveLength(3);
    expect(credits.filter((count) => count !== 0 && count !== 3)).toEqual([]);
    expect(await countRows("SELECT count(*) AS n FROM voucher_redemption WHERE voucher_id = ?", id)).toBe(3);
    const late = results.find(({ ok }) => !ok);
    expect(late?.ok === false && late.detail?.state).toBe("exhausted");
  });

  // Red without the unique key on (voucher_id, account_id), or with a grant that is not tied to it.
  it("ten times at once by one person grants credits once, also when many may redeem it", async () => {
    const { services, accounts } = await people(1);
    const [who] = accounts;
    if (!who) throw new Error();
    const { id, secret, code } = await aVoucher(services, { maxRedemptions: 50 });
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => redeem(services, who, index % 2 ? secret : code)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await creditsOf(who.userId)).toBe(3);
    expect(await countRows("SELECT count(*) AS n FROM voucher_redemption WHERE voucher_id = ?", id)).toBe(1);
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'voucher.redeemed'", id),
    ).toBe(1);
  });

  // Red without tellAccount or insertJob in the batch of writeRedemption; one told for all with the voucher's id as ref.
  it("notifies each person who redeemed, once, by a notice and a mail", async () => {
    const { services, accounts } = await people(2);
    const { secret } = await aVoucher(services, { maxRedemptions: 9 });
    for (const who of [...accounts, ...accounts]) await redeem(services, who, secret);
    await runJobs(services);
    for (const { userId, email } of accounts) {
      expect(
        await countRows(
          "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND ref LIKE 'voucher:%'",
          userId,
        ),
      ).toBe(1);
      const { results } = await bindings.DB.prepare(
        "SELECT subject, text_body AS text FROM dev_mail WHERE to_address = ?",
      )
        .bind(email)
        .all<{ subject: string; text: string }>();
      expect(results.map(({ subject }) => subject)).toEqual(["3 credits added to your account"]);
      expect(results[0]?.text).toContain("good until November 22, 2027");
    }
  });

  it("shows what was added, until when, and the balance; the credits last a year", async () => {
    const { services, accounts } = await people(1);
    const [who] = accounts;
    if (!who) throw new Error();
    const { secret } = await aVoucher(services);
    const done = await redeem(services, who, secret);
    const yours = {
      kind: "yours",
      at: start.getTime(),
      credits: 3,
      balance: 3,
      endsAt: Date.parse("2027-11-22T10:00:00Z"),
    };
    expect(done.ok && done.value.standing).toEqual(yours);
    services.setNow(new Date(start.getTime() + 400 * dayMs));
    await bindings.DB.prepare("UPDATE session SET expires_at = ? WHERE user_id = ?")
      .bind(start.getTime() + 800 * dayMs, who.userId)
      .run();
    expect((await findVoucher(services, secret, who.actor))?.standing).toEqual({ ...yours, balance: 0 });
  });
});

describe("redeeming is refused", () => {
  const standing = async (said: Parameters<typeof aVoucher>[1], change?: string) => {
    const { services, accounts } = await people(1);
    const [who] = accounts;
    if (!who) throw new Error();
    const { secret } = await aVoucher(services, said);
    if (change) {
      await bindings.DB.prepare("INSERT INTO billing_account (id, user_id, created_at) VALUES (?1, ?1, 1)")
        .bind(who.userId)
        .run();
      await bindings.DB.prepare(change).bind(who.userId).run();
    }
    const refused = await redeem(services, who, secret);
    expect(await creditsOf(who.userId)).toBe(0);
    if (refused.ok) throw new Error("It was redeemed");
    return [refused.code, refused.detail?.state, refused.detail?.standing?.kind];
  };
  const later = start.getTime() + dayMs;

  it.each([
    ["before the voucher's first day", { validFrom: later }, undefined, ["refused", "scheduled", "ready"]],
    ["after the voucher's last day", { validUntil: start.getTime() }, undefined, ["refused", "expired", "ready"]],
    [
      "for a voucher issued to another address",
      { audience: "email", audienceRef: "somebody@else.test" },
      undefined,
      ["refused", "active", "not-for-you"],
    ],
    [
      "for a voucher issued to another domain",
      { audience: "domain", audienceRef: "else.test" },
      undefined,
      ["refused", "active", "not-for-you"],
    ],
    ["to a suspended account", {}, "UPDATE user SET banned = 1 WHERE id = ?", ["refused", "active", "suspended"]],
    [
      "to an account with an unconfirmed address",
      {},
      "UPDATE user SET email_verified = 0 WHERE id = ?",
      ["refused", "active", "unverified"],
    ],
    [
      "to an account whose credits are blocked",
      {},
      "UPDATE billing_account SET hold_reason = 'dispute' WHERE user_id = ?",
      ["refused", "active", "held"],
    ],
  ] as const)("%s", async (_name, said, change, outcome) => {
    expect(await standing(said, change)).toEqual(outcome);
  });

  it("to an older account, for a voucher for new accounts", async () => {
    const { services, accounts } = await people(1);
    const [old] = accounts;
    if (!old) throw new Error();
    services.setNow(new Date(later));
    const { secret } = await aVoucher(services, { audience: "new", maxRedemptions: 9 });
    expect((await redeem(services, old, secret)).ok).toBe(false);
    expect((await redeem(services, await anAccount(services), secret)).ok).toBe(true);
  });

  // Red without the address's unaliased form: a plus would make one person many.
  it("not to the addressee under another spelling of the mailbox", async () => {
    const { services, accounts } = await people(1);
    const [who] = accounts;
    if (!who) throw new Error();
    const [name, domain] = who.email.split("@");
    const { secret } = await aVoucher(services, { audience: "email", audienceRef: `${name}+gift@${domain}` });
    expect((await redeem(services, who, secret)).ok).toBe(true);
  });

  // Red when the batch asks only what was read before it.
  it("to an admin who impersonates an account, and for a session that ended meanwhile", async () => {
    const { services, accounts } = await people(2);
    const [seen, gone] = accounts;
    if (!seen || !gone) throw new Error();
    const { secret } = await aVoucher(services, { maxRedemptions: 9 });
    await bindings.DB.prepare("UPDATE session SET impersonated_by = 'an-admin' WHERE user_id = ?")
      .bind(seen.userId)
      .run();
    await bindings.DB.prepare("DELETE FROM session WHERE user_id = ?").bind(gone.userId).run();
    for (const who of [seen, gone]) {
      expect((await redeem(services, who, secret)).ok).toBe(false);
      expect(await creditsOf(who.userId)).toBe(0);
    }
  });

  it("for unknown and malformed codes", async () => {
    const { services, accounts } = await people(1);
    const [who] = accounts;
    if (!who) throw new Error();
    for (const text of ["0".repeat(26), "RF-00000-00000-00000-00000", "no-secret", ""])
      expect(await redeem(services, who, text)).toMatchObject({ ok: false, code: "unknown" });
  });
});

describe("an admin's vouchers", () => {
  const wanted = newVoucherSchema.parse({ label: "Fair", campaign: "fair-2026", credits: 2, audience: "any" });

  // Red when a secret is stored, or written down in the audit log.
  it("store no code, neither in their rows nor in the audit log", async () => {
    const { services } = await people(0);
    const { id, secret, code } = await aVoucher(services);
    const row = await bindings.DB.prepare("SELECT * FROM voucher WHERE id = ?").bind(id).first();
    const { results } = await bindings.DB.prepare("SELECT * FROM audit WHERE target_id = ?").bind(id).all();
    expect(results.map(({ action }) => action)).toEqual(["voucher.made"]);
    expect(row?.token_hash).toBe(await sha256Hex(secret));
    const bare = code.replaceAll("-", "").slice(2);
    for (const text of [secret, code, bare]) expect(JSON.stringify([row, results])).not.toContain(text);
    expect(code.endsWith(String(row?.last4))).toBe(true);
  });

  it("are made in batches of 500, each with its own code", async () => {
    const { services } = await people(0);
    const admin = await theAdmin(services);
    const made = await makeVoucherBatch(services, admin.actor, wanted, 500);
    if (!made.ok) throw new Error(made.code);
    expect(new Set(made.value.flatMap(({ url, code }) => [url, code])).size).toBe(1000);
    expect(await countRows("SELECT count(*) AS n FROM voucher WHERE created_by = ?", admin.userId)).toBe(500);
    const [last] = made.value.slice(-1);
    expect((await redeem(services, await anAccount(services), last?.code ?? "")).ok).toBe(true);
  });

  // Red with a command that leaves the question to the page's guard.
  it("can be made, revoked and extended by the admin only", async () => {
    const { services, accounts } = await people(1);
    const { id, secret } = await aVoucher(services);
    const [who] = accounts;
    if (!who) throw new Error();
    await bindings.DB.prepare("UPDATE user SET role = 'admin' WHERE id = ?").bind(who.userId).run();
    expect(await makeVoucherBatch(services, who.actor, wanted, 1)).toMatchObject({ code: "not-permitted" });
    expect(await revokeVoucher(services, who.actor, { id, why: "mine" })).toMatchObject({ code: "not-possible" });
    const more = { id, validUntil: null, maxRedemptions: 9 };
    expect(await extendVoucher(services, who.actor, more)).toMatchObject({ code: "not-possible" });
    expect((await findVoucher(services, secret, null))?.state).toBe("active");
    expect(await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ?", id)).toBe(1);
  });

  it("are revoked once, with a reason, and grant nothing more", async () => {
    const { services, accounts } = await people(2);
    const { id, secret } = await aVoucher(services, { maxRedemptions: 9 });
    const [first, second] = accounts;
    if (!first || !second) throw new Error();
    await redeem(services, first, secret);
    const admin = await theAdmin(services);
    expect((await revokeVoucher(services, admin.actor, { id, why: "Posted on a forum" })).ok).toBe(true);
    expect((await revokeVoucher(services, admin.actor, { id, why: "Again" })).ok).toBe(false);
    const refused = await redeem(services, second, secret);
    expect(!refused.ok && refused.detail?.state).toBe("revoked");
    expect(await creditsOf(first.userId)).toBe(3);
    expect((await extendVoucher(services, admin.actor, { id, validUntil: null, maxRedemptions: 99 })).ok).toBe(false);
  });

  it("are extended in time and number, never below the number of redemptions", async () => {
    const { services, accounts } = await people(2);
    const { id, secret } = await aVoucher(services, { validUntil: start.getTime() + dayMs });
    const [first, second] = accounts;
    if (!first || !second) throw new Error();
    await redeem(services, first, secret);
    services.setNow(new Date(start.getTime() + 2 * dayMs));
    const admin = await theAdmin(services);
    expect((await redeem(services, second, secret)).ok).toBe(false);
    expect((await extendVoucher(services, admin.actor, { id, validUntil: null, maxRedemptions: 2 })).ok).toBe(true);
    expect((await redeem(services, second, secret)).ok).toBe(true);
    expect((await extendVoucher(services, admin.actor, { id, validUntil: null, maxRedemptions: 1 })).ok).toBe(false);
  });
});
