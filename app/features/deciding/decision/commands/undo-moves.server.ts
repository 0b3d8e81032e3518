import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { type ApplicationState, application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { audit } from "../../../../db/schema/platform";
import { applicantLetter, applicationNote } from "../../../../db/schema/review";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { auditActor } from "../../../../platform/audit-guard.server";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { noticeWithinMs } from "../../../applying/applications/decision-notice";
import { undoMs } from "../../../applying/applications/states";
import { reopenRequests, takeBackRequests } from "../../../applying/info-requests/queries/open-request.server";
import { isLeaving } from "./claim-letter.server";
import { bringBackStatements, isHomeFreeBut, stopLetters } from "./second-approval.server";

/** Moves that may be taken back. Reopening is decided anew instead. */
const undoable = ["shortlist", "unshortlist", "approve", "decline"] as const;
const isReplace = sql`was.action = 'application.replace'`;

/** What stands before and after the sign in the trace of a move. */
const before = (detail: SQL) => sql`substr(${detail}, 1, instr(${detail}, '>') - 1)`;
const after = (detail: SQL) => sql`substr(${detail}, instr(${detail}, '>') + 1)`;

/**
 * Takes moves back by the ids of `moveApplications`: within two minutes, by a guest until the letter leaves, if nothing
 * changed since. Letters stop, notes of the move and what was asked with it go, what was asked before holds again, who gave way
 * is approved again. Gives the ids
 * of the applications that are back.
 */
export async function undoMoves(
  services: Services,
  actor: Landlord,
  moveIds: readonly string[],
): Promise<{ id: ApplicationId; state: ApplicationState }[]> {
  const { db, ids, clock } = services;
  const at = clock.now().getTime();
  const { actorKind, impersonatorId } = auditActor(actor, at);
  const isGuest = actor.kind === "guest";
  const isOwnMove = isGuest ? sql`was.actor_kind = 'guest'` : sql`was.actor_id = ${signedInUserIdSql(actor, at)}`;
  // Corrections may come in while a guest's decision is not known: they change no decision.
  const movedAt = isGuest
    ? sql`coalesce(${application.decidedAt}, ${application.updatedAt})`
    : sql`${application.updatedAt}`;
  // What was asked with a move onto the shortlist is waited for by another state.
  const movedTo = sql`CASE ${application.state} WHEN 'info_requested' THEN ${application.stateBefore} ELSE ${application.state} END`;
  const list = JSON.stringify([...new Set(moveIds)].map((move) => ({ move, undo: ids.uuid<string>() })));
  const actions = sql.join(
    undoable.map((action) => sql`${`application.${action}`}`),
    sql`, `,
  );
  const traces = sql`${audit} AS trace WHERE trace.id IN (SELECT json_extract(value, '$.undo') FROM json_each(${list}))`;
  const undone = sql`(SELECT trace.target_id FROM ${traces})`;
  const wasAt = (id: SQL) => sql`(SELECT was.at FROM json_each(${list}) AS picked
    JOIN ${audit} AS was ON was.id = json_extract(picked.value, '$.move') WHERE was.target_id = ${id})`;
  const back = sql`(SELECT was.target_id FROM json_each(${list}) AS picked
    JOIN ${audit} AS was ON was.id = json_extract(picked.value, '$.move') WHERE ${isReplace} AND was.target_id IN ${undone})`;
  const guard = (which: SQL) =>
    db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, impersonator_id, action, target_kind, target_id, detail)
      SELECT json_extract(picked.value, '$.undo'), ${at}, ${actorKind}, was.actor_id, ${impersonatorId ?? null},
        'application.undo', 'application', was.target_id, ${after(sql`was.detail`)} || '>' || ${before(sql`was.detail`)}
      FROM json_each(${list}) AS picked
      JOIN ${audit} AS was ON was.id = json_extract(picked.value, '$.move')
      JOIN ${application} ON ${application.id} = was.target_id
      JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}
      WHERE ${which} AND was.at > ${at - (isGuest ? noticeWithinMs : undoMs)} AND ${isOwnMove}
        AND ${mayReachForm(actor, at)} AND ${rentForm.state} <> 'deleted'
        AND ${movedAt} = was.at AND ${movedTo} = ${after(sql`was.detail`)}
        AND ${application.isLet} = 0 AND ${isNotErased()}
        AND NOT EXISTS (SELECT 1 FROM ${applicantLetter} AS gone WHERE gone.application_id = was.target_id
          AND gone.created_at >= was.at AND (gone.sent_at IS NOT NULL OR ${isLeaving(at, "gone")}))`);
  const { found } = await runBatch(db, {
    // The approval first: nobody is approved again beside it.
    guards: [guard(sql`was.action IN (${actions})`), guard(sql`${isReplace} AND ${isHomeFreeBut(undone)}`)],
    letters: db.run(stopLetters(undone, at)),
    notes: db.run(sql`DELETE FROM ${applicationNote} WHERE application_id IN ${undone} AND kind <> 'note'
      AND created_at = ${wasAt(sql`application_id`)}`),
    requests: [db.run(reopenRequests(undone, { at, wasAt })), db.run(takeBackRequests(undone, { at, wasAt }))],
    undone:
      db.run(sql`UPDATE ${application} SET updated_at = ${at}, decided_at = NULL, tell_by = NULL, decline_reason = NULL,
        state_before = CASE state WHEN 'info_requested' THEN NULL ELSE state_before END,
        state = (SELECT ${after(sql`trace.detail`)} FROM ${traces} AND trace.target_id = ${application.id})
      WHERE id IN ${undone}`),
    back: bringBackStatements(db, back, { at, wasAt }),
    found: db
      .select({
        id: sql<ApplicationId>`${application.id}`.as("application_id"),
        state: sql<ApplicationState>`${application.state}`.as("application_state"),
      })
      .from(application)
      .where(sql`${application.id} IN ${undone}`),
  });
  return found;
}
