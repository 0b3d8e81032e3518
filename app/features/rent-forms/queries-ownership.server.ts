import { type SQL, sql } from "drizzle-orm";
import { session, user } from "../../db/schema/accounts";
import { guestRentForm, rentForm } from "../../db/schema/forms";
import { linkToken } from "../../db/schema/platform";
import type { GuestLandlord, Landlord } from "../../kernel/actor";
import { mailLinks } from "../../kernel/links";
import { landlordOf } from "../../platform/auth/landlord-of.server";

/**
 * SQL: the purpose of a key that a session made for a form of its account. It opens as long as that session holds: signing
 * out anywhere, or a ban, closes the form at once.
 */
export function ownFormPurpose(sessionId: SQL): SQL {
  return sql`'own-form:' || ${sessionId}`;
}

/**
 * SQL condition on a row of rent_form: the actor may reach it at `now` (milliseconds). Stands in every statement that
 * reads or writes for a landlord, so that the check and the work are one batch. Without a token it is never true.
 * Manage links of mails open forms that no account has claimed; a form of an account opens from its account.
 */
export function mayReachForm(actor: Landlord, now: number): SQL {
  return actor.kind === "account" ? sql`${rentForm.landlordId} = ${landlordOf(actor, now)}` : holdsKey(actor, now);
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
      AND (holder.claimed_by IS NULL AND key.purpose = ${mailLinks.manageForm.purpose}
        OR EXISTS (SELECT 1 FROM ${session} AS s JOIN ${user} AS u ON u.id = s.user_id
          WHERE s.user_id = holder.claimed_by AND key.purpose = ${ownFormPurpose(sql`s.id`)} AND s.expires_at > ${now}
            AND u.email_verified = 1 AND (coalesce(u.banned, 0) = 0 OR u.ban_expires <= ${now}))))`;
}
