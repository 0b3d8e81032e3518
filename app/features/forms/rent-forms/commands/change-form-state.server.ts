import { and, eq, type SQL, sql } from "drizzle-orm";
import { type FormPlan, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { err } from "../../../../kernel/result";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import { hasPro } from "../../../money/billing/queries/has-pro.server";
import { isWithin } from "../entitlements";
import { paidUntilAfter } from "../publish-choice";
import { storedDefinition } from "../publishable";
import { hasOtherRunningForm, latestEndOfRow, limitOfRow } from "../queries/find-form-limits.server";
import { binMs, statesBefore } from "../rules";
import { giveCreditBack } from "./give-credit-back.server";
import { type MoveResult, moveForm } from "./move-form.server";

/** Stops the form for new applicants; drafts wait. From open. Pausing what is paused already succeeds. */
export function pauseForm(services: Services, actor: Landlord, formId: RentFormId): Promise<MoveResult> {
  const isDone = (state: string) => state === "paused";
  return moveForm(services, actor, { formId, action: "pause", to: "paused", isDone, set: () => ({}) });
}

/** Ends the form by hand: drafts can no longer be sent. From open, paused or full. Its credit may come back (`giveCreditBack`). */
export function closeForm(services: Services, actor: Landlord, formId: RentFormId): Promise<MoveResult> {
  const isDone = (state: string) => state === "closed";
  return moveForm(services, actor, {
    formId,
    action: "close",
    to: "closed",
    isDone,
    set: (closedAt) => ({ closedAt }),
    also: givingBack(services, formId),
  });
}

/** A credit that nobody had anything of goes back. */
function givingBack(services: Services, formId: RentFormId) {
  const at = services.clock.now().getTime();
  return (isDone: SQL) => giveCreditBack(services, formId, { at, isDone });
}

/** Puts a closed form away: out of the lists, its applications still there. */
export function archiveForm(services: Services, actor: Landlord, formId: RentFormId): Promise<MoveResult> {
  const isDone = (state: string) => state === "archived";
  const set = (archivedAt: number) => ({ archivedAt });
  return moveForm(services, actor, { formId, action: "archive", to: "archived", isDone, set });
}

/** Takes an archived form out again, closed as it was. */
export function unarchiveForm(services: Services, actor: Landlord, formId: RentFormId): Promise<MoveResult> {
  const isDone = (state: string) => state === "closed";
  const set = () => ({ archivedAt: null });
  return moveForm(services, actor, { formId, action: "unarchive", to: "closed", isDone, set });
}

/** Puts the form into the bin for 30 days: its page is gone at once, its applications can no longer be read. */
export function deleteForm(services: Services, actor: Landlord, formId: RentFormId): Promise<MoveResult> {
  const isDone = (state: string) => state === "deleted";
  const set = (now: number) => ({
    stateBefore: sql`${rentForm.state}`,
    deletedAt: now,
    closedAt: sql`coalesce(${rentForm.closedAt}, ${now})`,
  });
  return moveForm(services, actor, {
    formId,
    action: "delete",
    to: "deleted",
    isDone,
    set,
    mail: "mail.form-erasure",
    also: givingBack(services, formId),
  });
}

/** Takes a form out of the bin again; after 30 days there is nothing left to take. */
export function undeleteForm(services: Services, actor: Landlord, formId: RentFormId): Promise<MoveResult> {
  const since = services.clock.now().getTime() - binMs;
  return moveForm(services, actor, {
    formId,
    action: "undelete",
    to: sql`CASE WHEN ${rentForm.stateBefore} IN ('draft', 'pending_verification', 'archived')
      THEN ${rentForm.stateBefore} ELSE 'closed' END`,
    isDone: (state) => state !== "deleted",
    guard: sql`${rentForm.deletedAt} > ${since}`,
    set: () => ({ deletedAt: null, stateBefore: null }),
  });
}

export type ReopenError = "limit-reached" | "other-form-open" | "term-over";

/**
 * Opens a paused form for the rest of its time, or a closed one anew. "limit-reached"; "other-form-open": in the one
 * place of a guest or the free plan; "term-over": it holds more than the free plan and is not paid for.
 */
export async function reopenForm(
  services: Services,
  actor: Landlord,
  formId: RentFormId,
): Promise<MoveResult<ReopenError>> {
  const now = services.clock.now().getTime();
  const plan = planOnReopening(services, now);
  const moved = await openAgain(services, actor, formId, plan);
  if (moved.ok || moved.code !== "wrong-state" || !moved.detail) return moved;
  if (!statesBefore("reopen", actor.kind).includes(moved.detail.state)) return moved;
  const [row] = await services.db
    .select({
      plan: sql<FormPlan | null>`${plan}`.as("next_plan"),
      hasRoom: sql<number>`${hasRoom(plan)}`.as("has_room"),
      hasFreeRoom: sql<number>`${hasRoom(sql`'free'`)}`.as("has_free_room"),
      definition: rentFormVersion.definition,
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(and(eq(rentForm.id, formId), mayReachForm(actor, now)));
  if (row?.plan !== null) return err(row?.hasRoom ? "other-form-open" : "limit-reached", moved.detail);
  const isFree = row.definition !== null && isWithin(storedDefinition(row.definition), "free") && row.hasFreeRoom === 1;
  if (!isFree) return err("term-over", moved.detail);
  const free = await openAgain(services, actor, formId, sql`'free'`);
  return free.ok || free.code !== "wrong-state" ? free : err("other-form-open", moved.detail);
}

function openAgain(services: Services, actor: Landlord, formId: RentFormId, plan: SQL): Promise<MoveResult> {
  const now = services.clock.now().getTime();
  const end = services.isSelling ? latestEndOfRow(now, plan) : renewedEnd(now);
  return moveForm(services, actor, {
    formId,
    action: "reopen",
    to: "open",
    isDone: (state) => state === "open",
    guard: sql`${plan} IS NOT NULL AND ${hasRoom(plan)} AND NOT ${hasOtherRunningForm(now, plan)}`,
    set: (at) => ({
      closedAt: null,
      erasureNoticeAt: null,
      plan,
      ...paidUntilOnReopening(services, at, plan),
      opensUntil: sql`CASE WHEN ${rentForm.state} = 'paused' AND ${rentForm.opensUntil} > ${at}
        THEN min(${rentForm.opensUntil}, ${end}) WHEN ${plan} = 'pro' AND NOT coalesce(${isPaidFor(now)}, 0) THEN NULL
        ELSE ${end} END`,
    }),
  });
}

const isPaidFor = (at: number) => sql`${rentForm.paidUntil} > ${at}`;
const isOfAccount = sql`${rentForm.landlordId} IS NOT NULL`;

/** SQL on rent_form: the plan that it opens again on. NULL: it was paid for, and that is over. */
function planOnReopening({ isSelling }: Services, at: number): SQL {
  const isInTerm = sql`(${rentForm.plan} IN ('guest', 'free') AND ${rentForm.state} = 'paused' AND ${rentForm.opensUntil} > ${at})`;
  if (!isSelling) return sql`CASE WHEN ${isOfAccount} THEN 'credit' ELSE ${rentForm.plan} END`;
  return sql`CASE WHEN NOT ${isOfAccount} OR ${isPaidFor(at)} OR ${isInTerm} THEN ${rentForm.plan}
    WHEN ${hasPro(sql`${rentForm.landlordId}`)} OR (${rentForm.plan} = 'pro' AND ${rentForm.paidUntil} IS NULL) THEN 'pro'
    WHEN ${rentForm.plan} IN ('guest', 'free') THEN 'free' END`;
}

/** SQL on a row of rent_form, where nothing is sold: the credit's days, from now where the last ones are over. */
const renewedEnd = (at: number) => sql`CASE WHEN ${isOfAccount} AND ${isPaidFor(at)} THEN ${rentForm.paidUntil}
  WHEN ${isOfAccount} THEN ${paidUntilAfter(at, null)} ELSE ${latestEndOfRow(at)} END`;

function paidUntilOnReopening({ isSelling }: Services, at: number, plan: SQL) {
  if (isSelling)
    return { paidUntil: sql`CASE WHEN ${isPaidFor(at)} AND ${plan} <> 'free' THEN ${rentForm.paidUntil} END` };
  return {
    paidUntil: sql`CASE WHEN ${isOfAccount} THEN ${renewedEnd(at)} END`,
    planSource: sql`CASE WHEN ${isOfAccount} AND NOT coalesce(${isPaidFor(at)}, 0) THEN 'legacy' ELSE ${rentForm.planSource} END`,
  };
}

const hasRoom = (plan: SQL) => sql`(${rentForm.applicationCount} < ${limitOfRow({ plan })})`;
