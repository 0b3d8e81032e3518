import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import {
  cancelPlan,
  findPriceId,
  previewYear,
  takeYear,
} from "../../../app/features/money/billing/commands/change-plan.server";
import { compareAccount } from "../../../app/features/money/billing/commands/compare-account.server";
import { findPlanRefund, refundPlan } from "../../../app/features/money/billing/commands/refund-plan.server";
import { changeSeats, previewSeats } from "../../../app/features/people/teams/commands/change-seats.server";
import { changeRole } from "../../../app/features/people/teams/commands/change-team.server";
import { inviteColleague } from "../../../app/features/people/teams/commands/invite-colleague.server";
import { findTeam } from "../../../app/features/people/teams/queries/find-team.server";
import { declineCards, nextPeriod } from "../../../app/platform/stripe/stand-in/subscriptions";
import type { StandInPayment } from "../../../app/platform/stripe/stand-in/world";
import { inviteTo, joinAccount } from "../../support/colleagues";
import { anAccount } from "../../support/forms";
import { aShop, buy, ownOf, runJobs, type Shop, tellAll } from "../../support/shop";

const dayMs = 86_400_000;

/** Who has Pro, half of the period later. */
async function halfWay(priceKey: "pro_month" | "pro_year" = "pro_month", hasTax = false): Promise<Shop> {
  const bought = await aShop();
  const { services } = bought;
  if (!services.billing.isSelling) throw new Error("Not selling");
  const shop = { ...bought, services: Object.assign(services, { billing: { ...services.billing, hasTax } }) };
  await services.db.run(sql`UPDATE session SET expires_at = expires_at * 2`);
  await buy(shop, priceKey);
  const [plan] = await ownOf<Stripe.Subscription>(shop, "subscription");
  const item = plan?.items.data[0];
  services.setNow(new Date((((item?.current_period_start ?? 0) + (item?.current_period_end ?? 0)) / 2) * 1000));
  return shop;
}

const rowOf = async ({ services, userId }: Shop) =>
  (
    await services.db.all<{ account_id: string; seats: number; price_key: string; status: string }>(
      sql`SELECT plan.* FROM subscription AS plan JOIN billing_account AS own ON own.id = plan.account_id WHERE own.user_id = ${userId}`,
    )
  )[0];
const seatsOf = async (shop: Shop) => (await rowOf(shop))?.seats;
const paymentsOf = async (shop: Shop) =>
  (await ownOf<StandInPayment>(shop, "payment_intent")).map(({ amount }) => amount);
const subscriptionOf = async (shop: Shop) =>
  (await ownOf<Stripe.Subscription>(shop, "subscription"))[0] as Stripe.Subscription;
const itemsOf = async (shop: Shop) =>
  (await subscriptionOf(shop)).items.data.map(({ price, quantity }) => [price.lookup_key, quantity]);

/** Looks at the price of so many seats, and takes them. */
async function take(shop: Shop, seats: number) {
  const offer = await previewSeats(shop.services, shop.actor, seats);
  if (!offer.ok) throw new Error(offer.code);
  const done = await changeSeats(shop.services, shop.actor, offer.value);
  await tellAll(shop);
  return { offer: offer.value, done };
}

async function passPeriod(shop: Shop, isPaid = true): Promise<void> {
  const plan = await subscriptionOf(shop);
  shop.services.setNow(new Date(((plan.items.data[0]?.current_period_end ?? 0) + 1) * 1000));
  await nextPeriod(shop.world, plan.id, isPaid);
  await tellAll(shop);
}

