import { type SQL, sql } from "drizzle-orm";
import { type FormState, guestRentForm, rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import type { GuestLandlord, Landlord } from "../../../../kernel/actor";
import { mailLinks } from "../../../../kernel/links";
import { isAnyState } from "../../../../platform/audit-guard.server";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";

/**
 * SQL on rent_form: the actor may reach it at `now` (ms); in every statement of a landlord. Links of mails open forms
 * that no account has claimed.
 */
export function mayReachForm(actor: Landlord, now: number): SQL {
  return actor.kind === "account"
    ? sql`${rentForm.landlordId} = ${currentLandlordIdSql(actor, now)}`
    : holdsKey(actor, now);
}

/** SQL on a row of rent_form: it is in one of these states, or held, which its landlord changes to have it looked at anew. */
export function isStateOrHeld(states: readonly FormState[]): SQL {
  return sql`(${isAnyState(sql`${rentForm.state}`, states)} OR (${rentForm.state} = 'suspended' AND ${rentForm.heldAt} IS NOT NULL))`;
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
