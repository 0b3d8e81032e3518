import { type SQL, sql } from "drizzle-orm";
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
import { linkToken } from "../../../../db/schema/platform";
import {
  applicantLetter,
  applicationMessage,
  applicationNote,
  type ErasureCause,
  mailDelivery,
  referenceRequest,
} from "../../../../db/schema/review";
import type { ApplicationId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { erasePartStatements } from "../household/commands/erase-part.server";
import { countErased } from "./count-erased.server";
import { deleteTerms } from "./index-application.server";

/** Own parts of this application: they go with it. */
function partsOf(id: ApplicationId): SQL {
  return sql`(SELECT id FROM ${applicationMember} WHERE application_id = ${id})`;
}

type Erasing = { id: ApplicationId; at: number; isErased: SQL; cause: ErasureCause };

/**
 * Statements that erase what an application says, where `isErased` holds: by its applicant, or by its landlord. The files
 * follow with the next sweep; without the key they are noise from now on.
 */
export function eraseStatements<T>(db: Services["db"], { id, at, isErased, cause }: Erasing, first: T[]) {
  return [
    ...first,
    countErased(db, { at, cause, which: sql`gone.id = ${id} AND ${isErased}` }),
    ...erasePartStatements(
      db,
      sql`(SELECT id FROM ${applicationMember} WHERE application_id = ${id} AND ${isErased})`,
      at,
    ),
    db.run(sql`DELETE FROM ${linkToken} WHERE ref IN ${partsOf(id)} AND ${isErased}`),
    db.run(sql`DELETE FROM ${applicationMember} WHERE application_id = ${id} AND ${isErased}`),
    db.run(sql`DELETE FROM ${infoRequest} WHERE application_id = ${id} AND ${isErased}`),
    db.run(sql`DELETE FROM ${applicationNote} WHERE application_id = ${id} AND ${isErased}`),
    db.run(sql`DELETE FROM ${applicationMessage} WHERE application_id = ${id} AND ${isErased}`),
    db.run(
      sql`DELETE FROM ${linkToken} WHERE ref IN (SELECT id FROM ${referenceRequest} WHERE application_id = ${id}) AND ${isErased}`,
    ),
    db.run(sql`DELETE FROM ${referenceRequest} WHERE application_id = ${id} AND ${isErased}`),
    db.run(sql`DELETE FROM ${mailDelivery} WHERE application_id = ${id} AND ${isErased}`),
    db.run(sql`DELETE FROM ${applicantLetter} WHERE application_id = ${id} AND ${isErased}`),
    db.run(deleteTerms(sql`gone.id = ${id} AND ${isErased}`)),
    db.run(sql`DELETE FROM ${applicationKey} WHERE application_id = ${id} AND ${isErased}`),
    db.run(sql`DELETE FROM ${applicationData} WHERE application_id = ${id} AND ${isErased}`),
    db.run(sql`DELETE FROM ${applicationCorrection} WHERE application_id = ${id} AND ${isErased}`),
    db.run(sql`DELETE FROM ${applicationRevision} WHERE application_id = ${id} AND ${isErased}`),
    db.run(sql`DELETE FROM ${applicationDraft} WHERE id = ${id} AND ${isErased}`),
    db.run(
      sql`UPDATE ${document} SET removed_at = ${at} WHERE application_id = ${id} AND removed_at IS NULL AND ${isErased}`,
    ),
    db.run(sql`UPDATE ${application} SET person = NULL, person_key_id = NULL, email_hash = NULL, phone_hash = NULL, move_in = NULL,
      income_monthly_minor = NULL, income_currency = NULL, adults = NULL, has_pets = NULL, body_hash = '', text_hash = NULL, person_hash = NULL,
      search_terms = '[]', document_count = 0, held_at = NULL, erasure_announced_at = NULL, updated_at = ${at} WHERE id = ${id} AND ${isErased}`),
  ];
}
