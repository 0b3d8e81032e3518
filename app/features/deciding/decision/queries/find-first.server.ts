import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { audit } from "../../../../db/schema/platform";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { isOfTeam } from "../../../../platform/auth/team-actor.server";
import type { Services } from "../../../../services";
import { isOwnApplication } from "../../../applying/applications/commands/change-applications.server";
import { homeColumns, zoneOfColumns } from "../../../forms/rent-forms/queries/home-columns.server";

const toldMoves = ["shortlist", "unshortlist", "approve", "decline", "reopen", "undo", "let"] as const;

/** What somebody else of the account decided about an application, and when (milliseconds). `zone`: IANA, of the home. */
export type DecidedFirst = { name: string; move: (typeof toldMoves)[number]; at: number; zone: string };

/** Also by who applied, or by the clock: then nobody of the account was first. */
const decisions: SQL = sql.raw(
  [...toldMoves, "replace", "skip", "withdraw", "expire"].map((move) => `'application.${move}'`).join(", "),
);

/** Of those of the applications whose last decision another person of the account made. Asked when a move came too late. */
export async function findFirst(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: AccountLandlord,
  applicationIds: readonly ApplicationId[],
): Promise<DecidedFirst[]> {
  const at = clock.now().getTime();
  const last = sql`(SELECT made.id FROM ${audit} AS made WHERE made.target_id = ${application.id}
    AND made.action IN (${decisions}) ORDER BY made.at DESC LIMIT 1)`;
  const rows = await db
    .select({
      name: user.name,
      move: sql<DecidedFirst["move"]>`substr(${audit.action}, length('application.') + 1)`.as("move"),
      at: audit.at,
      ...homeColumns,
    })
    .from(application)
    .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
    .innerJoin(rentFormVersion, sql`${rentFormVersion.id} = ${application.versionId}`)
    .innerJoin(audit, sql`${audit.id} = ${last}`)
    .innerJoin(user, sql`${user.id} = ${audit.actorId}`)
    .where(
      sql`${isOwnApplication(actor, { applicationIds }, at)} AND ${audit.actorKind} = 'account'
        AND ${audit.actorId} <> ${signedInUserIdSql(actor, at)}
        AND ${isOfTeam(sql`${rentForm.landlordId}`, sql`${audit.actorId}`)}`,
    );
  return rows
    .filter(({ move }) => toldMoves.includes(move))
    .map(({ country, region, ...row }) => ({ ...row, zone: zoneOfColumns({ country, region }) }));
}
