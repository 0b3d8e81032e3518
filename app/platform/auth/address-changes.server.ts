import { and, eq, isNull, sql } from "drizzle-orm";
import { runBatch } from "../../db/guarded-batch.server";
import { account, session, user, verification } from "../../db/schema/accounts";
import { guestRentForm } from "../../db/schema/forms";
import { linkToken } from "../../db/schema/platform";
import { factorLoss, factorStep, passkey, recoveryCode, totpFactor } from "../../db/schema/second-factor";
import { addressChange } from "../../db/schema/takeover";
import { dayMs } from "../../kernel/durations";
import { mailLinks, undoUrl } from "../../kernel/links";
import { sha256Hex } from "../crypto";
import { mintLinkToken } from "../link-tokens.server";
import { sendLetter } from "./account-mail.server";
import { type AuthParts, authScope } from "./auth-scope.server";
import { forgetDevices } from "./known-device.server";
import { endSignUps } from "./pending-sign-ups.server";
import { verifyAddressUrl } from "./verify-link";

/** For so long after the new address was confirmed, the old one may take the change back. */
const undoChangeMs = dayMs;

type Person = { id: string; email: string; name: string };

/** Stores a wished change of address. First the old address is told, with a link that stops it; then the new one is asked. */
export async function askAddressChange(person: Person, toEmail: string, callbackURL: string | null): Promise<void> {
  const scope = authScope();
  const { db, ids, clock, config } = scope;
  const id = ids.uuid<string>();
  const createdAt = clock.now().getTime();
  await db.insert(addressChange).values({ id, userId: person.id, fromEmail: person.email, toEmail, createdAt });
  const undo = await mintLinkToken(scope, { ...mailLinks.undoAddress, ref: id });
  const link = undoUrl(config.baseUrl, undo);
  await sendLetter(scope, person.id, { kind: "change-email-asked", to: person.email, name: person.name, link });
  const token = await mintLinkToken(scope, { ...mailLinks.changeAddress, ref: id });
  const confirm = verifyAddressUrl(config.baseUrl, token, callbackURL);
  await sendLetter(scope, person.id, { kind: "change-email", to: toEmail, link: confirm });
}

export type FoundChange = {
  id: string;
  userId: string;
  fromEmail: string;
  toEmail: string;
  createdAt: number;
  confirmedAt: number | null;
  undoneAt: number | null;
  isExpired: boolean;
};

/** The change that a link's token stands for; null when it is another link's. */
export async function findAddressChange(
  { db, clock }: Pick<AuthParts, "db" | "clock">,
  token: string,
  link: "changeAddress" | "undoAddress",
): Promise<FoundChange | null> {
  const [row] = await db
    .select({ change: addressChange, expiresAt: linkToken.expiresAt })
    .from(linkToken)
    .innerJoin(addressChange, eq(addressChange.id, linkToken.ref))
    .where(and(eq(linkToken.hash, await sha256Hex(token)), eq(linkToken.purpose, mailLinks[link].purpose)));
  return row ? { ...row.change, isExpired: row.expiresAt <= clock.now().getTime() } : null;
}

/** Whether a found change can still be confirmed by its link. */
export function isConfirmable(change: FoundChange): boolean {
  return change.confirmedAt === null && change.undoneAt === null && !change.isExpired;
}

/** Whether the old address can still stop a found change, or take it back. */
export function isUndoable(change: FoundChange, now: number): boolean {
  if (change.undoneAt !== null || change.isExpired) return false;
  return change.confirmedAt === null || change.confirmedAt + undoChangeMs > now;
}

