import { inArray, sql } from "drizzle-orm";
import { home } from "../../../../db/schema/forms";
import { teamInvitation, teamInvitationHome, teamMember, teamMemberHome } from "../../../../db/schema/teams";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { HomeId } from "../../../../kernel/ids";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { isFound } from "../../../forms/homes/queries/list-homes.server";
import { homeLine } from "../../../forms/rent-forms/queries/home-line.server";
import type { Whose } from "../commands/choose-homes.server";
import { type Homes, type HomesChoice, type OfferedHome, offeredAtMost } from "../homes";

export type OfferedHomes = { homes: OfferedHome[] /** More match the search. */; goesOn: boolean };

/** Homes of one's own account to choose from: those that are chosen, then what the search finds, by address. */
export async function findOfferedHomes(
  { db, clock }: Services,
  actor: AccountLandlord,
  { chosen, search }: Pick<HomesChoice, "chosen" | "search">,
): Promise<OfferedHomes> {
  const isOwn = sql`${home.landlordId} = ${signedInUserIdSql(actor, clock.now().getTime())}`;
  const columns = { id: sql<HomeId>`${home.id}`.as("home_id"), line: homeLine("home").as("line"), town: home.city };
  const [ticked, found] = await db.batch([
    db
      .select(columns)
      .from(home)
      .where(sql`${inArray(home.id, chosen)} AND +${isOwn}`)
      .orderBy(sql`${home.line1} COLLATE NOCASE`, home.id),
    db
      .select(columns)
      .from(home)
      .where(sql`${isOwn} AND ${isFound(search) ?? sql`1`}`)
      .orderBy(sql`${home.line1} COLLATE NOCASE`, home.id)
      .limit(offeredAtMost + 1),
  ]);
  const goesOn = found.length > offeredAtMost;
  // A short list keeps its order when something is ticked.
  const isShort = !goesOn && search === "";
  const first = isShort ? [] : ticked;
  const others = found.slice(0, offeredAtMost).filter(({ id }) => !first.some((one) => one.id === id));
  return { homes: [...first, ...others], goesOn };
}

/** The homes of a colleague or an invitation of one's own account; undefined: there is none such. */
export async function findChosen(
  { db, clock }: Services,
  actor: AccountLandlord,
  whose: Whose,
): Promise<{ name: string; homes: Homes } | undefined> {
  const own = signedInUserIdSql(actor, clock.now().getTime());
  const ids =
    "userId" in whose
      ? sql`SELECT home_id FROM ${teamMemberHome} AS c WHERE c.owner_id = m.owner_id AND c.user_id = m.user_id`
      : sql`SELECT home_id FROM ${teamInvitationHome} AS c WHERE c.invitation_id = m.id`;
  const of =
    "userId" in whose
      ? sql`${teamMember} AS m JOIN user AS u ON u.id = m.user_id WHERE m.owner_id = ${own} AND m.user_id = ${whose.userId}`
      : sql`${teamInvitation} AS m WHERE m.owner_id = ${own} AND m.id = ${whose.invitationId}`;
  const name = "userId" in whose ? sql`u.name` : sql`m.email`;
  const [row] = await db.all<{ name: string; isLimited: number; ids: string }>(
    sql`SELECT ${name} AS name, m.is_limited AS "isLimited", (SELECT json_group_array(home_id) FROM (${ids})) AS ids FROM ${of}`,
  );
  return row && { name: row.name, homes: row.isLimited === 1 ? (JSON.parse(row.ids) as HomeId[]) : null };
}
