import { type SQL, sql } from "drizzle-orm";
import { formPlans, guestRentForm, rentForm } from "../../../../db/schema/forms";
import { dayMs } from "../../../../kernel/durations";
import { type Entitlements, entitlementsFor, farthestDays, onePlans } from "../entitlements";

const noLimit = 1_000_000_000;

/** SQL: a value of each plan, by the plan of a row of rent_form. */
function byPlan(pick: (limits: Entitlements) => number | SQL, plan: SQL): SQL {
  const cases = formPlans.map((one) => sql`WHEN ${one} THEN ${pick(entitlementsFor({ plan: one, unlimited: false }))}`);
  return sql`CASE ${plan} ${sql.join(cases, sql` `)} END`;
}

/** SQL on a row of rent_form: how many applications it takes, the lower of the plan's limit and the landlord's maximum. */
export function limitOfRow({
  maxApplications = sql`${rentForm.maxApplications}`,
  plan = sql`${rentForm.plan}`,
}: {
  maxApplications?: SQL;
  plan?: SQL;
} = {}): SQL {
  const ours = sql`CASE WHEN ${rentForm.unlimited} = 1 THEN ${noLimit}
    ELSE ${byPlan(({ applications }) => applications ?? noLimit, plan)} END`;
  return sql`min(${ours}, coalesce(${maxApplications}, ${noLimit}))`;
}

/** SQL on rent_form: the limit and, for those who had begun before, 20 % of it, at least 2 (decisions/applying.md). */
export const boundOfRow: SQL = sql`(${limitOfRow()} + max(2, (${limitOfRow()} + 4) / 5))`;

/** SQL on a row of rent_form: until when it may be open, in milliseconds: its plan's days from `at`, or what it is paid for. */
export function latestEndOfRow(at: number, plan: SQL = sql`${rentForm.plan}`): SQL {
  return byPlan(
    ({ plan, openDays }) =>
      onePlans.includes(plan)
        ? sql`${at + (openDays ?? 0) * dayMs}`
        : sql`coalesce(${rentForm.paidUntil}, ${at + farthestDays * dayMs})`,
    plan,
  );
}

/** SQL on a row of rent_form: it is under a plan of which one form runs at a time. */
const isOneAtATime = (form: SQL) => sql`(${form}.plan IN (${inOnePlans}) AND ${form}.unlimited = 0)`;
const inOnePlans = sql.join(
  onePlans.map((plan) => sql`${plan}`),
  sql`, `,
);

/** `stateAt` of rules.ts in SQL: past its date an open or paused form counts as closed. */
export function stateAtSql(now: number): SQL {
  return sql`CASE WHEN ${rentForm.state} IN ('open', 'paused') AND ${rentForm.opensUntil} <= ${now}
    THEN 'closed' ELSE ${rentForm.state} END`;
}

/**
 * SQL on rent_form: under `plan` it may not run at `now` (ms) beside another form of the address or account, and one
 * runs. Paused ones count; so does the one left open after Pro.
 */
export function hasOtherRunningForm(now: number, plan: SQL = sql`${rentForm.plan}`): SQL {
  const isRunning = sql`running.state IN ('open', 'paused') AND (running.opens_until IS NULL OR running.opens_until > ${now})`;
  return sql`(${rentForm.unlimited} = 0 AND ${plan} IN (${inOnePlans}) AND (EXISTS (
    SELECT 1 FROM ${guestRentForm} AS mine
    JOIN ${guestRentForm} AS other ON other.email = mine.email AND other.form_id <> mine.form_id
    JOIN ${rentForm} AS running ON running.id = other.form_id
    WHERE ${rentForm.landlordId} IS NULL AND mine.form_id = ${rentForm.id} AND mine.claimed_by IS NULL
      AND other.verified_at IS NOT NULL AND other.claimed_by IS NULL AND running.unlimited = 0 AND ${isRunning})
  OR EXISTS (${selectOtherRunning(sql`1`, now)})))`;
}

/** SELECT, beside a row of rent_form, of the forms that take the one place of its account. */
export function selectOtherRunning(columns: SQL, now: number): SQL {
  return sql`SELECT ${columns} FROM ${rentForm} AS running
    WHERE running.landlord_id = ${rentForm.landlordId} AND running.id <> ${rentForm.id} AND running.landlord_id IS NOT NULL
      AND running.state IN ('open', 'paused') AND (running.opens_until IS NULL OR running.opens_until > ${now})
      AND (${isOneAtATime(sql`running`)} OR (running.plan = 'pro' AND running.paid_until > ${now}))`;
}
