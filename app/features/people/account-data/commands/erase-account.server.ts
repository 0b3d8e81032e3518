import { eq, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { contactMessage } from "../../../../db/schema/contact";
import { guestRentForm, rentForm } from "../../../../db/schema/forms";
import { devMail } from "../../../../db/schema/platform";
import { teamMember } from "../../../../db/schema/teams";
import type { RentFormId } from "../../../../kernel/ids";
import { type PreparedLetter, prepareLetter } from "../../../../platform/auth/account-mail.server";
import type { AuthParts, NamedForErasure } from "../../../../platform/auth/auth-scope.server";
import { contactEmailHashes } from "../../../../platform/support-messages.server";
import { eraseFormPage } from "../../../applying/applications/commands/erase-forms.server";
import { eraseAccountRows } from "./erase-account-rows.server";

/** Erased before the answer, of 500 applications each; an account with more sees how far it is. */
const pagesAtOnce = 4;

/**
 * Erases an account with all it owns: letters, sessions, user and keys in one batch, which marks the forms, erased page
 * by page; KV and R2 by the sweep. `named`: what the proven address made without signing in. Applications sent to others
 * stay; so do audit rows, which name nobody. A last letter confirms it, and colleagues are told.
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
  const news = await lettersToColleagues(parts, gone);
  const isProven = sql`EXISTS (SELECT 1 FROM ${user} AS u WHERE u.id = ${gone.id} AND u.email_verified = 1)`;
  const hashes = await contactEmailHashes(parts.config.secrets, gone.email);
  const letters = sql`${contactMessage} WHERE email_hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))
    AND ${named?.hasLetters ? isProven : sql`0`}`;
  const at = parts.clock.now().getTime();
  await db.batch([
    // Confirmed or not: it names the person too.
    db.run(sql`UPDATE ${rentForm} SET landlord_id = ${gone.id} WHERE landlord_id IS NULL AND ${isProven} AND id IN (
      SELECT g.form_id FROM ${guestRentForm} AS g WHERE g.email = ${gone.email} AND g.claimed_by IS NULL
        AND g.form_id IN (SELECT value FROM json_each(${JSON.stringify(named?.guestFormIds ?? [])})))`),
    db.run(sql`DELETE FROM ${letters}`),
    ...(named ? [db.run(sql`DELETE FROM ${devMail} WHERE to_address = ${gone.email}`)] : []),
    ...eraseAccountRows(db, gone.id, at),
    ...letter.statements,
    ...news.flatMap(({ statements }) => statements),
  ]);
  await parts.mailQueue.notify(
    [letter, ...news].map(({ jobId }) => jobId),
    "urgent",
  );
  await eraseAtOnce(parts, gone.id);
}

/** Nobody inherits an account: whoever worked in it is told that it is gone. */
async function lettersToColleagues(parts: AuthParts, gone: { id: string; name: string }): Promise<PreparedLetter[]> {
  const colleagues = await parts.db
    .select({ id: user.id, email: user.email, name: user.name })
    .from(teamMember)
    .innerJoin(user, eq(user.id, teamMember.userId))
    .where(eq(teamMember.ownerId, gone.id))
    .limit(100);
  return Promise.all(
    colleagues.map(({ id, email, name }) =>
      prepareLetter(parts, id, { kind: "team-ended", to: email, name, by: gone.name }),
    ),
  );
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
