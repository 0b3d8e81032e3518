import { type SQL, sql } from "drizzle-orm";
import { account, accountMail, erasureTask, session, user, verification } from "../../db/schema/accounts";
import {
  application,
  applicationData,
  applicationDraft,
  applicationKey,
  applicationRevision,
  document,
} from "../../db/schema/applications";
import { exportTask } from "../../db/schema/exports";
import { guestRentForm, rentForm, rentFormDay, rentFormMedia, rentFormVersion } from "../../db/schema/forms";
import { devMail, linkToken, notification, outbox } from "../../db/schema/platform";
import { prepareLetter } from "../../platform/auth/account-mail.server";
import type { AuthParts } from "../../platform/auth/auth-scope.server";

/**
 * Erases an account with everything it owns, in one batch: forms in any state, their applications, drafts, documents and
 * keys, notices, letters that wait, sessions, and the user. What lies in KV and R2 is noted in the same batch and removed
 * by the sweep within a minute. Applications that this person sent to other landlords stay theirs. Audit rows stay: they
 * hold ids and hashes, which name nobody once the rows are gone. A last letter confirms it to the address.
 */
export async function eraseAccount(parts: AuthParts, gone: { id: string; email: string; name: string }): Promise<void> {
  const { db } = parts;
  const letter = await prepareLetter(parts, gone.id, { kind: "deleted", to: gone.email, name: gone.name });
  const forms = sql`(SELECT id FROM ${rentForm} WHERE landlord_id = ${gone.id})`;
  const guests = sql`(SELECT id FROM ${guestRentForm} WHERE form_id IN ${forms})`;
  // A draft's id is its application's: one list for both.
  const applications = sql`(SELECT id FROM ${application} WHERE form_id IN ${forms}
    UNION SELECT id FROM ${applicationDraft} WHERE form_id IN ${forms})`;
  const at = parts.clock.now().getTime();
  await db.batch([
    // What the address holds as a guest, confirmed or not, names the person too.
    db.run(sql`UPDATE ${rentForm} SET landlord_id = ${gone.id} WHERE landlord_id IS NULL AND id IN (
      SELECT g.form_id FROM ${guestRentForm} AS g WHERE g.email = ${gone.email} AND g.claimed_by IS NULL)`),
    db.run(noteForErasure("kv", sql`url_id`, sql`${rentForm} WHERE landlord_id = ${gone.id}`, at)),
    db.run(noteForErasure("r2", sql`object_key`, sql`${document} WHERE application_id IN ${applications}`, at)),
    db.run(noteForErasure("r2", sql`object_key`, sql`${exportTask} WHERE user_id = ${gone.id}`, at)),
    // One object serves every form that shows the same picture.
    db.run(
      noteForErasure(
        "r2",
        sql`'media/' || hash`,
        sql`(SELECT DISTINCT mine.hash FROM ${rentFormMedia} AS mine WHERE mine.form_id IN ${forms} AND mine.hash NOT IN (
          SELECT other.hash FROM ${rentFormMedia} AS other WHERE other.form_id NOT IN ${forms}))`,
        at,
      ),
    ),
    db.run(forgetJobs(sql`(SELECT id FROM ${exportTask} WHERE user_id = ${gone.id})`)),
    db.run(sql`DELETE FROM ${exportTask} WHERE user_id = ${gone.id}`),
    ...[forms, guests, applications].map((ids) => db.run(forgetJobs(ids))),
    ...[forms, guests, applications].map((ids) => db.run(sql`DELETE FROM ${linkToken} WHERE ref IN ${ids}`)),
    db.run(sql`DELETE FROM ${document} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${applicationRevision} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${applicationData} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${applicationKey} WHERE application_id IN ${applications}`),
    db.run(sql`DELETE FROM ${application} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${applicationDraft} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${notification} WHERE landlord_id = ${gone.id} OR form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${guestRentForm} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${rentFormDay} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${rentFormMedia} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${rentFormVersion} WHERE form_id IN ${forms}`),
    db.run(sql`DELETE FROM ${rentForm} WHERE landlord_id = ${gone.id}`),
    db.run(forgetJobs(sql`(SELECT id FROM ${accountMail} WHERE user_id = ${gone.id})`)),
    db.run(sql`DELETE FROM ${accountMail} WHERE user_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${devMail} WHERE to_address = ${gone.email}`),
    db.run(sql`DELETE FROM ${verification} WHERE value = ${gone.id}`),
    db.run(sql`DELETE FROM ${session} WHERE user_id = ${gone.id} OR impersonated_by = ${gone.id}`),
    db.run(sql`DELETE FROM ${account} WHERE user_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${user} WHERE id = ${gone.id}`),
    ...letter.statements,
  ]);
  await parts.mailQueue.notify([letter.jobId]);
}

function noteForErasure(store: "kv" | "r2", key: SQL, from: SQL, at: number): SQL {
  return sql`INSERT INTO ${erasureTask} (id, store, key, created_at)
    SELECT lower(hex(randomblob(16))), ${store}, ${key}, ${at} FROM ${from}`;
}

/** Jobs that wait name what they are about by id in their JSON; those that are done name nobody. */
function forgetJobs(ids: SQL): SQL {
  return sql`DELETE FROM ${outbox} WHERE done_at IS NULL AND dead_at IS NULL
    AND EXISTS (SELECT 1 FROM json_each(${outbox.ref}) AS part WHERE part.value IN ${ids})`;
}
