import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBillingData } from "../../../app/features/deciding/exports/queries/billing-data.server";
import { closeForm, reopenForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { payWithCredit } from "../../../app/features/forms/rent-forms/commands/pay-with-credit.server";
import { returnCredits } from "../../../app/features/money/billing/commands/return-credits.server";
import { takeCredits } from "../../../app/features/money/billing/commands/take-credits.server";
import { checkBooks } from "../../../app/features/operator/recovery/commands/check-books.server";
import { replayErasures } from "../../../app/features/operator/recovery/commands/replay-erasures.server";
import type { RentFormId } from "../../../app/kernel/ids";
import { accountIdOf, entriesOf, giveCredits } from "../../support/credits";
import { bindings, countRows, formRow } from "../../support/forms";
import { aDraft, anOwner, creditsOf, dayMs, type Owner, opened, publish, start } from "../../support/owner";
import { aVoucher, redeem } from "../../support/vouchers";

const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const uuid = () => crypto.randomUUID() as string;
const faultsOf = async ({ services }: Owner) => (await checkBooks(services, "")).found;

describe("the nightly check of the ledger", () => {
  // Each is red without its line of `faults`.
  it.each([
    ["a form that nothing paid for", (id: string) => run("UPDATE rent_form SET paid_terms = 7 WHERE id = ?", id)],
    [
      "a spend for a term that no form has",
      (id: string) => run("UPDATE rent_form SET paid_terms = 0, plan = 'free' WHERE id = ?", id),
    ],
    [
      "a purchase that was paid and not booked",
      (_id: string, accountId: string) =>
        run(
          "INSERT INTO purchase (id, account_id, kind, price_key, amount_minor, currency, state, stripe_session_id, created_at) VALUES (?1, ?2, 'pack', 'credits_1', 1200, 'usd', 'paid', ?1, 1)",
          uuid(),
          accountId,
        ),
    ],
    [
      "an entry in the lot of another account",
      (_id: string, accountId: string) =>
        run(
          "INSERT INTO credit_entry (id, account_id, lot_id, kind, amount, source_ref, at) VALUES (?1, ?2, 'elsewhere', 'give-back', 1, ?1, 1)",
          uuid(),
          accountId,
        ),
    ],
  ])("reports %s, and reported nothing before", async (_what, spoil) => {
    const owner = await anOwner();
    await giveCredits(owner.services, owner.userId);
    const formId = await opened(owner, "credit");
    const before = await faultsOf(owner);
    await spoil(formId, await accountIdOf(owner.userId));
    expect(await faultsOf(owner)).toBe(before + 1);
    await run("UPDATE rent_form SET paid_terms = 1 WHERE id = ?", formId);
  });
});

type Step =
  | { do: "buy" | "redeem"; credits: number }
  | { do: "publish"; use: "free" | "credit" | "welcome" }
  | { do: "pay" | "close" | "reopen"; form: number }
  | { do: "refund" | "dispute" | "won" | "expire"; lot: number }
  | { do: "wait"; hours: number };

const nth = fc.integer({ min: 0, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom("buy" as const, "redeem" as const), credits: fc.constantFrom(1, 3) }),
  fc.record({
    do: fc.constant("publish" as const),
    use: fc.constantFrom("free" as const, "credit" as const, "welcome" as const),
  }),
  fc.record({ do: fc.constantFrom("pay" as const, "close" as const, "reopen" as const), form: nth }),
  fc.record({
    do: fc.constantFrom("refund" as const, "dispute" as const, "won" as const, "expire" as const),
    lot: nth,
  }),
  fc.record({ do: fc.constant("wait" as const), hours: fc.constantFrom(1, 30, 24 * 60) }),
);

