import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import {
  application,
  applicationCorrection,
  applicationData,
  applicationDraft,
  applicationKey,
  applicationRevision,
  infoRequest,
} from "../../../../db/schema/applications";
import { document } from "../../../../db/schema/documents";
import { applicationMember } from "../../../../db/schema/household";
import { linkToken, notification } from "../../../../db/schema/platform";
import {
  applicantLetter,
  applicationMessage,
  applicationNote,
  mailDelivery,
  referenceRequest,
} from "../../../../db/schema/review";
import { deleteTerms } from "./index-application.server";
import { noteForErasure } from "./note-for-erasure.server";

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
