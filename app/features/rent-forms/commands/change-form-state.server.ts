import { and, eq, sql } from "drizzle-orm";
import { rentForm } from "../../../db/schema/forms";
import type { Landlord } from "../../../kernel/actor";
import type { RentFormId } from "../../../kernel/ids";
import { err } from "../../../kernel/result";
import type { Services } from "../../../services";
import { hasOtherRunningForm, limitOfRow, openMsOfRow } from "../queries/find-form-limits.server";
import { mayReachForm } from "../queries/may-reach-form.server";
import { binMs, statesBefore } from "../rules";
import { type MoveResult, moveForm } from "./move-form.server";

/** Stops the form for new applicants; drafts wait. From open. Pausing what is paused already succeeds. */
export function pauseForm(services: Services, actor: Landlord, formId: RentFormId): Promise<MoveResult> {
  const isDone = (state: string) => state === "paused";
  return moveForm(services, actor, { formId, action: "pause", to: "paused", isDone, set: () => ({}) });
}

/** Ends the form by hand: drafts can no longer be sent. From open, paused or full. */
export function closeForm(services: Services, actor: Landlord, formId: RentFormId): Promise<MoveResult> {
  const isDone = (state: string) => state === "closed";
  return moveForm(services, actor, {
    formId,
    action: "close",
    to: "closed",
    isDone,
    set: (closedAt) => ({ closedAt }),
  });
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
  const mail = { kind: "mail.form-erasure" } as const;
  return moveForm(services, actor, { formId, action: "delete", to: "deleted", isDone, set, mail });
}

/** Takes a form out of the bin again (`stateOutOfBin`); after 30 days there is nothing left to take. */
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

/**
 * Opens a paused form for the rest of its time, or a closed one for a new window of the plan's days. Refused when its
 * limit of applications is reached ("limit-reached") or another form of the same guest runs ("other-form-open").
 */
export async function reopenForm(
  services: Services,
  actor: Landlord,
  formId: RentFormId,
): Promise<MoveResult<"limit-reached" | "other-form-open">> {
  const now = services.clock.now().getTime();
  const moved = await moveForm(services, actor, {
    formId,
    action: "reopen",
    to: "open",
    isDone: (state) => state === "open",
    guard: sql`${hasRoom} AND NOT ${hasOtherRunningForm(now)}`,
    set: (at) => ({
      closedAt: null,
      erasureNoticeAt: null,
      opensUntil: sql`CASE WHEN ${rentForm.state} = 'paused' AND ${rentForm.opensUntil} > ${at}
        THEN ${rentForm.opensUntil} ELSE ${at} + ${openMsOfRow} END`,
    }),
  });
  if (moved.ok || moved.code !== "wrong-state" || !moved.detail) return moved;
  if (!statesBefore("reopen", actor.kind).includes(moved.detail.state)) return moved;
  const [room] = await services.db
    .select({ hasRoom: sql<number>`${hasRoom}` })
    .from(rentForm)
    .where(and(eq(rentForm.id, formId), mayReachForm(actor, now)));
  return err(room?.hasRoom ? "other-form-open" : "limit-reached", moved.detail);
}

const hasRoom = sql`(${rentForm.applicationCount} < ${limitOfRow()})`;
