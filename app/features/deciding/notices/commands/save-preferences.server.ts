import { eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { notificationPreference } from "../../../../db/schema/platform";
import { teamMember } from "../../../../db/schema/teams";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import type { Unread } from "../../../../kernel/unread";
import type { ChosenNotice } from "../../../../mail/notice-kinds";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { type Choices, parseChoices } from "../preferences";
import { readUnread, selectUnread } from "../queries/list-notices.server";
import { type StopClaims, teamKindOf } from "../stop-link";
import { parseTeamChoices, type TeamChoices, teamChoiceOf } from "../team-preferences";

/** `zone`: the IANA zone that was chosen for mails; null: that of the device. */
export type Preferences = { choices: Choices; zone: string | null };
type WithTeam<T> = T & { teamChoices: TeamChoices };

/** What a person has to do with accounts that several people share. */
type Sharing = { hasColleagues: boolean; isColleague: boolean };

/** The account's choices, the zone of the device on which it was seen last, and what it shares; null when the session has ended. */
export async function findPreferences(
  { db, clock }: Services,
  actor: AccountLandlord,
): Promise<(WithTeam<Preferences> & Sharing & { seenZone: string | null }) | null> {
  type Row = Record<"userId" | "choices" | "teamChoices" | "zone" | "seenZone", string | null> &
    Record<"hasColleagues" | "isColleague", number>;
  const [row] = await db.all<Row>(sql`
    SELECT u.id AS "userId", p.choices AS "choices", p.team_choices AS "teamChoices", p.zone AS "zone",
      p.seen_zone AS "seenZone", EXISTS (SELECT 1 FROM ${teamMember} AS m WHERE m.owner_id = u.id) AS "hasColleagues",
      EXISTS (SELECT 1 FROM ${teamMember} AS m WHERE m.user_id = u.id) AS "isColleague"
    FROM (SELECT ${currentLandlordIdSql(actor, clock.now().getTime())} AS id) AS u
    LEFT JOIN ${notificationPreference} AS p ON p.user_id = u.id`);
  if (!row?.userId) return null;
  return {
    choices: parseChoices(row.choices),
    teamChoices: parseTeamChoices(row.teamChoices),
    zone: row.zone,
    seenZone: row.seenZone,
    hasColleagues: row.hasColleagues === 1,
    isColleague: row.isColleague === 1,
  };
}

/** Stores the choices; of a team's those that are given, beside those that stand. "not-found": the session has ended. */
export async function savePreferences(
  { db, clock }: Services,
  actor: AccountLandlord,
  { choices, teamChoices = {}, zone }: Preferences & Partial<WithTeam<object>>,
): Promise<Result<undefined, "not-found">> {
  const at = clock.now().getTime();
  const saved =
    await db.all(sql`INSERT INTO ${notificationPreference} (user_id, choices, team_choices, zone, updated_at)
    SELECT u.id, ${JSON.stringify(choices)}, ${JSON.stringify(teamChoices)}, ${zone}, ${at} FROM (SELECT ${currentLandlordIdSql(actor, at)} AS id) AS u
    WHERE u.id IS NOT NULL
    ON CONFLICT (user_id) DO UPDATE SET choices = excluded.choices, zone = excluded.zone,
      team_choices = json_patch(coalesce(team_choices, '{}'), excluded.team_choices),
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
    .select({ choices: notificationPreference.choices, teamChoices: notificationPreference.teamChoices })
    .from(notificationPreference)
    .where(eq(notificationPreference.userId, userId));
  const ofTeam = teamKindOf(kind);
  if (ofTeam) return teamChoiceOf(parseTeamChoices(row?.teamChoices), ofTeam) !== "mail";
  const choices = parseChoices(row?.choices);
  return kind === "daily" ? !Object.values(choices).includes("daily") : choices[kind as ChosenNotice] === "off";
}

/** Turns one kind of mail off, or all that come once a day, for the account of a link that was checked; again is the same. */
export async function stopByLink({ db, clock }: Services, { userId, kind }: StopClaims): Promise<void> {
  const at = clock.now().getTime();
  const ofTeam = teamKindOf(kind);
  if (ofTeam) {
    const chosen = JSON.stringify({ [ofTeam]: "notice" });
    await db.run(sql`INSERT INTO ${notificationPreference} (user_id, choices, team_choices, updated_at)
      SELECT ${user.id}, '{}', ${chosen}, ${at} FROM ${user} WHERE ${user.id} = ${userId}
      ON CONFLICT (user_id) DO UPDATE SET updated_at = ${at},
        team_choices = json_patch(coalesce(team_choices, '{}'), excluded.team_choices)`);
    return;
  }
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
