import { type SQL, sql } from "drizzle-orm";
import { guestRentForm, rentForm } from "../../../db/schema/forms";
import { entitlementsFor } from "../entitlements";

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

/**
 * SQL on a row of rent_form: how many come in at most without its landlord's press: the limit and, for those who had begun
 * before it was reached, 20 % of it, at least 2 (docs/decisions/applying.md).
 */
export const boundOfRow: SQL = sql`(${limitOfRow()} + max(2, (${limitOfRow()} + 4) / 5))`;

/** SQL on a row of rent_form: how long one publication of it stays open, in milliseconds. */
export const openMsOfRow: SQL = sql`CASE WHEN ${rentForm.landlordId} IS NULL
  THEN ${guest.openDays * dayMs} ELSE ${account.openDays * dayMs} END`;

/** `stateAt` of rules.ts in SQL: past its date an open or paused form counts as closed. */
export function stateAtSql(now: number): SQL {
  return sql`CASE WHEN ${rentForm.state} IN ('open', 'paused') AND ${rentForm.opensUntil} <= ${now}
    THEN 'closed' ELSE ${rentForm.state} END`;
}

/**
 * SQL on a row of rent_form: another form of the same guest runs at `now` (milliseconds). One running form for one guest's
 * address (the plan's `openForms`). Paused ones count, else pausing would be a way
 * round.
 */
export function hasOtherRunningForm(now: number): SQL {
  return sql`EXISTS (
    SELECT 1 FROM ${guestRentForm} AS mine
    JOIN ${guestRentForm} AS other ON other.email = mine.email AND other.form_id <> mine.form_id
    JOIN ${rentForm} AS running ON running.id = other.form_id
    WHERE mine.form_id = ${rentForm.id} AND mine.claimed_by IS NULL AND ${rentForm.unlimited} = 0
      AND other.verified_at IS NOT NULL AND other.claimed_by IS NULL AND running.unlimited = 0
      AND running.state IN ('open', 'paused') AND (running.opens_until IS NULL OR running.opens_until > ${now}))`;
}
