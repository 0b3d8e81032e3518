import { asc, type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { undecidedStates } from "../rules";
import { type NamedApplication, selectNamed } from "./select-named.server";

/** SQL on application: one of an account, not erased, that nobody has decided and nobody keeps for a legal claim. */
export const isUndecidedOfAccount: SQL = sql`${application.landlordId} IS NOT NULL AND ${application.isSpam} = 0
  AND ${application.heldAt} IS NULL AND ${isNotErased()} AND ${application.state} IN (${sql.join(
    undecidedStates.map((state) => sql`${state}`),
    sql`, `,
  )})`;

/** Those of one announcement that are still undecided, oldest first. */
export function listAnnouncedUndecided(
  { db }: Services,
  { landlordId, announcedAt }: { landlordId: string; announcedAt: number },
  atMost: number,
): Promise<NamedApplication[]> {
  return selectNamed(db)
    .where(sql`${application.endAnnouncedAt} = ${announcedAt} AND +${application.landlordId} = ${landlordId}
      AND ${isUndecidedOfAccount}`)
    .orderBy(asc(application.submittedAt))
    .limit(atMost);
}
