import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  billingAccountOf,
  freeBillingAccountOf,
} from "../../../app/features/money/billing/commands/open-billing-account.server";
import { returnCredits } from "../../../app/features/money/billing/commands/return-credits.server";
import { spendCredit } from "../../../app/features/money/billing/commands/spend-credit.server";
import { takeCredits } from "../../../app/features/money/billing/commands/take-credits.server";
import { balanceOf, getCreditBalance } from "../../../app/features/money/billing/queries/get-credit-balance.server";
import type { Services } from "../../../app/services";
import { entriesOf, giveCredits } from "../../support/credits";
import { anAccount, bindings, testServices } from "../../support/forms";

const start = Date.UTC(2026, 10, 22);
const dayMs = 24 * 60 * 60 * 1000;
const uuid = () => crypto.randomUUID() as string;

async function anOwner() {
  const services = testServices(new Date(start));
  return { services, ...(await anAccount(services)) };
}

type Owner = Awaited<ReturnType<typeof anOwner>>;

async function spend({ services, userId }: Pick<Owner, "services" | "userId">, sourceRef: string): Promise<number> {
  const at = services.clock.now().getTime();
  const accountId = freeBillingAccountOf(userId);
  const done = await spendCredit(services.db, { id: uuid(), accountId, sourceRef, paidUntil: at + 90 * dayMs, at });
  return done.meta.changes;
}

async function balance({ db, clock }: Services, userId: string): Promise<number> {
  const [row] = await db.all<{ n: number }>(
    sql`SELECT ${balanceOf(billingAccountOf(userId), clock.now().getTime())} AS n`,
  );
  return row?.n ?? -1;
}

describe("the tables that only take inserts", () => {
  it("the ledger refuses UPDATE and DELETE", async () => {
    const { services, userId } = await anOwner();
    const { lotId } = await giveCredits(services, userId);
    await expect(bindings.DB.prepare("UPDATE credit_entry SET amount = 9").run()).rejects.toThrow("never changed");
    await expect(bindings.DB.prepare("DELETE FROM credit_entry WHERE id = ?").bind(lotId).run()).rejects.toThrow(
      "never deleted",
    );
  });

  // Red without credit_entry_repeat: REPLACE takes the row away and fires no trigger on it.
  it("the ledger refuses REPLACE, by id or by reference", async () => {
    const { services, userId } = await anOwner();
    const { accountId, lotId } = await giveCredits(services, userId, { sourceRef: "replaced" });
    for (const [id, sourceRef] of [
      [lotId, uuid()],
      [uuid(), "replaced"],
    ]) {
      const done = await bindings.DB.prepare(
        "INSERT OR REPLACE INTO credit_entry (id, account_id, lot_id, kind, amount, source_ref, at) VALUES (?1, ?2, ?1, 'purchase', 99, ?3, 1)",
      )
        .bind(id, accountId, sourceRef)
        .run();
      expect(done.meta.changes).toBe(0);
    }
    expect(await balance(services, userId)).toBe(1);
  });

  // Red without the triggers audit_no_replace and rent_form_version_no_replace.
  it("audit and rent_form_version refuse REPLACE, too", async () => {
    const form = uuid();
    await bindings.DB.batch([
      bindings.DB.prepare(
        "INSERT INTO audit (id, at, actor_kind, action, target_kind, target_id) VALUES ('kept', 1, 'a', 'true', 'c', 'd')",
      ),
      bindings.DB.prepare(
        "INSERT OR REPLACE INTO audit (id, at, actor_kind, action, target_kind, target_id) VALUES ('kept', 1, 'a', 'forged', 'c', 'd')",
      ),
      bindings.DB.prepare(
        "INSERT INTO rent_form (id, url_id, state, title, draft, created_at, updated_at) VALUES (?1, ?1, 'open', '', '{}', 1, 1)",
      ).bind(form),
      bindings.DB.prepare(
        "INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at) VALUES ('v1', ?, 1, 'true', '', 1)",
      ).bind(form),
      ...["v1", "v2"].map((id) =>
        bindings.DB.prepare(
          "INSERT OR REPLACE INTO rent_form_version (id, form_id, number, definition, hash, published_at) VALUES (?, ?, 1, 'forged', '', 1)",
        ).bind(id, form),
      ),
    ]);
    const audited = await bindings.DB.prepare("SELECT action FROM audit WHERE id = 'kept'").all();
    expect(audited.results).toEqual([{ action: "true" }]);
    const versions = await bindings.DB.prepare("SELECT id, definition FROM rent_form_version WHERE form_id = ?")
      .bind(form)
      .all();
    expect(versions.results).toEqual([{ id: "v1", definition: "true" }]);
  });
});

