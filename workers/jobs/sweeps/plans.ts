import { sql } from "drizzle-orm";
import { subscription } from "../../../app/db/schema/billing";
import { isPlanUnsettled, settlePlan } from "../../../app/features/forms/rent-forms/commands/settle-plan.server";
import { forEachRow, isNotBackedOff } from "../../../app/platform/each-row.server";
import type { Services } from "../../../app/services";

const name = "plans";
const pageSize = 20;

/** Accounts whose subscription began, or whose grace is over: their forms follow within a minute. */
export async function sweepPlans(services: Services): Promise<number> {
  const now = services.clock.now().getTime();
  const due = await services.db
    .select({ accountId: subscription.accountId })
    .from(subscription)
    .where(sql`${isPlanUnsettled(now)} AND ${isNotBackedOff(name, sql`${subscription.accountId}`, now)}`)
    .limit(pageSize);
  return forEachRow(services, name, due, {
    idOf: ({ accountId }) => accountId,
    work: ({ accountId }) => settlePlan(services, accountId),
  });
}
