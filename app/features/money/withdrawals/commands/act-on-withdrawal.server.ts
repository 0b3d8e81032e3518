import type { SignedIn } from "../../../../platform/auth/signed-in.server";
import { reportError } from "../../../../platform/error-report";
import type { Services } from "../../../../services";
import { cancelPlan } from "../../billing/commands/change-plan.server";
import { listRefundable, refundCredits } from "../../billing/commands/refund-credits.server";
import { refundPlan } from "../../billing/commands/refund-plan.server";
import type { Acted, Declared } from "../schema";

/**
 * Does what an account's own declaration asks for: pays credits back, pays Pro back or ends it. Null: support acts.
 * Never throws.
 */
export async function actOnWithdrawal(
  services: Services,
  user: SignedIn | null,
  { declaration, contract, email }: Pick<Declared, "declaration" | "contract" | "email">,
): Promise<Acted | null> {
  if (!user || user.impersonatedBy || user.email.toLowerCase() !== email.toLowerCase()) return null;
  const actor = user.actor;
  try {
    if (contract === "pro") {
      if (declaration === "withdraw" && (await refundPlan(services, actor)).ok) return "pro-paid-back";
      return (await cancelPlan(services, actor)).ok ? "pro-ended" : null;
    }
    if (contract !== "credits" || declaration !== "withdraw") return null;
    const packs = await listRefundable(services, actor);
    const refunded = await Promise.all(packs.map(({ purchaseId }) => refundCredits(services, actor, purchaseId)));
    return refunded.some(({ ok }) => ok) ? "credits-paid-back" : null;
  } catch (error) {
    services.log.error("withdrawal-not-acted-on", reportError(error));
    return null;
  }
}
