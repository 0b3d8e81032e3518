import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { type ApplicationState, application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { audit } from "../../../../db/schema/platform";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId, GuestRentFormId, RentFormId } from "../../../../kernel/ids";
import { auditActor } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import { isForm } from "../../../forms/rent-forms/queries/find-editable-form.server";
import { isOutOfTurn, isOutOfTurnAs } from "../queries/review-order.server";

/** One of the landlord's own applications, or several; with the id of a form, of that form alone. */
export type Picked = {
  applicationIds: readonly ApplicationId[];
  formId?: RentFormId;
  guestRentFormId?: GuestRentFormId;
};

/** What became of one of them. `moveId` names the trace of the change, for `undoMoves`. */
export type Changed = {
  id: ApplicationId;
  outcome: "changed" | "already" | "refused" | "out-of-turn" | "taken";
  state: ApplicationState;
  moveId: string | null;
};

type Change = {
  /** Of the audit row. */
  action: string;
  /** SQL on the row of application: the change may be made. */
  isAllowed: SQL;
  /** SQL on the row of application: it holds already what the change would bring. */
  isDone: SQL;
  /** SQL for the trace: codes, such as the states before and after. */
  detail: SQL;
  /** SQL: what is set, after SET. `at`: the time of the trace too, which `undoMoves` compares. */
  set: (at: number) => SQL;
  /** Where applications are read in order, only the one whose turn it is may be changed. */
  isInTurn?: true;
  /** SQL on the row of application: another one stands in the way, and somebody is to say what becomes of it. */
  isTaken?: SQL;
  /** An unread application counts as read from now on; not one that may not be read yet. */
  marksRead: boolean;
};

/** Statements beside the change of the rows. `changed`: SQL, the list in brackets of ids that the batch changes. */
type Beside = (batch: { changed: SQL; at: number }) => ReturnType<Services["db"]["run"]>[];

/** One guarded batch for one application or many, each with an audit row; others' are left out of the answer. */
export async function changeApplications(
  services: Services,
  actor: Landlord,
  picked: Picked,
  change: Change,
  beside: Beside = () => [],
): Promise<Changed[]> {
  const { db, ids, clock } = services;
  const at = clock.now().getTime();
  const moves = [...new Set(picked.applicationIds)].map((id) => ({ id, move: ids.uuid<string>() }));
  const list = JSON.stringify(moves);
  const isMine = isOwnApplication(actor, picked, at);
  const { actorKind, actorId, impersonatorId } = auditActor(actor, at);
  const move = sql`(SELECT json_extract(value, '$.move') FROM json_each(${list})
    WHERE json_extract(value, '$.id') = ${application.id})`;
  const changed = sql`(SELECT target_id FROM ${audit} WHERE id IN (
    SELECT json_extract(value, '$.move') FROM json_each(${list})))`;
  const { locked, found } = await runBatch(db, {
    // Before the change: the next one has its turn after it.
    locked: db
      .select({ id: sql<string>`${application.id}`.as("application_id") })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .where(sql`${isMine} AND ${change.isInTurn ? isOutOfTurn : sql`0`}`),
    guards:
      db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, impersonator_id, action, target_kind, target_id, detail)
      SELECT ${move}, ${at}, ${actorKind}, ${actorId}, ${impersonatorId ?? null},
        ${change.action}, 'application', ${application.id}, ${change.detail}
      FROM ${withForms} WHERE ${isMine} AND ${change.isAllowed} AND NOT ${change.isTaken ?? sql`0`} AND ${change.isInTurn ? sql`NOT ${isOutOfTurn}` : sql`1`}`),
    read: change.marksRead ? [db.run(countAsRead(changed)), db.run(markRead(changed, at))] : null,
    changed: db.run(sql`UPDATE ${application} SET ${change.set(at)} WHERE id IN ${changed}`),
    beside: beside({ changed, at }),
    found: db
      .select({
        id: sql<ApplicationId>`${application.id}`.as("application_id"),
        state: sql<ApplicationState>`${application.state}`.as("application_state"),
        hasChanged: sql<number>`${application.id} IN ${changed}`.as("has_changed"),
        isDone: sql<number>`${change.isDone}`.as("is_done"),
        isTaken: sql<number>`${change.isTaken ?? sql`0`}`.as("is_taken"),
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .where(isMine),
  });
  const lockedIds = new Set(locked.map(({ id }) => id));
  return found.map(({ id, state, hasChanged, isDone, isTaken }) => ({
    id,
    state,
    outcome: hasChanged
      ? "changed"
      : isDone
        ? "already"
        : lockedIds.has(id)
          ? "out-of-turn"
          : isTaken
            ? "taken"
            : "refused",
    moveId: (hasChanged && moves.find((entry) => entry.id === id)?.move) || null,
  }));
}

function countAsRead(ids: SQL): SQL {
  const unread = sql`${application} AS seen WHERE seen.id IN ${ids} AND seen.first_viewed_at IS NULL AND seen.is_spam = 0
    AND NOT ${isOutOfTurnAs("seen")}`;
  return sql`UPDATE ${rentForm} SET new_count = max(0, new_count - (
      SELECT count(*) FROM ${unread} AND seen.form_id = ${rentForm.id}))
    WHERE id IN (SELECT seen.form_id FROM ${unread})`;
}

function markRead(ids: SQL, at: number): SQL {
  return sql`UPDATE ${application} SET first_viewed_at = ${at} WHERE id IN ${ids} AND first_viewed_at IS NULL
    AND NOT ${isOutOfTurn}`;
}

/** SQL after FROM: applications with their forms. */
export const withForms = sql`${application} JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}`;

/** SQL on application and rent_form: one of the picked, of this landlord's form, not in the bin, not suspected. */
export function isOwnApplication(actor: Landlord, { applicationIds, ...form }: Picked, at: number): SQL {
  // The ids lead: the sign before a column keeps its index out, the landlord's too, which would walk all of the form.
  return sql`${application.id} IN (SELECT value FROM json_each(${JSON.stringify(applicationIds)}))
    AND +${application.isSpam} = 0 AND ${rentForm.state} <> 'deleted' AND +${mayReachForm(actor, at)}
    AND ${isOfForm(form)}`;
}

function isOfForm({ formId, guestRentFormId }: Omit<Picked, "applicationIds">): SQL {
  if (guestRentFormId) return sql`+${isForm({ guestRentFormId })}`;
  return formId ? sql`+${isForm({ formId })}` : sql`1`;
}