/** Gives the account its new address, with its forms, and tells the old one. False when the change was stopped. */
export async function confirmAddressChange({ id, userId, fromEmail, toEmail }: FoundChange): Promise<boolean> {
  const scope = authScope();
  const { db, clock, config } = scope;
  const at = clock.now().getTime();
  const isDone = sql`EXISTS (SELECT 1 FROM ${addressChange} AS c WHERE c.id = ${id} AND c.confirmed_at = ${at})`;
  const { done, people } = await runBatch(db, {
    done: db
      .update(addressChange)
      .set({ confirmedAt: at })
      .where(
        sql`${addressChange.id} = ${id} AND ${addressChange.confirmedAt} IS NULL AND ${addressChange.undoneAt} IS NULL
          AND NOT EXISTS (SELECT 1 FROM ${user} AS other WHERE other.email = ${toEmail})
          AND EXISTS (SELECT 1 FROM ${user} AS own WHERE own.id = ${userId} AND own.email = ${fromEmail})`,
      ),
    people: db
      .update(user)
      .set({ email: toEmail, updatedAt: new Date(at) })
      .where(and(eq(user.id, userId), isDone))
      .returning({ name: user.name }),
    moveClaimedForms: db
      .update(guestRentForm)
      .set({ email: toEmail })
      .where(and(eq(guestRentForm.claimedBy, userId), isDone)),
  });
  const [person] = people;
  if (done.meta.changes === 0 || !person) return false;
  await endSignUps(db, toEmail, at);
  const undo = await mintLinkToken(scope, { ...mailLinks.undoAddress, lifetimeMs: undoChangeMs, ref: id });
  const link = undoUrl(config.baseUrl, undo);
  await sendLetter(scope, userId, { kind: "email-changed", to: fromEmail, name: person.name, link });
  return true;
}

/**
 * Stops a change of address, or takes it back within a day: everybody is signed out, and password, reset links and
 * newer factors are gone, for whoever asked knew the password. "taken": the old address has another account.
 */
export async function undoAddressChange(
  parts: Pick<AuthParts, "db" | "clock" | "ids">,
  change: FoundChange,
): Promise<"done" | "too-late" | "taken"> {
  const { db, clock } = parts;
  const at = clock.now().getTime();
  if (!isUndoable(change, at)) return "too-late";
  const { id, userId, fromEmail, createdAt } = change;
  const isDone = sql`EXISTS (SELECT 1 FROM ${addressChange} AS c WHERE c.id = ${id} AND c.undone_at = ${at})`;
  const ofUser = sql`user_id = ${userId} AND ${isDone}`;
  const { done } = await runBatch(db, {
    done: db
      .update(addressChange)
      .set({ undoneAt: at })
      .where(
        sql`${addressChange.id} = ${id} AND ${addressChange.undoneAt} IS NULL
          AND (${addressChange.confirmedAt} IS NULL OR ${addressChange.confirmedAt} > ${at - undoChangeMs})
          AND NOT EXISTS (SELECT 1 FROM ${user} AS other WHERE other.email = ${fromEmail} AND other.id <> ${userId})`,
      ),
    restoreAddress: db
      .update(user)
      .set({ email: fromEmail, updatedAt: new Date(at) })
      .where(and(eq(user.id, userId), isDone)),
    moveFormsBack: db
      .update(guestRentForm)
      .set({ email: fromEmail })
      .where(and(eq(guestRentForm.claimedBy, userId), isDone)),
    markUndone: db
      .update(addressChange)
      .set({ undoneAt: at })
      .where(and(eq(addressChange.userId, userId), isNull(addressChange.undoneAt), isDone)),
    takePasswordAway: db.run(sql`UPDATE ${account} SET password = NULL, updated_at = ${at} WHERE ${ofUser}`),
    endSessions: db.run(sql`DELETE FROM ${session} WHERE ${ofUser}`),
    endLibraryLinks: db.run(sql`DELETE FROM ${verification} WHERE value = ${userId} AND ${isDone}`),
    removeNewApps: db.run(
      sql`DELETE FROM ${totpFactor} WHERE ${ofUser} AND max(created_at, coalesce(confirmed_at, 0)) >= ${createdAt}`,
    ),
    removeNewPasskeys: db.run(sql`DELETE FROM ${passkey} WHERE ${ofUser} AND created_at >= ${createdAt}`),
    removeRecoveryCodes: db.run(sql`DELETE FROM ${recoveryCode} WHERE ${ofUser}`),
    endWaitingSteps: db.run(sql`DELETE FROM ${factorStep} WHERE ${ofUser}`),
    endLosses: db.run(sql`DELETE FROM ${factorLoss} WHERE ${ofUser}`),
  });
  if (done.meta.changes === 0) return "taken";
  await forgetDevices(db, userId);
  return "done";
}
