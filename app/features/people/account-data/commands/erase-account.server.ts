import { eq, sql } from "drizzle-orm";
import { account, accountMail, knownDevice, session, user, verification } from "../../../../db/schema/accounts";
import { personKey } from "../../../../db/schema/applications";
import { billingAccount } from "../../../../db/schema/billing";
import { contactMessage } from "../../../../db/schema/contact";
import { exportTask } from "../../../../db/schema/exports";
import { formDefault, guestRentForm, home, rentForm } from "../../../../db/schema/forms";
import { homeImport } from "../../../../db/schema/home-imports";
import {
  devMail,
  landlordMailbox,
  linkToken,
  notification,
  notificationPreference,
} from "../../../../db/schema/platform";
import { erasureCount } from "../../../../db/schema/review";
import { screening } from "../../../../db/schema/screening";
import { addressChange, formClaim, pendingSignUp } from "../../../../db/schema/takeover";
import { teamInvitation, teamMember } from "../../../../db/schema/teams";
import type { RentFormId } from "../../../../kernel/ids";
import { prepareLetter } from "../../../../platform/auth/account-mail.server";
import type { AuthParts, NamedForErasure } from "../../../../platform/auth/auth-scope.server";
import { removeFactors } from "../../../../platform/auth/second-factor/factors.server";
import { contactEmailHashes } from "../../../../platform/support-messages.server";
import { eraseFormPage, markForErasing } from "../../../applying/applications/commands/erase-forms.server";
import { noteForErasure } from "../../../applying/applications/commands/note-for-erasure.server";
import { forgetRedeemer } from "../../../money/vouchers/commands/forget-redeemer.server";

/** Erased before the answer, of 500 applications each; an account with more sees how far it is. */
const pagesAtOnce = 4;

/**
 * Erases an account with all it owns: letters, sessions, user and keys in one batch, which marks the forms, erased page
 * by page; KV and R2 by the sweep. `named`: what the proven address made without signing in. Applications sent to others
 * stay; so do audit rows, which name nobody. A last letter confirms it.
 */
export async function eraseAccount(
  parts: AuthParts,
  gone: { id: string; email: string; name: string },
  named: NamedForErasure | null,
): Promise<void> {
  const { db } = parts;
  const [reader] = await db.select({ language: user.language }).from(user).where(eq(user.id, gone.id));
  const language = reader?.language ?? null;
  const letter = await prepareLetter(parts, gone.id, { kind: "deleted", to: gone.email, name: gone.name, language });
  const forms = sql`(SELECT id FROM ${rentForm} WHERE landlord_id = ${gone.id})`;
  const isProven = sql`EXISTS (SELECT 1 FROM ${user} AS u WHERE u.id = ${gone.id} AND u.email_verified = 1)`;
  const hashes = await contactEmailHashes(parts.config.secrets, gone.email);
  const letters = sql`${contactMessage} WHERE email_hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))
    AND ${named?.hasLetters ? isProven : sql`0`}`;
  const links = sql`(SELECT id FROM ${addressChange} WHERE user_id = ${gone.id}
    UNION SELECT id FROM ${formClaim} WHERE user_id = ${gone.id}
    UNION SELECT id FROM ${teamInvitation} WHERE owner_id = ${gone.id})`;
  const at = parts.clock.now().getTime();
  await db.batch([
    // Confirmed or not: it names the person too.
    db.run(sql`UPDATE ${rentForm} SET landlord_id = ${gone.id} WHERE landlord_id IS NULL AND ${isProven} AND id IN (
      SELECT g.form_id FROM ${guestRentForm} AS g WHERE g.email = ${gone.email} AND g.claimed_by IS NULL
        AND g.form_id IN (SELECT value FROM json_each(${JSON.stringify(named?.guestFormIds ?? [])})))`),
    db.run(noteForErasure("r2", sql`object_key`, sql`${exportTask} WHERE user_id = ${gone.id}`, at)),
    db.run(sql`DELETE FROM ${exportTask} WHERE user_id = ${gone.id}`),
    ...markForErasing(db, { forms, at, forAccount: gone.id }),
    db.run(sql`DELETE FROM ${home} WHERE landlord_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${formDefault} WHERE landlord_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${homeImport} WHERE landlord_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${personKey} WHERE landlord_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${notification} WHERE landlord_id = ${gone.id} AND read_at IS NULL`),
    db.run(sql`DELETE FROM ${notification} WHERE landlord_id = ${gone.id} AND read_at IS NOT NULL`),
    db.run(sql`DELETE FROM ${landlordMailbox} WHERE holder_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${erasureCount} WHERE landlord_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${notificationPreference} WHERE user_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${accountMail} WHERE user_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${letters}`),
    ...(named ? [db.run(sql`DELETE FROM ${devMail} WHERE to_address = ${gone.email}`)] : []),
    db.run(sql`DELETE FROM ${pendingSignUp} WHERE ended_at IS NOT NULL AND (email = ${gone.email}
      OR email IN (SELECT from_email FROM ${addressChange} WHERE user_id = ${gone.id}))`),
    db.run(sql`DELETE FROM ${linkToken} WHERE ref IN ${links} OR ref = ${gone.id}`),
    db.run(sql`DELETE FROM ${addressChange} WHERE user_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${formClaim} WHERE user_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${teamMember} WHERE owner_id = ${gone.id} OR user_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${teamInvitation} WHERE owner_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${verification} WHERE value = ${gone.id}`),
    db.run(sql`DELETE FROM ${session} WHERE user_id = ${gone.id} OR impersonated_by = ${gone.id}`),
    ...removeFactors(db, gone.id),
    db.run(sql`DELETE FROM ${knownDevice} WHERE user_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${screening} WHERE kind = 'account' AND subject_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${account} WHERE user_id = ${gone.id}`),
    forgetRedeemer(db, gone.id),
    // What the law wants kept of money hangs on an id that names nobody from now on.
    db.run(sql`UPDATE ${billingAccount} SET user_id = NULL WHERE user_id = ${gone.id}`),
    db.run(sql`DELETE FROM ${user} WHERE id = ${gone.id}`),
    ...letter.statements,
  ]);
  await parts.mailQueue.notify([letter.jobId], "urgent");
  await eraseAtOnce(parts, gone.id);
}

/** What most accounts have is gone with the answer; the sweep goes on with the rest, or after a failure. */
async function eraseAtOnce(parts: AuthParts, userId: string): Promise<void> {
  const forms = await parts.db
    .select({ id: rentForm.id })
    .from(rentForm)
    .where(eq(rentForm.erasingFor, userId))
    .limit(20);
  let pages = 0;
  for (const { id } of forms) {
    let isMore = true;
    while (isMore && pages < pagesAtOnce) {
      pages += 1;
      isMore = await eraseFormPage(parts, id as RentFormId);
    }
  }
}