describe("further seats", () => {
  // Red when the preview asks for a whole month, or the row is written from the press and not from Stripe.
  it("are bought for the amount that was shown, for the rest of the month, and renewed with Pro", async () => {
    const shop = await halfWay();
    const { offer, done } = await take(shop, 5);
    expect(done).toMatchObject({ ok: true });
    expect(offer).toMatchObject({ from: 3, today: { amountMinor: 600, taxMinor: 0 }, next: { amountMinor: 3100 } });
    expect(await paymentsOf(shop)).toEqual([600, 1900]);
    expect([await seatsOf(shop), await itemsOf(shop)]).toEqual([
      5,
      [
        ["pro_month", 1],
        ["seat_month", 2],
      ],
    ]);
    expect(await findTeam(shop.services, shop.actor)).toMatchObject({ taken: 1, seats: { most: 5 } });
    await passPeriod(shop);
    expect((await paymentsOf(shop))[0]).toBe(3100);
    expect(await rowOf(shop)).toMatchObject({ seats: 5, status: "active" });
  });

  it("are charged once when the button is pressed twice, one after the other or together", async () => {
    const shop = await halfWay();
    const offer = await previewSeats(shop.services, shop.actor, 4);
    if (!offer.ok) throw new Error(offer.code);
    const both = await Promise.all([1, 2].map(() => changeSeats(shop.services, shop.actor, offer.value)));
    const again = await changeSeats(shop.services, shop.actor, offer.value);
    expect([...both, again].filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(again).toMatchObject({ ok: true });
    expect(await paymentsOf(shop)).toEqual([300, 1900]);
    expect(await itemsOf(shop)).toContainEqual(["seat_month", 1]);
  });

  it("are not taken for an amount that was shown for other seats", async () => {
    const shop = await halfWay();
    const shown = await previewSeats(shop.services, shop.actor, 6);
    await take(shop, 4);
    expect(shown.ok && (await changeSeats(shop.services, shop.actor, shown.value))).toMatchObject({ code: "changed" });
    expect(await seatsOf(shop)).toBe(4);
  });

  it("change nothing where the card is declined", async () => {
    const shop = await halfWay();
    await declineCards(shop.world, true);
    const { done } = await take(shop, 4);
    await declineCards(shop.world, false);
    expect(done).toMatchObject({ code: "refused" });
    expect([await seatsOf(shop), await paymentsOf(shop), await itemsOf(shop)]).toEqual([3, [1900], [["pro_month", 1]]]);
  });

  it("show the tax of today and of the next payment where tax is added", async () => {
    const shop = await halfWay("pro_month", true);
    const { offer } = await take(shop, 4);
    expect(offer.today).toEqual({ amountMinor: 324, taxMinor: 24 });
    expect(offer.next).toMatchObject({ amountMinor: 2700, taxMinor: 200 });
    expect((await paymentsOf(shop))[0]).toBe(324);
  });

  // Red without create_prorations: what was paid for seats given up was lost.
  it("given up come off the next payment, and the last one leaves Pro alone", async () => {
    const shop = await halfWay();
    await take(shop, 5);
    const { offer, done } = await take(shop, 3);
    expect(done).toMatchObject({ ok: true });
    expect(offer).toMatchObject({ today: null, next: { amountMinor: 1900 - 600 } });
    expect([await seatsOf(shop), await itemsOf(shop)]).toEqual([3, [["pro_month", 1]]]);
    await passPeriod(shop);
    await passPeriod(shop);
    expect(await paymentsOf(shop)).toEqual([1900, 1300, 600, 1900]);
  });

  it("are not given up below the people who share the account or are invited", async () => {
    const shop = await halfWay();
    await take(shop, 5);
    const owner = { ...shop, email: `${shop.userId}@landlord.example` };
    for (const role of ["manager", "reviewer"] as const)
      await joinAccount(shop.services, owner, await anAccount(shop.services), role);
    await inviteTo(shop.services, owner, "third@colleague.example", "manager");
    expect(await previewSeats(shop.services, shop.actor, 3)).toMatchObject({ code: "people" });
    const asked = { seats: 3, from: 5, at: Math.floor(shop.services.clock.now().getTime() / 1000) };
    expect(await changeSeats(shop.services, shop.actor, asked)).toMatchObject({ code: "people" });
    expect(await itemsOf(shop)).toContainEqual(["seat_month", 2]);
    expect((await take(shop, 4)).done).toMatchObject({ ok: true });
    const fifth = { email: "fifth@colleague.example", role: "viewer", homes: null } as const;
    expect(await inviteColleague(shop.services, { ...owner, name: "Maya" }, fifth)).toMatchObject({ code: "full" });
  });

  // Red where the number comes from anything but the subscription.
  it("are what Stripe says, however often and in whatever order it is told, and the nightly comparison finds the rest", async () => {
    const shop = await halfWay();
    const stripe = await shop.standIn.stripe();
    const plan = await subscriptionOf(shop);
    const price = await findPriceId(stripe, "seat_month");
    await stripe.subscriptions.update(plan.id, {
      items: [{ price, quantity: 4 }],
      proration_behavior: "always_invoice",
    });
    expect(await seatsOf(shop)).toBe(3);
    await tellAll(shop, true);
    for (const event of await shop.world.store.list<Stripe.Event>("event"))
      if (event.type === "customer.subscription.updated") await shop.standIn.retell(event);
    await runJobs(shop.services);
    expect(await seatsOf(shop)).toBe(7);
    await shop.services.db.run(sql`UPDATE subscription SET seats = 3 WHERE stripe_subscription_id = ${plan.id}`);
    shop.services.setNow(new Date(shop.services.clock.now().getTime() + dayMs));
    if (!shop.services.billing.isSelling) throw new Error("Not selling");
    const account = { id: (await rowOf(shop))?.account_id ?? "", customerId: String(plan.customer) };
    expect(await compareAccount(shop.services, shop.services.billing, account)).toEqual({ found: 1, mended: 1 });
    expect(await seatsOf(shop)).toBe(7);
  });

  // Red when the switch changes the first item alone: Stripe takes no month beside a year.
  it("become yearly together with Pro, for the amount that was shown", async () => {
    const shop = await halfWay();
    await take(shop, 4);
    const offer = await previewYear(shop.services, shop.actor);
    expect(offer).toMatchObject({ amountMinor: 19000 + 6000 - 950 - 300 });
    expect(await takeYear(shop.services, shop.actor, offer?.at ?? 0)).toMatchObject({ ok: true });
    await tellAll(shop);
    expect((await paymentsOf(shop))[0]).toBe(offer?.amountMinor);
    expect([await rowOf(shop), await itemsOf(shop)]).toMatchObject([
      { seats: 4, price_key: "pro_year" },
      [
        ["pro_year", 1],
        ["seat_year", 1],
      ],
    ]);
  });

  // Red when the last invoice alone is paid back: it was the one of the seat.
  it("bought in the first days of a later year are paid back together with it", async () => {
    const shop = await halfWay("pro_year");
    await passPeriod(shop);
    shop.services.setNow(new Date(shop.services.clock.now().getTime() + dayMs));
    const { offer } = await take(shop, 4);
    const paid = 19000 + (offer.today?.amountMinor ?? 0);
    expect(await findPlanRefund(shop.services, shop.actor)).toEqual({ amountMinor: paid, currency: "usd" });
    expect(await refundPlan(shop.services, shop.actor)).toMatchObject({ ok: true });
    await tellAll(shop);
    const refunded = (await ownOf<StandInPayment>(shop, "payment_intent")).map((one) => one.refunded);
    expect(refunded).toEqual([offer.today?.amountMinor, 19000, 0]);
  });

  it("cannot be changed while the last payment is owed, nor once Pro is cancelled; owed seats stay", async () => {
    const shop = await halfWay();
    await take(shop, 4);
    await passPeriod(shop, false);
    expect(await rowOf(shop)).toMatchObject({ status: "past_due", seats: 4 });
    expect(await previewSeats(shop.services, shop.actor, 5)).toMatchObject({ code: "past-due" });
    expect(await findTeam(shop.services, shop.actor)).toMatchObject({ seats: { most: 4 } });
    const other = await halfWay();
    await cancelPlan(other.services, other.actor);
    expect(await previewSeats(other.services, other.actor, 4)).toMatchObject({ code: "cancelled" });
    const asked = { seats: 4, from: 3, at: 1 };
    expect(await changeSeats(other.services, other.actor, asked)).toMatchObject({ code: "cancelled" });
    expect(await paymentsOf(other)).toEqual([1900]);
  });

  it("are in the amount that the mails about Pro name", async () => {
    const shop = await halfWay();
    await take(shop, 4);
    await passPeriod(shop);
    const [mail] = await shop.services.db.all<{ text: string }>(
      sql`SELECT text_body AS text FROM dev_mail WHERE to_address = (SELECT email FROM user WHERE id = ${shop.userId})
        AND subject = 'Pro was renewed'`,
    );
    expect(mail?.text).toContain("$25 a month");
  });

  it("that are gone raise nobody above a viewer: Pro bought anew has three", async () => {
    const shop = await halfWay();
    await take(shop, 5);
    const owner = { ...shop, email: `${shop.userId}@landlord.example` };
    const colleagues: Awaited<ReturnType<typeof anAccount>>[] = [];
    for (let n = 0; n < 4; n += 1) colleagues.push(await anAccount(shop.services));
    for (const one of colleagues) await joinAccount(shop.services, owner, one, "viewer");
    const stripe = await shop.standIn.stripe();
    const seats = (await subscriptionOf(shop)).items.data[1];
    await stripe.subscriptions.update((await subscriptionOf(shop)).id, {
      items: [{ id: seats?.id ?? "", deleted: true }],
    });
    await tellAll(shop);
    const raise = (n: number) =>
      changeRole(shop.services, shop.actor, {
        ...{ ownerId: shop.userId, userId: colleagues[n]?.userId ?? "", role: "manager" },
      });
    expect(await Promise.all([await raise(0), await raise(1), await raise(2)])).toMatchObject([
      { ok: true },
      { ok: true },
      { code: "full" },
    ]);
    expect((await findTeam(shop.services, shop.actor))?.colleagues).toHaveLength(4);
  });
});
