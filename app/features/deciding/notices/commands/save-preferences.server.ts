import { eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { notificationPreference } from "../../../../db/schema/platform";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import type { Unread } from "../../../../kernel/unread";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { type Choices, parseChoices } from "../preferences";
import { readUnread, selectUnread } from "../queries/list-notices.server";
import type { StopClaims } from "../stop-link";

/** `zone`: the IANA zone that was chosen for mails; null: that of the device. */
export type Preferences = { choices: Choices; zone: string | null };

/** The account's choices, and the zone of the device on which it was seen last; null when the session has ended. */
export async function findPreferences(
  { db, clock }: Services,
  actor: AccountLandlord,
): Promise<(Preferences & { seenZone: string | null }) | null> {
  type Row = { userId: string | null; choices: string | null; zone: string | null; seenZone: string | null };
  const [row] = await db.all<Row>(sql`
    SELECT u.id AS "userId", p.choices AS "choices", p.zone AS "zone", p.seen_zone AS "seenZone"
    FROM (SELECT ${currentLandlordIdSql(actor, clock.now().getTime())} AS id) AS u
    LEFT JOIN ${notificationPreference} AS p ON p.user_id = u.id`);
  return row?.userId ? { choices: parseChoices(row.choices), zone: row.zone, seenZone: row.seenZone } : null;
}

/** Stores the choices. "not-found": the session has ended. */
export async function savePreferences(
  { db, clock }: Services,
  actor: AccountLandlord,
  { choices, zone }: Preferences,
): Promise<Result<undefined, "not-found">> {
  const at = clock.now().getTime();
  const saved = await db.all(sql`INSERT INTO ${notificationPreference} (user_id, choices, zone, updated_at)
    SELECT u.id, ${JSON.stringify(choices)}, ${zone}, ${at} FROM (SELECT ${currentLandlordIdSql(actor, at)} AS id) AS u
    WHERE u.id IS NOT NULL
    ON CONFLICT (user_id) DO UPDATE SET choices = excluded.choices, zone = excluded.zone,
      updated_at = excluded.updated_at
    RETURNING user_id`);
  return saved.length > 0 ? ok(undefined) : err("not-found");
}

/** Keeps the browser's IANA zone, for mails where none was chosen, and counts the unread. Null: the session has ended. */
export async function keepSeenZone(
  { db, clock }: Services,
  actor: AccountLandlord,
  zone: string,
): Promise<Unread | null> {
  const at = clock.now().getTime();
  const { unread } = await runBatch(db, {
    seen: db.run(sql`INSERT INTO ${notificationPreference} (user_id, choices, seen_zone, updated_at)
      SELECT u.id, '{}', ${zone}, ${at} FROM (SELECT ${currentLandlordIdSql(actor, at)} AS id) AS u WHERE u.id IS NOT NULL
      ON CONFLICT (user_id) DO UPDATE SET seen_zone = excluded.seen_zone WHERE seen_zone IS NOT excluded.seen_zone`),
    unread: selectUnread(db, actor, at),
  });
  return readUnread(unread);
}

/** Whether the account gets no more of these mails. `claims`: of a link that was checked. */
export async function isStopped({ db }: Services, { userId, kind }: StopClaims): Promise<boolean> {
  const [row] = await db
    .select({ choices: notificationPreference.choices })
    .from(notificationPreference)
    .where(eq(notificationPreference.userId, userId));
  const choices = parseChoices(row?.choices);
  return kind === "daily" ? !Object.values(choices).includes("daily") : choices[kind] === "off";
}

/** Turns one kind of mail off, or all that come once a day, for the account of a link that was checked; again is the same. */
export async function stopByLink({ db, clock }: Services, { userId, kind }: StopClaims): Promise<void> {
  const at = clock.now().getTime();
  const stopped =
    kind === "daily"
      ? sql`(SELECT json_group_object(one.key, CASE one.value WHEN 'daily' THEN 'off' ELSE one.value END)
          FROM json_each(${notificationPreference.choices}) AS one)`
      : sql`json_set(${notificationPreference.choices}, ${`$."${kind}"`}, 'off')`;
  await db.run(sql`INSERT INTO ${notificationPreference} (user_id, choices, zone, updated_at)
    SELECT ${user.id}, ${kind === "daily" ? "{}" : JSON.stringify({ [kind]: "off" })}, NULL, ${at} FROM ${user}
    WHERE ${user.id} = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET choices = ${stopped}, updated_at = ${at}`);
}
