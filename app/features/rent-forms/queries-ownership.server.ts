import { type SQL, sql } from "drizzle-orm";
import { guestRentForm, rentForm } from "../../db/schema/forms";
import { linkToken } from "../../db/schema/platform";
import type { GuestLandlord } from "../../kernel/actor";
import { mailLinks } from "../../kernel/links";

/**
 * SQL condition on a row of rent_form: the actor may reach it at `now` (milliseconds). Stands in every statement that
 * reads or writes for a landlord, so that the check and the work are one batch. Without a token it is never true.
 */
export function mayReachForm(actor: GuestLandlord, now: number): SQL {
  if (actor.manageHashes.length === 0) return sql`0`;
  const hashes = sql.join(
    actor.manageHashes.map((hash) => sql`${hash}`),
    sql`, `,
  );
  return sql`EXISTS (
    SELECT 1 FROM ${linkToken} AS key
    JOIN ${guestRentForm} AS holder ON holder.id = key.ref
    WHERE key.hash IN (${hashes}) AND key.purpose = ${mailLinks.manageForm.purpose} AND key.expires_at > ${now}
      AND holder.form_id = ${rentForm.id} AND holder.verified_at IS NOT NULL AND holder.claimed_by IS NULL)`;
}
