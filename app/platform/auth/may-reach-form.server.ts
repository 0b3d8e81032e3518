import { type SQL, sql } from "drizzle-orm";
import { guestRentForm, rentForm } from "../../db/schema/forms";
import { linkToken } from "../../db/schema/platform";
import type { GuestLandlord, Landlord } from "../../kernel/actor";
import { mailLinks } from "../../kernel/links";
import { landlordOfHomeSql } from "./landlord-of.server";

/**
 * SQL on rent_form: the actor may reach it at `now` (ms); in every statement of a landlord. Links of mails open forms
 * that no account has claimed.
 */
export function mayReachForm(actor: Landlord, now: number): SQL {
  return actor.kind === "account"
    ? sql`${rentForm.landlordId} = ${landlordOfHomeSql(actor, now, sql`${rentForm.homeId}`)}`
    : holdsKey(actor, now);
}

function holdsKey(actor: GuestLandlord, now: number): SQL {
  if (actor.manageHashes.length === 0) return sql`0`;
  const hashes = sql.join(
    actor.manageHashes.map((hash) => sql`${hash}`),
    sql`, `,
  );
  return sql`EXISTS (
    SELECT 1 FROM ${linkToken} AS key
    JOIN ${guestRentForm} AS holder ON holder.id = key.ref
    WHERE key.hash IN (${hashes}) AND key.expires_at > ${now}
      AND holder.form_id = ${rentForm.id} AND holder.verified_at IS NOT NULL
      AND holder.claimed_by IS NULL AND key.purpose = ${mailLinks.manageForm.purpose})`;
}
