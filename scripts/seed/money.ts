import { purchase, voucher } from "../../app/db/schema/billing";
import { grantCredits } from "../../app/features/money/billing/commands/grant-credits.server";
import {
  billingAccountOf,
  openBillingAccount,
} from "../../app/features/money/billing/commands/open-billing-account.server";
import { prices } from "../../app/features/money/billing/prices";
import { giftEnd } from "../../app/features/money/billing/rules";
import { sha256Hex } from "../../app/platform/crypto";
import type { StandIn } from "../../app/platform/stripe/stand-in/create-stand-in";
import { sessionObject } from "../../app/platform/stripe/stand-in/objects-checkout";
import type { Services } from "../../app/services";
import { adminAccount, demoAccount } from "./sign-in";

const accountId = "5eedf0a1-0000-4000-8000-0000000000b1";
const purchaseId = "5eedf0a1-0000-4000-8000-0000000000b2";
const boughtLotId = "5eedf0a1-0000-4000-8000-0000000000b3";
const giftLotId = "5eedf0a1-0000-4000-8000-0000000000b4";
const sessionId = "cs_seed_demo_credits_3";
const dayMs = 24 * 60 * 60 * 1000;

const voucherId = "5eedf0a1-0000-4000-8000-0000000000b5";
/** What the link of the seed's voucher ends with. */
const voucherSecret = "5EEDV0VCHER000000000000001";

/**
 * Five credits of the demo landlord: three that were bought 40 days ago, two that were a gift; and one voucher of the admin's.
 * Again, it changes nothing.
 */
export async function addCredits(services: Services): Promise<void> {
  const { db, clock } = services;
  const boughtAt = clock.now().getTime() - 40 * dayMs;
  await addPayment(services, boughtAt);
  const given = { accountId: billingAccountOf(demoAccount.id), at: boughtAt };
  const tokenHash = await sha256Hex(voucherSecret);
  await db.batch([
    db
      .insert(voucher)
      .values({
        id: voucherId,
        tokenHash,
        last4: "SEED",
        label: "Landlords’ association",
        campaign: "autumn",
        credits: 2,
        maxRedemptions: 25,
        createdBy: adminAccount.id,
        createdAt: boughtAt,
      })
      .onConflictDoNothing(),
    openBillingAccount(db, { id: accountId, userId: demoAccount.id, at: boughtAt }),
    db
      .insert(purchase)
      .values({
        id: purchaseId,
        accountId,
        kind: "pack",
        priceKey: "credits_3",
        credits: 3,
        amountMinor: prices.credits_3.amounts.USD,
        currency: "usd",
        state: "paid",
        stripeSessionId: sessionId,
        createdAt: boughtAt,
        settledAt: boughtAt,
      })
      .onConflictDoNothing(),
    grantCredits(db, {
      ...given,
      id: boughtLotId,
      kind: "purchase",
      credits: 3,
      sourceRef: sessionId,
      expiresAt: null,
    }),
    grantCredits(db, {
      ...given,
      id: giftLotId,
      kind: "goodwill",
      credits: 2,
      sourceRef: "seed-demo-gift",
      expiresAt: giftEnd(boughtAt),
    }),
  ]);
}

/** Stripe's side of the purchase, where its stand-in plays Stripe: the nightly comparison asks for it. */
async function addPayment({ billing }: Services, boughtAt: number): Promise<void> {
  if (!billing.isSelling || billing.kind !== "stand-in") return;
  const { world } = billing as StandIn;
  const session = sessionObject({
    id: sessionId,
    now: Math.floor(boughtAt / 1000),
    url: world.origin,
    fields: { client_reference_id: purchaseId, metadata: { purchaseId }, mode: "payment" },
    currency: "usd",
    subtotal: prices.credits_3.amounts.USD,
    tax: 0,
  });
  await world.store.put({ ...session, status: "complete", payment_status: "paid", url: null });
}
