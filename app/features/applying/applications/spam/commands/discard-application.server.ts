import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../../db/client.server";
import { runBatch } from "../../../../../db/guarded-batch.server";
import {
  application,
  applicationCorrection,
  applicationData,
  applicationDraft,
  applicationKey,
  applicationRevision,
  infoRequest,
} from "../../../../../db/schema/applications";
import { document } from "../../../../../db/schema/documents";
import { applicationMember } from "../../../../../db/schema/household";
import { audit, linkToken, notification } from "../../../../../db/schema/platform";
import {
  applicantLetter,
  applicationMessage,
  applicationNote,
  mailDelivery,
  referenceRequest,
} from "../../../../../db/schema/review";
import type { Landlord } from "../../../../../kernel/actor";
import { dayMs } from "../../../../../kernel/durations";
import { err, ok, type Result } from "../../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../../platform/audit-guard.server";
import { forPageOrRows, isNotBackedOff } from "../../../../../platform/each-row.server";
import type { Services } from "../../../../../services";
import { deleteTerms } from "../../commands/index-application.server";
import { noteForErasure } from "../../commands/note-for-erasure.server";
import { isReached, type SuspectedKey, withForm } from "./release-application.server";

/** Suspected spam that nobody looked at is erased after this. */
export const quarantineMs = 30 * dayMs;
/** One erased application is a dozen statements, however many go at once. */
const sweepSize = 20;
const name = "suspected-spam";

/**
 * Statements that erase applications and drafts with all that hangs on them. What lies in R2 is noted for the sweep.
 * `which`: SQL, a list of ids in brackets, that holds until their rows go, which is last.
 */
export function eraseApplications(db: Database, which: SQL, at: number) {
  const ids = sql`(SELECT id FROM ${application} WHERE id IN ${which}
    UNION SELECT id FROM ${applicationDraft} WHERE id IN ${which}
    UNION SELECT id FROM ${applicationMember} WHERE id IN ${which}
    UNION SELECT id FROM ${applicationMember} WHERE application_id IN ${which})`;
  return [
    db.run(noteForErasure("r2", sql`object_key`, sql`${document} WHERE application_id IN ${ids}`, at)),
    db.run(sql`DELETE FROM ${linkToken} WHERE ref IN ${ids}`),
    db.run(
      sql`DELETE FROM ${linkToken} WHERE ref IN (SELECT id FROM ${referenceRequest} WHERE application_id IN ${which})`,
    ),
    db.run(sql`DELETE FROM ${notification} WHERE id IN ${ids}`),
    db.run(sql`DELETE FROM ${notification} WHERE ref IN ${ids} AND id <> ref`),
    db.run(deleteTerms(sql`gone.id IN ${which}`)),
    ...[
      document,
      applicationRevision,
      applicationData,
      applicationCorrection,
      applicationNote,
      applicationMessage,
      applicantLetter,
      applicationKey,
      mailDelivery,
      infoRequest,
      referenceRequest,
    ].map((table) => db.run(sql`DELETE FROM ${table} WHERE application_id IN ${ids}`)),
    db.run(sql`DELETE FROM ${applicationDraft} WHERE id IN ${ids}`),
    db.run(sql`DELETE FROM ${applicationMember} WHERE id IN ${ids}`),
    db.run(sql`DELETE FROM ${application} WHERE id IN ${which}`),
  ];
}

/** The landlord throws a suspected application away, for good. One that is not suspected is not found here. */
export async function discardApplication(
  services: Services,
  actor: Landlord,
  key: SuspectedKey,
): Promise<Result<undefined, "not-found">> {
  const { db, ids, clock } = services;
  const at = clock.now();
  const now = at.getTime();
  const auditId = ids.uuid<string>();
  const which = sql`(SELECT id FROM ${application} WHERE id = ${key.applicationId} AND ${isGuarded(auditId)})`;
  const { discarded } = await runBatch(db, {
    discarded: insertAuditGuard(
      db,
      {
        id: auditId,
        at,
        ...auditActor(actor, now),
        action: "application.discard",
        targetKind: "application",
        targetId: key.applicationId,
      },
      sql`${withForm} WHERE ${isReached(actor, key, now)} AND ${application.isSpam} = 1`,
    ),
    eraseApplications: eraseApplications(db, which, now),
  });
  return discarded.meta.changes > 0 ? ok(undefined) : err("not-found");
}

/** Erases suspected applications that nobody released within 30 days; says how many. */
export async function expireSuspected(services: Services): Promise<number> {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const isDue = sql`is_spam = 1 AND submitted_at <= ${at - quarantineMs}`;
  const page = await db.all<{ id: string }>(sql`SELECT id FROM ${application} WHERE ${isDue}
    AND ${isNotBackedOff(name, sql`${application.id}`, at)} ORDER BY submitted_at LIMIT ${sweepSize}`);
  const erase = async (rows: readonly { id: string }[]) => {
    const listed = sql`SELECT id FROM ${application} WHERE ${isDue}
      AND id IN (SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
    await db.batch([
      db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, action, target_kind, target_id)
        SELECT lower(hex(randomblob(16))), ${at}, 'system', 'application.expire-spam', 'application', id FROM (${listed})`),
      ...eraseApplications(db, sql`(${listed})`, at),
    ]);
  };
  return forPageOrRows(services, name, page, { idOf: ({ id }) => id, work: erase });
}
