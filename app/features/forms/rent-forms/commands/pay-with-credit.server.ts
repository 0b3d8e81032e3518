import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { type FormState, rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import { dayMs } from "../../../../kernel/durations";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { afterFormCommit } from "../../../../platform/after-form-commit.server";
import { auditActor, insertAuditGuard, isAnyState, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { welcomeRefs } from "../../../money/billing/queries/find-welcome.server";
import { hasPro } from "../../../money/billing/queries/has-pro.server";
import { plans } from "../../../money/billing/rules";
import { limitOfRow, stateAtSql } from "../queries/find-form-limits.server";
import { ownerEmail, standingColumns } from "../queries/find-standing.server";
import { revisableStates } from "../rules";
import { payForForm } from "./pay-for-form.server";

export type CreditInput = {
  formId: RentFormId;
  /** Number of the term that the page offered: pressed twice it is one. */
  term: number;
  use: "credit" | "welcome";
};
export type CreditResult = Result<
  { state: FormState; paidUntil: number },
  "not-found" | "wrong-state" | "conflict" | "no-credit" | "no-welcome" | "credits-held" | "is-pro",
  undefined
>;

const termMs = plans.credit.openDays * dayMs;

/**
 * Spends a credit on a published form: lifts the free plan's limits, adds 90 days, or opens it again. "conflict":
 * another press paid meanwhile.
 */
export async function payWithCredit(
  services: Services,
  actor: AccountLandlord,
  input: CreditInput,
): Promise<CreditResult> {
  const { db, ids, clock } = services;
  const { formId, term } = input;
  const now = clock.now();
  const at = now.getTime();
  const isMine = and(eq(rentForm.id, formId), mayReachForm(actor, at)) as SQL;
  const welcome = input.use === "welcome" ? await welcomeOf(services, isMine) : null;
  if (input.use === "welcome" && welcome === null) return err("no-welcome", undefined);
  const [auditId, refreshId] = [ids.uuid<string>(), ids.uuid<OutboxId>()];
  const isAllowed = sql`${isMine} AND ${isAnyState(stateAtSql(at), revisableStates)} AND ${rentForm.paidTerms} = ${term - 1}
    AND ${rentForm.publishedVersionId} IS NOT NULL AND NOT ${hasPro(sql`${rentForm.landlordId}`)}`;
  const paidUntil = sql`(SELECT max(${at}, CASE WHEN f.plan = 'credit' THEN coalesce(f.paid_until, 0) ELSE 0 END) + ${termMs}
    FROM ${rentForm} AS f WHERE f.id = ${formId})`;
  const paid = payForForm(services, actor, {
    payment: { formId, term, paidUntil, welcome },
    at,
    where: sql`EXISTS (SELECT 1 FROM ${rentForm} WHERE ${isAllowed})`,
  });
  const { after } = await runBatch(db, {
    payment: paid.statements,
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "form.use-credit",
        targetKind: "rent_form",
        targetId: formId,
        detail: String(term),
      },
      sql`${rentForm} WHERE ${isAllowed} AND ${paid.isPaid}`,
    ),
    extendForm: db
      .update(rentForm)
      .set({ ...lifted(at, paidUntil), updatedAt: at })
      .where(and(eq(rentForm.id, formId), isGuarded(auditId))),
    refreshForm: insertJob(
      db,
      { id: refreshId, kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${auditId}`, now },
      isGuarded(auditId),
    ),
    after: selectOutcome(services, { actor, isMine, auditId }),
  });
  const [row] = after;
  if (!row) return err("not-found", undefined);
  if (row.isDone) await afterFormCommit(services, formId, [refreshId]);
  return outcomeOf(row, input);
}

/** A paused form stays paused; every other one runs, unless its landlord's own maximum is reached. */
function lifted(at: number, paidUntil: SQL) {
  const isFull = sql`${rentForm.applicationCount} >= ${limitOfRow({ plan: sql`'credit'` })}`;
  const isPaused = sql`${stateAtSql(at)} = 'paused'`;
  return {
    plan: "credit" as const,
    planSource: "ledger" as const,
    paidUntil,
    paidTerms: sql`${rentForm.paidTerms} + 1`,
    opensUntil: paidUntil,
    closingNoticeFor: null,
    state: sql<FormState>`CASE WHEN ${isPaused} THEN 'paused' WHEN ${isFull} THEN 'full' ELSE 'open' END`,
    closedAt: sql`CASE WHEN ${isPaused} THEN ${rentForm.closedAt} WHEN ${isFull} THEN coalesce(${rentForm.closedAt}, ${at}) END`,
  };
}

type Asked = { actor: AccountLandlord; isMine: SQL; auditId: string };

function selectOutcome({ db, clock }: Services, { actor, isMine, auditId }: Asked) {
  return db
    .select({
      formId: rentForm.id,
      state: rentForm.state,
      paidUntil: rentForm.paidUntil,
      paidTerms: rentForm.paidTerms,
      isDone: sql<number>`${isGuarded(auditId)}`.as("is_done"),
      ...standingColumns(clock.now().getTime(), { actor }),
    })
    .from(rentForm)
    .where(isMine);
}

type Outcome = {
  state: FormState;
  paidUntil: number | null;
  paidTerms: number;
  isDone: number;
  isPro: number;
  credits: number;
  isHeld: number;
};

function outcomeOf(row: Outcome, { term, use }: CreditInput): CreditResult {
  if (row.isDone || (row.paidTerms === term && row.paidUntil !== null)) {
    return ok({ state: row.state, paidUntil: row.paidUntil ?? 0 });
  }
  if (row.paidTerms !== term - 1) return err("conflict", undefined);
  if (row.isPro) return err("is-pro", undefined);
  if (row.isHeld) return err("credits-held", undefined);
  if (use === "welcome") return err("no-welcome", undefined);
  return err(row.credits < 1 ? "no-credit" : "wrong-state", undefined);
}

async function welcomeOf(services: Services, isMine: SQL) {
  const [row] = await services.db
    .select({ email: ownerEmail.as("owner_email") })
    .from(rentForm)
    .where(isMine);
  return row?.email ? welcomeRefs(services, row.email) : null;
}