// Red when a form moves without its spend, a spend stays without its form, or what was given back still runs on credit.
it("after any random actions of a landlord and Stripe, each paid form has its spend, and no lot is below zero", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const owner = await anOwner();
      const { services, actor, userId } = owner;
      const before = await faultsOf(owner);
      const [forms, lots]: [RentFormId[], string[]] = [[], []];
      for (const [index, one] of steps.entries()) {
        const at = services.clock.now().getTime();
        if (one.do === "wait") owner.wait(one.hours * 3_600_000);
        if (one.do === "buy") lots.push((await giveCredits(services, userId, { credits: one.credits })).lotId);
        if (one.do === "redeem") {
          const { id, secret } = await aVoucher(services, { credits: one.credits, giftMonths: 36 });
          await redeem(services, owner, secret);
          const lot = await bindings.DB.prepare("SELECT id FROM credit_entry WHERE source_ref LIKE ? || ':%'")
            .bind(id)
            .first<{ id: string }>();
          if (lot) lots.push(lot.id);
        }
        if (one.do === "publish") {
          const formId = await aDraft(owner);
          await publish(owner, formId, one.use);
          forms.push(formId);
        }
        if (one.do === "pay" || one.do === "close" || one.do === "reopen") {
          const formId = forms[one.form];
          if (!formId) continue;
          const term = Number((await formRow(formId)).paid_terms) + 1;
          if (one.do === "pay") await payWithCredit(services, actor, { formId, term, use: "credit" });
          if (one.do === "close") await closeForm(services, actor, formId);
          if (one.do === "reopen") await reopenForm(services, actor, formId);
        }
        if (one.do === "refund" || one.do === "dispute" || one.do === "expire") {
          const lotId = lots[one.lot];
          const kind = one.do === "dispute" ? "clawback" : one.do;
          const sourceRef = one.do === "dispute" ? `${userId}:${one.lot}` : `${userId}:${index}`;
          if (lotId) await takeCredits(services.db, { id: uuid(), kind, lotId, credits: "rest", sourceRef, at });
        }
        if (one.do === "won") {
          await returnCredits(services.db, {
            id: uuid(),
            kind: "clawback-undone",
            sourceRef: `${userId}:${one.lot}`,
            at,
          });
        }
      }
      expect(await faultsOf(owner)).toBe(before);
      const entries = await bindings.DB.prepare(
        "SELECT sum(amount) AS n FROM credit_entry WHERE account_id = (SELECT id FROM billing_account WHERE user_id = ?)",
      )
        .bind(userId)
        .first<{ n: number | null }>();
      // No lot of this property has ended by itself but the gift, which lasts longer.
      expect(await creditsOf(owner)).toBe(entries?.n ?? 0);
      for (const formId of forms) {
        const { plan, paid_terms, plan_source } = await formRow(formId);
        const live = await countRows(
          `SELECT count(*) AS n FROM credit_entry AS s WHERE s.kind = 'spend' AND s.source_ref = ?1
            AND NOT EXISTS (SELECT 1 FROM credit_entry AS b WHERE b.kind = 'give-back' AND b.source_ref = s.source_ref)`,
          `${formId}:${paid_terms}`,
        );
        if (plan === "credit" && plan_source === "ledger") expect(Number(paid_terms)).toBeGreaterThan(0);
        if (live === 1) expect(["credit", "free"]).toContain(plan);
      }
    }),
    { numRuns: 12 },
  );
});

it("when a publication and a refund race for the last credit, only one of them gets it", async () => {
  for (let round = 0; round < 6; round += 1) {
    const owner = await anOwner();
    const { lotId } = await giveCredits(owner.services, owner.userId);
    const formId = await aDraft(owner);
    const refund = () =>
      takeCredits(owner.services.db, {
        id: uuid(),
        kind: "refund",
        lotId,
        credits: "rest",
        sourceRef: `${lotId}:1`,
        at: start,
      });
    const [published, refunded] = await (round % 2 === 0
      ? Promise.all([publish(owner, formId, "credit"), refund()])
      : Promise.all([refund(), publish(owner, formId, "credit")]).then(([back, done]) => [done, back] as const));
    expect(Number(published.ok) + refunded.meta.changes).toBe(1);
    expect(await creditsOf(owner)).toBe(0);
  }
});

describe("an account that is erased", () => {
  it("keeps its ledger rows without a name, also where a restore brought the account back", async () => {
    const owner = await anOwner();
    await giveCredits(owner.services, owner.userId, { credits: 2 });
    await opened(owner, "credit");
    const accountId = await accountIdOf(owner.userId);
    await replayErasures(owner.services, [{ kind: "user", id: owner.userId }]);
    expect(
      await countRows("SELECT count(*) AS n FROM billing_account WHERE id = ? AND user_id IS NULL", accountId),
    ).toBe(1);
    expect(await entriesOf(accountId)).toHaveLength(2);
    expect(await countRows("SELECT count(*) AS n FROM user WHERE id = ?", owner.userId)).toBe(0);
  });
});

it("the data export contains the account's credits and what they were spent on, and nothing of other accounts", async () => {
  const owner = await anOwner();
  await giveCredits(owner.services, owner.userId, { credits: 2 });
  const formId = await opened(owner, "credit");
  const data = await readBillingData(owner.services, owner.userId);
  expect([...(data?.credits ?? [])].sort((a, b) => b.amount - a.amount)).toMatchObject([
    { kind: "purchase", amount: 2 },
    { kind: "spend", amount: -1, form: formId, paidUntil: new Date(start + 90 * dayMs).toISOString() },
  ]);
  const other = await anOwner();
  expect(await readBillingData(other.services, other.userId)).toBeNull();
});
