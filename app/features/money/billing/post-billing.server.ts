import { z } from "zod";
import type { PageLocale } from "../../../kernel/page-locale";
import type { SignedIn } from "../../../platform/auth/signed-in.server";
import type { Services } from "../../../services";
import { openPortal, resumePlan } from "./commands/change-plan.server";
import { settleSession } from "./commands/settle-session.server";
import { type Buyer, startPurchase } from "./commands/start-purchase.server";
import { billingFaultWords } from "./fault-words";
import { currencies, type PurchaseKey } from "./prices";

const sessionId = z.string().regex(/^cs_[A-Za-z0-9_]{1,255}$/);
const currency = z.enum(currencies);

export const billingPost = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("buy"), pack: z.enum(["1", "3", "10"]), currency }),
  z.object({ intent: z.literal("take-pro"), per: z.enum(["month", "year"]), currency }),
  z.object({ intent: z.literal("portal") }),
  z.object({ intent: z.literal("resume") }),
  z.object({ intent: z.literal("settle"), session_id: sessionId }),
]);

export const billingSearch = z.object({
  billingOption: z.enum(["credits", "subscription"]).catch("credits"),
  currency: currency.nullable().catch(null),
  session_id: sessionId.nullable().catch(null),
});

export type BillingAnswer = { leaveFor: string } | { error: string } | { isDone: true };

type Asked = {
  services: Services;
  user: SignedIn;
  address: string;
  language: PageLocale;
  post: z.output<typeof billingPost>;
};

/** Does what a button of the billing page says. `leaveFor`: a page of Stripe's. */
export async function postBilling({ services, user, address, language, post }: Asked): Promise<BillingAnswer> {
  const faults = billingFaultWords[language];
  const actor = user.actor;
  switch (post.intent) {
    case "buy":
    case "take-pro": {
      const buyer: Buyer = { actor, email: user.email, name: user.name, address, language };
      const priceKey = (post.intent === "buy" ? `credits_${post.pack}` : `pro_${post.per}`) as PurchaseKey;
      const started = await startPurchase(services, buyer, { priceKey, currency: post.currency });
      return started.ok ? { leaveFor: started.value.url } : { error: faults[started.code] };
    }
    case "portal": {
      const url = await openPortal(services, actor);
      return url ? { leaveFor: url } : { error: faults["not-selling"] };
    }
    case "resume": {
      const resumed = await resumePlan(services, actor);
      return resumed.ok ? { isDone: true } : { error: faults[resumed.code] };
    }
    case "settle":
      if (!services.billing.isSelling) return { error: faults["not-selling"] };
      await settleSession(services, services.billing, post.session_id);
      return { isDone: true };
  }
}
