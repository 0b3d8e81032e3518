import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application, applicationDraft, personKey } from "../../../../db/schema/applications";
import { guestRentForm, rentForm, rentFormMedia, rentFormMonth, rentFormVersion } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { formLaw, formLawReading } from "../../../../db/schema/law";
import { linkToken, notification } from "../../../../db/schema/platform";
import { formHome, formReport, screening } from "../../../../db/schema/screening";
import { viewingPlan, viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { RentFormId } from "../../../../kernel/ids";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import type { Services } from "../../../../services";
import { mediaKey } from "../../../forms/rent-forms/commands/add-photo.server";
import { countErased } from "./count-erased.server";
import { eraseApplications } from "./erase-applications.server";
import { noteForErasure } from "./note-for-erasure.server";

/** Applications, drafts and own parts that go in one transaction. */
const pageSize = 500;

/** Tables whose rows hang on a form alone, in the order in which they may go. */
const ofForms = [
  rentFormMedia,
  formHome,
  formReport,
  formLaw,
  formLawReading,
  viewingRequest,
  viewingSlot,
  viewingPlan,
];

/** `forms`: SQL, a list of ids in brackets. `forAccount`: the account that is erased with them. */
type Marked = { forms: SQL; at: number; forAccount: string | null };

/** Statements after which nobody reaches these forms any more; `eraseFormPage` erases what hangs on them, for good. */
export function markForErasing(db: Database, { forms, at, forAccount }: Marked) {
  const guests = sql`(SELECT id FROM ${guestRentForm} WHERE form_id IN ${forms})`;
  return [
    db.run(noteForErasure("kv", sql`url_id`, sql`${rentForm} WHERE id IN ${forms}`, at)),
    ...[forms, guests].map((ids) => db.run(sql`DELETE FROM ${linkToken} WHERE ref IN ${ids}`)),
    db.run(sql`DELETE FROM ${guestRentForm} WHERE form_id IN ${forms}`),
    db.run(sql`UPDATE ${rentForm} SET state = 'deleted', deleted_at = coalesce(deleted_at, ${at}), erasing_at = ${at},
      erasing_for = ${forAccount}, landlord_id = NULL, home_id = NULL, published_version_id = NULL WHERE id IN ${forms}`),
  ];
}

/** Begins to erase one form where `isDue` (SQL on its row) still holds; false when it does not. One batch, with one audit row. */
export async function beginPurge({ db, ids, clock }: Services, formId: RentFormId, isDue: SQL): Promise<boolean> {
  const now = clock.now();
  const auditId = ids.uuid<string>();
  const { auditGuard } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "system",
        actorId: null,
        action: "form.purge",
        targetKind: "rent_form",
        targetId: formId,
      },
      sql`${rentForm} WHERE ${rentForm.id} = ${formId} AND ${isDue}`,
    ),
    markForErasing: markForErasing(db, {
      forms: sql`(SELECT id FROM ${rentForm} WHERE id = ${formId} AND ${isGuarded(auditId)})`,
      at: now.getTime(),
      forAccount: null,
    }),
  });
  return auditGuard.meta.changes > 0;
}

/** Erases the next page of what hangs on a marked form, the form itself last. Answers whether there is more. */
export async function eraseFormPage(
  { db, clock }: Pick<Services, "db" | "clock">,
  formId: RentFormId,
): Promise<boolean> {
  const at = clock.now().getTime();
  const page = await db.all<{ id: string }>(sql`SELECT id FROM ${application} WHERE form_id = ${formId}
    UNION ALL SELECT id FROM ${applicationMember} WHERE form_id = ${formId}
    UNION ALL SELECT id FROM ${applicationDraft} WHERE form_id = ${formId} LIMIT ${pageSize}`);
  const marked = sql`(SELECT id FROM ${rentForm} WHERE id = ${formId} AND erasing_at IS NOT NULL)`;
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(page.map(({ id }) => id))}))`;
  const counted = countErased(db, {
    at,
    cause: "landlord",
    // The figures of an account that is erased go with it.
    which: sql`gone.form_id = ${formId} AND gone.id IN ${listed} AND gone.is_spam = 0 AND EXISTS (
      SELECT 1 FROM ${rentForm} AS mine WHERE mine.id = ${formId} AND mine.erasing_for IS NULL)`,
  });
  if (page.length < pageSize) {
    await db.batch([counted, ...eraseForms(db, marked, at)]);
    return false;
  }
  await db.batch([
    counted,
    ...eraseApplications(db, listed, at),
    // What is left of it, for whoever waits for the end.
    db.run(
      sql`UPDATE ${rentForm} SET application_count = max(0, application_count - ${pageSize}) WHERE id IN ${marked}`,
    ),
  ]);
  return true;
}

/**
 * Statements that erase forms with all that hangs on them; what lies in KV and R2 is noted for the sweep. `forms`: SQL,
 * a list of ids in brackets, that holds until the rows of rent_form go, which is last. Audit rows stay.
 */
function eraseForms(db: Database, forms: SQL, at: number) {
  const guests = sql`(SELECT id FROM ${guestRentForm} WHERE form_id IN ${forms})`;
  // A draft's id is its application's, or its own part of a household: one list for all.
  const applications = sql`(SELECT id FROM ${application} WHERE form_id IN ${forms}
    UNION SELECT id FROM ${applicationDraft} WHERE form_id IN ${forms}
    UNION SELECT id FROM ${applicationMember} WHERE form_id IN ${forms})`;
  const pictures = sql`${rentFormMedia} AS m WHERE m.form_id IN ${forms} AND NOT EXISTS (
    SELECT 1 FROM ${rentFormMedia} AS other WHERE other.hash = m.hash AND other.form_id NOT IN ${forms})`;
  return [
    db.run(noteForErasure("kv", sql`url_id`, sql`${rentForm} WHERE id IN ${forms}`, at)),
    db.run(noteForErasure("r2", sql`${mediaKey("")} || m.hash`, pictures, at)),
    ...[forms, guests].map((ids) => db.run(sql`DELETE FROM ${linkToken} WHERE ref IN ${ids}`)),
    ...eraseApplications(db, applications, at),
    db.run(sql`DELETE FROM ${notification} WHERE form_id IN ${forms} AND kind <> 'application-new'`),
    db.run(sql`DELETE FROM ${rentFormMonth} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${linkToken} WHERE ref IN (SELECT id FROM ${viewingRequest} WHERE form_id IN ${forms})`),
    ...ofForms.map((table) => db.run(sql`DELETE FROM ${table} WHERE form_id IN ${forms}`)),
    db.run(sql`DELETE FROM ${screening} WHERE kind = 'form' AND subject_id IN ${forms}`),
    db.run(sql`DELETE FROM ${guestRentForm} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${personKey} WHERE holder_id IN ${forms}`),
    db.run(sql`DELETE FROM ${rentFormVersion} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${rentForm} WHERE id IN ${forms}`),
  ];
}