describe("a lot of credits", () => {
  it("is granted once for each reference, however often and however parallel", async () => {
    const { services, userId } = await anOwner();
    await Promise.all(Array.from({ length: 10 }, () => giveCredits(services, userId, { sourceRef: `cs:${userId}` })));
    expect(await balance(services, userId)).toBe(1);
  });

  // Red when openLots orders by anything else, or the HAVING forgets the end.
  it("is spent in the order of expiry, the oldest first among those that never expire, and not after it expired", async () => {
    const owner = await anOwner();
    const { services, userId } = owner;
    const gone = await giveCredits(services, userId, { kind: "voucher", expiresAt: start + 1 });
    const older = await giveCredits(services, userId);
    services.setNow(new Date(start + 1000));
    const newer = await giveCredits(services, userId);
    const gift = await giveCredits(services, userId, { kind: "voucher", expiresAt: start + 9 * dayMs });
    for (const n of [1, 2, 3, 4]) await spend(owner, `${userId}:${n}`);
    const spends = (await entriesOf(gone.accountId)).filter(({ kind }) => kind === "spend");
    expect(spends.map(({ source_ref, lot_id }) => [source_ref.slice(-1), lot_id]).sort()).toEqual([
      ["1", gift.lotId],
      ["2", older.lotId],
      ["3", newer.lotId],
    ]);
  });

  it("with 4 credits serves 4 of 20 parallel spends, and one spend for each term", async () => {
    const owner = await anOwner();
    const { services, userId } = owner;
    await giveCredits(services, userId, { credits: 4 });
    const done = await Promise.all(Array.from({ length: 20 }, (_, n) => spend(owner, `${userId}:${n}`)));
    expect(done.reduce((sum, n) => sum + n, 0)).toBe(4);
    await giveCredits(services, userId, { credits: 4 });
    await Promise.all(Array.from({ length: 9 }, () => spend(owner, `${userId}:again`)));
    expect(await balance(services, userId)).toBe(3);
  });

  // Red without credit_entry_not_below_zero.
  it("never goes below zero: spending more than is left stops the whole batch", async () => {
    const owner = await anOwner();
    const { services, userId } = owner;
    const { lotId } = await giveCredits(services, userId, { credits: 2 });
    await spend(owner, `${userId}:1`);
    const refund = { kind: "refund", lotId, at: start } as const;
    const tooMuch = services.db.batch([
      spendCredit(services.db, {
        id: uuid(),
        accountId: billingAccountOf(userId),
        sourceRef: `${userId}:2`,
        paidUntil: 1,
        at: start,
      }),
      takeCredits(services.db, { ...refund, id: uuid(), credits: 2, sourceRef: `${userId}:r` }),
    ]);
    await expect(tooMuch).rejects.toThrow();
    expect(await balance(services, userId)).toBe(1);
    const rest = await takeCredits(services.db, { ...refund, id: uuid(), credits: "rest", sourceRef: `${userId}:r` });
    expect([rest.meta.changes, await balance(services, userId)]).toEqual([1, 0]);
    const nothing = await takeCredits(services.db, {
      ...refund,
      id: uuid(),
      credits: "rest",
      sourceRef: `${userId}:s`,
    });
    expect(nothing.meta.changes).toBe(0);
  });

  it("gets a spent credit back once", async () => {
    const owner = await anOwner();
    const { services, userId } = owner;
    await giveCredits(services, userId);
    await spend(owner, `${userId}:1`);
    const back = () =>
      returnCredits(services.db, { id: uuid(), kind: "give-back", sourceRef: `${userId}:1`, at: start });
    const done = await Promise.all([back(), back(), back()]);
    expect(done.reduce((sum, { meta }) => sum + meta.changes, 0)).toBe(1);
    expect(await balance(services, userId)).toBe(1);
    const refund = returnCredits(services.db, {
      id: uuid(),
      kind: "refund-failed",
      sourceRef: `${userId}:1`,
      at: start,
    });
    expect((await refund).meta.changes).toBe(0);
  });

  // Red when freeBillingAccountOf forgets the hold.
  it("cannot be spent while the account is on hold", async () => {
    const owner = await anOwner();
    const { services, userId } = owner;
    await giveCredits(services, userId);
    await bindings.DB.prepare("UPDATE billing_account SET hold_reason = 'dispute' WHERE user_id = ?")
      .bind(userId)
      .run();
    expect(await spend(owner, `${userId}:1`)).toBe(0);
  });

  it("is shown with its balance to its owner only", async () => {
    const owner = await anOwner();
    const { services, userId, actor } = owner;
    const other = await anOwner();
    await giveCredits(services, userId, { credits: 3 });
    await giveCredits(services, userId, { kind: "welcome", expiresAt: start + dayMs });
    await spend(owner, `${userId}:1`);
    await spend(owner, `${userId}:2`);
    expect(await getCreditBalance(services, actor)).toMatchObject({
      credits: 2,
      lots: [{ kind: "purchase", left: 2, granted: 3, expiresAt: null }],
    });
    expect(await getCreditBalance(other.services, other.actor)).toEqual({ credits: 0, lots: [] });
  });
});

