import { describe, expect, it } from "vitest";
import {
  cancelPlan,
  openPortal,
  resumePlan,
  takeYear,
} from "../../../app/features/money/billing/commands/change-plan.server";
import { listRefundable, refundCredits } from "../../../app/features/money/billing/commands/refund-credits.server";
import { refundPlan } from "../../../app/features/money/billing/commands/refund-plan.server";
import { startPurchase } from "../../../app/features/money/billing/commands/start-purchase.server";
import { postBilling } from "../../../app/features/money/billing/post-billing.server";
import { aShop, balanceOfUser, begin, buy } from "../../support/shop";

/** Selling was on and is off now: what was bought stands in the books, and Stripe is asked for nothing. */
async function afterwards() {
  const shop = await aShop();
  await buy(shop, "credits_3");
  await buy(shop, "pro_month");
  const begun = await begin(shop, "credits_1");
  const off = { ...shop.services, billing: { isSelling: false, why: "switched-off" } as const };
  return { ...shop, off, begun };
}

describe("after selling was switched off", () => {
  // Red without the question in listRefundable: the credits were gone, and no money came for them.
  it("no credits are taken for a refund that cannot be paid", async () => {
    const { services, off, actor, userId } = await afterwards();
    const [pack] = await listRefundable(services, actor);
    expect(await listRefundable(off, actor)).toEqual([]);
    expect(await refundCredits(off, actor, pack?.purchaseId ?? "")).toEqual({ ok: false, code: "not-refundable" });
    expect(await balanceOfUser(services, userId)).toBe(3);
    expect(await refundPlan(off, actor)).toMatchObject({ ok: false });
    expect(await refundCredits(services, actor, pack?.purchaseId ?? "")).toMatchObject({ ok: true });
  });

  it("purchases, plan changes and the portal are refused with the code not-selling", async () => {
    const { off, actor, buyer, begun } = await afterwards();
    const refused = { ok: false, code: "not-selling" };
    expect(await startPurchase(off, buyer, { priceKey: "credits_1", currency: "USD" })).toMatchObject(refused);
    for (const change of [cancelPlan(off, actor), resumePlan(off, actor), takeYear(off, actor, 1)])
      expect(await change).toMatchObject(refused);
    expect(await openPortal(off, actor)).toBeNull();
    const user = { sessionToken: actor.sessionToken, email: buyer.email, name: buyer.name } as never;
    const post = (asked: Parameters<typeof postBilling>[0]["post"]) =>
      postBilling({ services: off, user, address: buyer.address, language: "en", post: asked });
    const error = "Credits and Pro cannot be bought right now.";
    // Red without the question in the last of them: it answered as if the payment had been looked at.
    for (const asked of [
      { intent: "buy", pack: "3", currency: "USD" },
      { intent: "take-pro", per: "year", currency: "USD" },
      { intent: "portal" },
      { intent: "resume" },
      { intent: "settle", session_id: begun },
    ] as const)
      expect([asked.intent, await post(asked)]).toEqual([asked.intent, { error }]);
  });
});
