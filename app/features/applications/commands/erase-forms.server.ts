import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { erasureTask } from "../../../db/schema/accounts";
import {
  application,
  applicationCorrection,
  applicationData,
  applicationDraft,
  applicationKey,
  applicationMember,
  applicationRevision,
  document,
  infoRequest,
  personKey,
} from "../../../db/schema/applications";
import {
  guestRentForm,
  rentForm,
  rentFormDay,
  rentFormMedia,
  rentFormMonth,
  rentFormVersion,
} from "../../../db/schema/forms";
import { linkToken, notification, outbox } from "../../../db/schema/platform";
import {
  applicantLetter,
  applicationMessage,
  applicationNote,
  mailDelivery,
  referenceRequest,
} from "../../../db/schema/review";
import type { RentFormId } from "../../../kernel/ids";
import { insertAuditGuard, isGuarded } from "../../../platform/audit-guard.server";
import type { Services } from "../../../services";
import { mediaKey } from "../../rent-forms/commands/add-photo.server";
import { countErased } from "./count-erased.server";
import { deleteTerms } from "./index-application.server";

/**
 * Statements that erase forms with everything that hangs on them: versions, applications, drafts, documents and keys,
 * notices, links, counters, pictures, jobs that wait. What lies in KV and R2 is noted by them and removed by the sweep within
 * a minute; a picture stays while another form shows it. `forms`: SQL, a list of ids in brackets, that holds until the rows of
 * rent_form go, which is last. Audit rows stay: they hold ids, which name nobody once the rows are gone.
 */
export function eraseForms(db: Database, forms: SQL, at: number) {
  const guests = sql`(SELECT id FROM ${guestRentForm} WHERE form_id IN ${forms})`;
  // A draft's id is its application's, or its own part of a household: one list for all.
  const applications = sql`(SELECT id FROM ${application} WHERE form_id IN ${forms}
    UNION SELECT id FROM ${applicationDraft} WHERE form_id IN ${forms}
    UNION SELECT id FROM ${applicationMember} WHERE form_id IN ${forms})`;
  const pictures = sql`${rentFormMedia} AS m WHERE m.form_id IN ${forms} AND NOT EXISTS (
    SELECT 1 FROM ${rentFormMedia} AS other WHERE other.hash = m.hash AND other.form_id NOT IN ${forms})`;
  return [
    db.run(noteForErasure("kv", sql`url_id`, sql`${rentForm} WHERE id IN ${forms}`, at)),
    db.run(noteForErasure("r2", sql`object_key`, sql`${document} WHERE application_id IN ${applications}`, at)),
    db.run(noteForErasure("r2", sql`${mediaKey("")} || m.hash`, pictures, at)),
    ...[forms, guests, applications].map((ids) => db.run(forgetJobs(ids))),
    ...[forms, guests, applications].map((ids) => db.run(sql`DELETE FROM ${linkToken} WHERE ref IN ${ids}`)),
    db.run(sql`DELETE FROM ${document} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${applicationCorrection} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${applicationRevision} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${applicationData} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${applicationNote} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${applicationMessage} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${mailDelivery} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${applicantLetter} WHERE application_id IN ${applications}`),
    db.run(deleteTerms(sql`gone.form_id IN ${forms}`)),
    db.run(sql`DELETE FROM ${applicationKey} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${notification} WHERE id IN ${applications}`),
    db.run(sql`DELETE FROM ${notification} WHERE ref IN ${applications} AND id <> ref`),
    db.run(sql`DELETE FROM ${application} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${applicationMember} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${infoRequest} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${linkToken} WHERE ref IN (SELECT id FROM ${referenceRequest} WHERE form_id IN ${forms})`),
    db.run(forgetJobs(sql`(SELECT id FROM ${referenceRequest} WHERE form_id IN ${forms})`)),
    db.run(sql`DELETE FROM ${referenceRequest} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${applicationDraft} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${notification} WHERE form_id IN ${forms} AND kind <> 'application-new'`),
    db.run(sql`DELETE FROM ${rentFormDay} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${rentFormMonth} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${rentFormMedia} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${guestRentForm} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${personKey} WHERE holder_id IN ${forms}`),
    db.run(sql`DELETE FROM ${rentFormVersion} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${rentForm} WHERE id IN ${forms}`),
  ] as const;
}

/** Notes what is to be removed from KV (a form's public id) or R2 (an object's key): one row for each that `from` finds. */
export function noteForErasure(store: "kv" | "r2", key: SQL, from: SQL, at: number): SQL {
  return sql`INSERT INTO ${erasureTask} (id, store, key, created_at)
    SELECT lower(hex(randomblob(16))), ${store}, ${key}, ${at} FROM ${from}`;
}

/** Jobs that wait name what they are about by id in their JSON; those that are done name nobody. */
export function forgetJobs(ids: SQL): SQL {
  return sql`DELETE FROM ${outbox} WHERE done_at IS NULL AND dead_at IS NULL
    AND EXISTS (SELECT 1 FROM json_each(${outbox.ref}) AS part WHERE part.value IN ${ids})`;
}

/** Erases one form where `isDue` (SQL on its row) still holds; false when it does not. One batch, with one audit row. */
export async function purgeForm({ db, ids, clock }: Services, formId: RentFormId, isDue: SQL): Promise<boolean> {
  const now = clock.now();
  const auditId = ids.uuid<string>();
  const [auditGuard] = await db.batch([
    insertAuditGuard(
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
    countErased(db, {
      at: now.getTime(),
      cause: "landlord",
      which: sql`gone.form_id = ${formId} AND gone.is_spam = 0 AND ${isGuarded(auditId)}`,
    }),
    ...eraseForms(db, sql`(SELECT id FROM ${rentForm} WHERE id = ${formId} AND ${isGuarded(auditId)})`, now.getTime()),
  ]);
  return auditGuard.meta.changes > 0;
}
