import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { billingAccount } from "../../../../db/schema/billing";
import { rentForm } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import { mayTellOfHome } from "../../../../platform/auth/reach.server";
import type { Services } from "../../../../services";
import { billingAccountOf } from "../../../money/billing/commands/open-billing-account.server";
import { isWelcome, welcomeRefs } from "../../../money/billing/queries/find-welcome.server";
import { balanceOf } from "../../../money/billing/queries/get-credit-balance.server";
import { hasPro } from "../../../money/billing/queries/has-pro.server";
import { latestEnd } from "../entitlements";
import { paidUntilAfter } from "../publish-choice";
import type { PublishOffer } from "../publish-offer";
import { selectOtherRunning } from "./find-form-limits.server";

/**
 * Columns of a SELECT from rent_form: how the account of the row stands at `now`. `actor`: whoever asks; the title of a form that
 * he or she does not reach is "…". `welcome`: of `welcomeRefsFor`.
 */
export function standingColumns(
  now: number,
  { actor, welcome = null }: { actor: Landlord; welcome?: readonly string[] | null },
) {
  const title = sql`CASE WHEN ${mayTellOfHome(actor, now, sql`running.home_id`)} THEN running.title ELSE '…' END`;
  const account = billingAccountOf(sql`${rentForm.landlordId}`);
  return {
    hasWelcome: (welcome ? isWelcome(welcome, account) : sql<number>`0`).as("has_welcome"),
    isPro: hasPro(sql`${rentForm.landlordId}`).as("is_pro"),
    credits: balanceOf(account, now).as("credits"),
    isHeld: sql<number>`EXISTS (SELECT 1 FROM ${billingAccount} AS held
      WHERE held.user_id = ${rentForm.landlordId} AND held.hold_reason IS NOT NULL)`.as("is_held"),
    running: sql<string | null>`(${selectOtherRunning(title, now)} LIMIT 1)`.as("other_running"),
  };
}

/** SQL: the address of the account that owns a row of rent_form. */
export const ownerEmail: SQL<string | null> = sql<
  string | null
>`(SELECT owner.email FROM ${user} AS owner WHERE owner.id = ${rentForm.landlordId})`;

/** What the welcome credit of the asker's address is called; null where none is given, or nobody asks for it. */
export function welcomeRefsFor(services: Services, email: string | undefined): Promise<readonly string[] | null> {
  return services.isSelling && email ? welcomeRefs(services, email) : Promise.resolve(null);
}

type StandingRow = { isPro: number; isHeld: number; credits: number; running: string | null; hasWelcome: number };

/** What the account of a row with `standingColumns` may choose for a form at `now`. */
export function offerOf({ isPro, isHeld, credits, running, hasWelcome }: StandingRow, now: number): PublishOffer {
  return {
    isPro: isPro === 1,
    isHeld: isHeld === 1,
    credits,
    running,
    hasWelcome: isPro !== 1 && hasWelcome === 1,
    paidUntil: paidUntilAfter(now, null),
    freeUntil: latestEnd({ plan: "free", paidUntil: null }, now),
  };
}
