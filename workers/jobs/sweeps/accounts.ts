import { sql } from "drizzle-orm";
import { account, accountMail, knownDevice, session, user, verification } from "../../../app/db/schema/accounts";
import { factorStep } from "../../../app/db/schema/second-factor";
import { addressChange, formClaim, pendingSignUp } from "../../../app/db/schema/takeover";
import { applicationPresence, teamInvitation } from "../../../app/db/schema/teams";
import { dayMs } from "../../../app/kernel/durations";
import { presenceKeptMs } from "../../../app/kernel/presence";
import { sessionTimes, signUpTimes } from "../../../app/platform/auth/access";
import type { Services } from "../../../app/services";

const pageSize = 200;
/** A sign-up writes the user, then its account row; D1 offers the library no transaction over both. */
const halfMadeAfterMs = 5 * 60 * 1000;
/** As long as the cookie lives. */
const deviceMs = 400 * dayMs;
const weekMs = 7 * dayMs;
/** Beyond the life of their links, so that an old link still says that it is too old. */
const keepChangesMs = weekMs;
const keepClaimsMs = 30 * dayMs;

/**
 * Half-made users (their address would be blocked), sessions that ended or are older than 30 days, and verifications,
 * letters, sign-ups, changes of address, takings over and traces of open pages past their time.
 */
export async function sweepAccounts({ db, clock }: Services): Promise<number> {
  const now = clock.now().getTime();
  // Only young ones can be half-made: the index keeps the search short. One that a failing sweep left is found for a week.
  const halfMade = sql`SELECT u.id FROM ${user} AS u
    WHERE u.created_at < ${now - halfMadeAfterMs} AND u.created_at > ${now - weekMs}
      AND NOT EXISTS (SELECT 1 FROM ${account} AS a WHERE a.user_id = u.id) LIMIT ${pageSize}`;
  const results = await db.batch([
    db.run(sql`DELETE FROM ${session} WHERE id IN (
      SELECT s.id FROM ${session} AS s WHERE s.expires_at < ${now} LIMIT ${pageSize})`),
    db.run(sql`DELETE FROM ${session} WHERE id IN (
      SELECT s.id FROM ${session} AS s WHERE s.created_at < ${now - sessionTimes.absoluteSeconds * 1000} LIMIT ${pageSize})`),
    db.run(sql`DELETE FROM ${session} WHERE user_id IN (${halfMade})`),
    db.run(sql`DELETE FROM ${user} WHERE id IN (${halfMade})`),
    db.run(sql`DELETE FROM ${verification} WHERE id IN (
      SELECT v.id FROM ${verification} AS v WHERE v.expires_at < ${now} LIMIT ${pageSize})`),
    db.run(sql`DELETE FROM ${knownDevice} WHERE (user_id, device_hash) IN (
      SELECT k.user_id, k.device_hash FROM ${knownDevice} AS k WHERE k.seen_at < ${now - deviceMs} LIMIT ${pageSize})`),
    db.run(sql`DELETE FROM ${factorStep} WHERE hash IN (
      SELECT f.hash FROM ${factorStep} AS f WHERE f.expires_at < ${now} LIMIT ${pageSize})`),
    db.run(sql`DELETE FROM ${accountMail} WHERE id IN (
      SELECT m.id FROM ${accountMail} AS m WHERE m.expires_at < ${now} LIMIT ${pageSize})`),
    db.run(sql`DELETE FROM ${pendingSignUp} WHERE id IN (
      SELECT p.id FROM ${pendingSignUp} AS p WHERE p.expires_at < ${now - signUpTimes.keptMs} LIMIT ${pageSize})`),
    db.run(sql`DELETE FROM ${addressChange} WHERE id IN (
      SELECT c.id FROM ${addressChange} AS c WHERE c.created_at < ${now - keepChangesMs} LIMIT ${pageSize})`),
    db.run(sql`DELETE FROM ${teamInvitation} WHERE id IN (
      SELECT i.id FROM ${teamInvitation} AS i WHERE i.expires_at < ${now} LIMIT ${pageSize})`),
    db.run(sql`DELETE FROM ${applicationPresence} WHERE (user_id, application_id) IN (
      SELECT p.user_id, p.application_id FROM ${applicationPresence} AS p WHERE p.seen_at < ${now - presenceKeptMs} LIMIT ${pageSize})`),
    db.run(sql`DELETE FROM ${formClaim} WHERE id IN (
      SELECT f.id FROM ${formClaim} AS f WHERE f.created_at < ${now - keepClaimsMs} LIMIT ${pageSize})`),
  ]);
  return results.reduce((sum, result) => sum + result.meta.changes, 0);
}