it("an account with 80 lots is read once for a spend, and once for its balance", async () => {
  const owner = await anOwner();
  const { services, userId } = owner;
  for (let n = 0; n < 80; n += 1) await giveCredits(services, userId);
  const before = { ...services.usage };
  await spend(owner, `${userId}:1`);
  const { rowsRead, rowsWritten } = services.usage;
  expect(rowsRead - before.rowsRead).toBeLessThanOrEqual(250);
  expect(rowsWritten - before.rowsWritten).toBeLessThanOrEqual(3);
  await balance(services, userId);
  expect(services.usage.rowsRead - rowsRead).toBeLessThanOrEqual(250);
});

type Step =
  | { do: "grant"; credits: number; days: number | null; again: boolean }
  | { do: "spend" | "give-back" | "clawback-undone" | "refund-failed"; term: number }
  | { do: "refund" | "clawback" | "expire"; lot: number; credits: number | "rest" }
  | { do: "wait"; days: number };

const nth = fc.integer({ min: 0, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("grant" as const),
    credits: fc.integer({ min: 1, max: 4 }),
    days: fc.option(fc.integer({ min: 1, max: 40 })),
    again: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom("spend" as const, "give-back" as const, "clawback-undone" as const), term: nth }),
  fc.record({
    do: fc.constantFrom("refund" as const, "clawback" as const, "expire" as const),
    lot: nth,
    credits: fc.oneof(fc.constant("rest" as const), fc.integer({ min: 1, max: 3 })),
  }),
  fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 1, max: 30 }) }),
);

/** A book in memory that follows the rules in plain words. */
type Lot = { id: string; left: number; expiresAt: number | null; at: number };

it("after any random sequence of bookings no lot is below zero and the balance is the sum of the lots", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const owner = await anOwner();
      const { services, userId } = owner;
      const book: Lot[] = [];
      const taken = new Map<string, { lot: Lot; credits: number; isBack: boolean }>();
      let [now, clawbacks] = [start, 0];
      const isOpen = (lot: Lot) => lot.left > 0 && (lot.expiresAt === null || lot.expiresAt > now);
      for (const [index, one] of steps.entries()) {
        now += 1;
        services.setNow(new Date(now));
        if (one.do === "wait") now += one.days * dayMs;
        if (one.do === "grant") {
          const sourceRef = `${userId}:${one.again ? "same" : index}`;
          const isNew = !taken.has(`grant:${sourceRef}`);
          const expiresAt = one.days === null ? null : now + one.days * dayMs;
          const { lotId } = await giveCredits(services, userId, { credits: one.credits, expiresAt, sourceRef });
          const lot = { id: lotId, left: one.credits, expiresAt, at: now };
          if (isNew) book.push(lot);
          taken.set(`grant:${sourceRef}`, { lot, credits: 0, isBack: false });
        }
        if (one.do === "spend") {
          const ref = `${userId}:${one.term}`;
          const lot = book
            .filter(isOpen)
            .sort((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || a.at - b.at)[0];
          const may = lot !== undefined && !taken.has(`spend:${ref}`);
          expect(await spend(owner, ref)).toBe(may ? 1 : 0);
          if (may) {
            lot.left -= 1;
            taken.set(`spend:${ref}`, { lot, credits: 1, isBack: false });
          }
        }
        if (one.do === "give-back" || one.do === "clawback-undone") {
          const what = one.do === "give-back" ? "spend" : "clawback";
          const sourceRef = `${userId}:${one.term}`;
          const found = taken.get(`${what}:${sourceRef}`);
          const done = await returnCredits(services.db, { id: uuid(), kind: one.do, sourceRef, at: now });
          expect(done.meta.changes).toBe(found && !found.isBack ? 1 : 0);
          if (found && !found.isBack) {
            found.lot.left += found.credits;
            found.isBack = true;
          }
        }
        if (one.do === "refund" || one.do === "clawback" || one.do === "expire") {
          const lot = book[one.lot];
          if (!lot) continue;
          const sourceRef = one.do === "clawback" ? `${userId}:${clawbacks++}` : `${userId}:${index}`;
          const credits = one.credits === "rest" ? lot.left : one.credits;
          const taking = { id: uuid(), kind: one.do, lotId: lot.id, credits: one.credits, sourceRef, at: now };
          const done = await takeCredits(services.db, taking).then(
            ({ meta }) => meta.changes,
            () => -1,
          );
          expect(done).toBe(credits > lot.left ? -1 : credits === 0 ? 0 : 1);
          if (done === 1) {
            lot.left -= credits;
            taken.set(`${one.do}:${sourceRef}`, { lot, credits, isBack: false });
          }
        }
      }
      const open = book.filter(isOpen).reduce((sum, { left }) => sum + left, 0);
      services.setNow(new Date(now));
      expect(await balance(services, userId)).toBe(open);
      const { results } = await bindings.DB.prepare(
        "SELECT lot_id AS id, sum(amount) AS left FROM credit_entry GROUP BY account_id, lot_id",
      ).all<{ id: string; left: number }>();
      const lefts = new Map(results.map(({ id, left }) => [id, left]));
      expect(results.every(({ left }) => left >= 0)).toBe(true);
      for (const { id, left } of book) expect(lefts.get(id)).toBe(left);
    }),
    { numRuns: 40 },
  );
});
