import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../db/schema/accounts";
import { billingAccount } from "../../../db/schema/billing";
import { rentForm } from "../../../db/schema/forms";
import type { Services } from "../../../services";
import { billingAccountOf } from "../../billing/commands/open-billing-account.server";
import { isWelcome, welcomeRefs } from "../../billing/queries/find-welcome.server";
import { balanceOf } from "../../billing/queries/get-credit-balance.server";
import { hasPro } from "../../billing/queries/has-pro.server";
import { latestEnd } from "../entitlements";
import { paidUntilAfter } from "../publish-choice";
import type { PublishOffer, Standing } from "../publish-offer";
import { selectOtherRunning } from "./find-form-limits.server";

/** Columns of a SELECT from rent_form: how the account of the row stands at `now`. */
export function standingColumns(now: number) {
  const account = billingAccountOf(sql`${rentForm.landlordId}`);
  return {
    isPro: hasPro(sql`${rentForm.landlordId}`).as("is_pro"),
    credits: balanceOf(account, now).as("credits"),
    isHeld: sql<number>`EXISTS (SELECT 1 FROM ${billingAccount} AS held
      WHERE held.user_id = ${rentForm.landlordId} AND held.hold_reason IS NOT NULL)`.as("is_held"),
    running: sql<string | null>`(${selectOtherRunning(sql`running.title`, now)} LIMIT 1)`.as("other_running"),
  };
}

/** SQL: the address of the account that owns a row of rent_form. */
export const ownerEmail: SQL<string | null> = sql<
  string | null
>`(SELECT owner.email FROM ${user} AS owner WHERE owner.id = ${rentForm.landlordId})`;

/** What the account may choose for a form at this moment. Asks D1 once more, for the welcome credit. */
export async function offerOf(
  services: Services,
  standing: Standing,
  owner: { email: string | null; landlordId: string },
): Promise<PublishOffer> {
  const now = services.clock.now().getTime();
  return {
    ...standing,
    hasWelcome: !standing.isPro && (await hasWelcome(services, owner)),
    paidUntil: paidUntilAfter(now, null),
    freeUntil: latestEnd({ plan: "free", paidUntil: null }, now),
  };
}

async function hasWelcome(services: Services, { email, landlordId }: { email: string | null; landlordId: string }) {
  const refs = email === null ? null : await welcomeRefs(services, email);
  if (refs === null) return false;
  const account = billingAccountOf(landlordId);
  const [row] = await services.db.all<{ has: number }>(sql`SELECT ${isWelcome(refs, account)} AS has`);
  return row?.has === 1;
}
