import { type SQL, sql } from "drizzle-orm";
import { rentForm } from "../../db/schema/forms";
import { entitlementsFor } from "./entitlements";

const guest = entitlementsFor({ landlordId: null, unlimited: false });
const account = entitlementsFor({ landlordId: "any", unlimited: false });
const noLimit = 1_000_000_000;
const dayMs = 24 * 60 * 60 * 1000;

/** SQL on a row of rent_form: how many applications it takes, the lower of the plan's limit and the landlord's maximum. */
export function limitOfRow(maxApplications: SQL = sql`${rentForm.maxApplications}`): SQL {
  const plan = sql`CASE WHEN ${rentForm.unlimited} = 1 THEN ${noLimit}
    WHEN ${rentForm.landlordId} IS NULL THEN ${guest.applications ?? noLimit} ELSE ${account.applications ?? noLimit} END`;
  return sql`min(${plan}, coalesce(${maxApplications}, ${noLimit}))`;
}

/** SQL on a row of rent_form: how long one publication of it stays open, in milliseconds. */
export const openMsOfRow: SQL = sql`CASE WHEN ${rentForm.landlordId} IS NULL
  THEN ${guest.openDays * dayMs} ELSE ${account.openDays * dayMs} END`;

/** `stateAt` of rules.ts in SQL: past its date an open or paused form counts as closed. */
export function stateAtSql(now: number): SQL {
  return sql`CASE WHEN ${rentForm.state} IN ('open', 'paused') AND ${rentForm.opensUntil} <= ${now}
    THEN 'closed' ELSE ${rentForm.state} END`;
}
