import { sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { account, accountMail, knownDevice, session, user, verification } from "../../../../db/schema/accounts";
import { personKey } from "../../../../db/schema/applications";
import { billingAccount } from "../../../../db/schema/billing";
import { exportTask } from "../../../../db/schema/exports";
import { formDefault, home, rentForm } from "../../../../db/schema/forms";
import { homeImport } from "../../../../db/schema/home-imports";
import { landlordMailbox, linkToken, notification, notificationPreference } from "../../../../db/schema/platform";
import { erasureCount } from "../../../../db/schema/review";
import { screening } from "../../../../db/schema/screening";
import { addressChange, formClaim, pendingSignUp } from "../../../../db/schema/takeover";
import { applicationPresence, team, teamInvitation, teamMember } from "../../../../db/schema/teams";
import { removeFactors } from "../../../../platform/auth/second-factor/factors.server";
import { markForErasing } from "../../../applying/applications/commands/erase-forms.server";
import { noteForErasure } from "../../../applying/applications/commands/note-for-erasure.server";
import { forgetRedeemer } from "../../../money/vouchers/commands/forget-redeemer.server";

/**
 * Statements that erase an account with every row that names it, the account last; its forms are marked, and erased page by page. May
 * be repeated: a restore of D1 brings accounts back. The books stay, and name nobody.
 */
export function eraseAccountRows(db: Database, id: string, at: number) {
  const forms = sql`(SELECT id FROM ${rentForm} WHERE landlord_id = ${id})`;
  const email = sql`(SELECT email FROM ${user} WHERE id = ${id})`;
  const links = sql`(SELECT id FROM ${addressChange} WHERE user_id = ${id}
    UNION SELECT id FROM ${formClaim} WHERE user_id = ${id}
    UNION SELECT id FROM ${teamInvitation} WHERE owner_id = ${id})`;
  return [
    db.run(noteForErasure("r2", sql`object_key`, sql`${exportTask} WHERE user_id = ${id}`, at)),
    db.run(sql`DELETE FROM ${exportTask} WHERE user_id = ${id}`),
    ...markForErasing(db, { forms, at, forAccount: id }),
    db.run(sql`DELETE FROM ${home} WHERE landlord_id = ${id}`),
    db.run(sql`DELETE FROM ${formDefault} WHERE landlord_id = ${id}`),
    db.run(sql`DELETE FROM ${homeImport} WHERE landlord_id = ${id}`),
    db.run(sql`DELETE FROM ${personKey} WHERE landlord_id = ${id}`),
    db.run(sql`DELETE FROM ${notification} WHERE landlord_id = ${id} AND read_at IS NULL`),
    db.run(sql`DELETE FROM ${notification} WHERE landlord_id = ${id} AND read_at IS NOT NULL`),
    db.run(sql`DELETE FROM ${landlordMailbox} WHERE holder_id = ${id}`),
    db.run(sql`DELETE FROM ${erasureCount} WHERE landlord_id = ${id}`),
    db.run(sql`DELETE FROM ${notificationPreference} WHERE user_id = ${id}`),
    db.run(sql`DELETE FROM ${accountMail} WHERE user_id = ${id}`),
    db.run(sql`DELETE FROM ${pendingSignUp} WHERE ended_at IS NOT NULL AND (email = ${email}
      OR email IN (SELECT from_email FROM ${addressChange} WHERE user_id = ${id}))`),
    db.run(sql`DELETE FROM ${linkToken} WHERE ref IN ${links} OR ref = ${id}`),
    db.run(sql`DELETE FROM ${addressChange} WHERE user_id = ${id}`),
    db.run(sql`DELETE FROM ${formClaim} WHERE user_id = ${id}`),
    db.run(sql`DELETE FROM ${applicationPresence} WHERE user_id = ${id}`),
    db.run(sql`DELETE FROM ${teamMember} WHERE owner_id = ${id} OR user_id = ${id}`),
    db.run(sql`DELETE FROM ${team} WHERE owner_id = ${id}`),
    db.run(sql`DELETE FROM ${teamInvitation} WHERE owner_id = ${id}`),
    db.run(sql`DELETE FROM ${verification} WHERE value = ${id}`),
    db.run(sql`DELETE FROM ${session} WHERE user_id = ${id} OR impersonated_by = ${id}`),
    ...removeFactors(db, id),
    db.run(sql`DELETE FROM ${knownDevice} WHERE user_id = ${id}`),
    db.run(sql`DELETE FROM ${screening} WHERE kind = 'account' AND subject_id = ${id}`),
    db.run(sql`DELETE FROM ${account} WHERE user_id = ${id}`),
    forgetRedeemer(db, id),
    // What the law wants kept of money hangs on an id that names nobody from now on.
    db.run(sql`UPDATE ${billingAccount} SET user_id = NULL WHERE user_id = ${id}`),
    db.run(sql`DELETE FROM ${user} WHERE id = ${id}`),
  ];
}
