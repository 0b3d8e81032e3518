import { type SQL, sql } from "drizzle-orm";
import { literal } from "../../../../db/literal.server";
import { user } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { namedStates } from "../states";

/** SQL: 1 where this account wants its lists without names. */
export function hidesNamesOf(landlord: SQL): SQL<number> {
  return sql<number>`coalesce((SELECT hider.hides_names FROM ${user} AS hider WHERE hider.id = ${landlord}), 0)`;
}

/** SQL: the row of application stands in such a list, and is not named in it (`isNamed`). */
export function isUnnamed(landlord: SQL): SQL {
  const named = sql.join(
    namedStates.map((state) => literal(state)),
    sql`, `,
  );
  return sql`(${hidesNamesOf(landlord)} = 1 AND ${application.state} NOT IN (${named})
    AND NOT (${application.state} = 'info_requested' AND coalesce(${application.stateBefore}, '') = 'shortlisted'))`;
}
