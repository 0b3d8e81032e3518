import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../db/schema/accounts";
import { application } from "../../../db/schema/applications";
import { guestRentForm, rentForm } from "../../../db/schema/forms";
import { audit, notification } from "../../../db/schema/platform";
import type { AuthParts } from "../../../platform/auth/auth-scope.server";

/**
 * The forms that a person made as a guest, with their applications and notices, become the account's. Only forms that were
 * confirmed from that very address, and only for an account that has proven it: anybody may type an address at /start.
 * One batch; done again it finds nothing. Manage links of a claimed form open nothing any more.
 */
export async function claimGuestForms(parts: Pick<AuthParts, "db" | "clock">, userId: string): Promise<void> {
  const { db } = parts;
  const at = parts.clock.now().getTime();
  const proven = sql`(SELECT ${user.email} FROM ${user} WHERE ${user.id} = ${userId} AND ${user.emailVerified} = 1)`;
  const claimable = sql`SELECT g.form_id FROM ${guestRentForm} AS g WHERE g.email = ${proven}
    AND g.verified_at IS NOT NULL AND g.claimed_by IS NULL`;
  const owned = (column: SQL) => sql`${column} IN (SELECT g.form_id FROM ${guestRentForm} AS g
    WHERE g.email = ${proven} AND g.claimed_by = ${userId})`;
  await db.batch([
    // After a change of the account's address its guest rows follow, or later mails and claims would miss them.
    db.run(sql`UPDATE ${guestRentForm} SET email = ${proven}
      WHERE claimed_by = ${userId} AND ${proven} IS NOT NULL AND email <> ${proven}`),
    db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, action, target_kind, target_id)
      SELECT lower(hex(randomblob(16))), ${at}, 'account', ${userId}, 'form.claim', 'rent_form', found.form_id
      FROM (${claimable}) AS found`),
    db.run(sql`UPDATE ${rentForm} SET landlord_id = ${userId}, erasure_notice_at = NULL, updated_at = ${at}
      WHERE landlord_id IS NULL AND id IN (${claimable})`),
    db.run(sql`UPDATE ${guestRentForm} SET claimed_by = ${userId}
      WHERE email = ${proven} AND verified_at IS NOT NULL AND claimed_by IS NULL`),
    // All applications of the account's forms that lack their landlord: also those that arrived during an earlier claim.
    db.run(sql`UPDATE ${application} SET landlord_id = ${userId}, searched_at = NULL
      WHERE landlord_id IS NULL AND ${owned(sql`form_id`)}`),
    db.run(sql`UPDATE ${notification} SET landlord_id = ${userId}
      WHERE kind <> 'application-new' AND landlord_id IS NULL AND ${owned(sql`form_id`)}`),
    db.run(sql`UPDATE ${notification} SET landlord_id = ${userId}
      WHERE kind = 'application-new' AND landlord_id IS NULL AND id IN (
        SELECT id FROM ${application} AS claimed WHERE ${owned(sql`claimed.form_id`)})`),
    // Those of before they had the application's id.
    db.run(sql`UPDATE ${notification} SET landlord_id = ${userId}
      WHERE kind = 'application-new' AND landlord_id IS NULL AND id <> ref AND ref IN (
        SELECT id FROM ${application} AS claimed WHERE ${owned(sql`claimed.form_id`)})`),
  ]);
}
