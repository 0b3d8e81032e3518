import { SELF } from "cloudflare:test";
import { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { aBrowser, aMember, count, origin } from "../support/accounts";

const billing = "/app/settings/billing";
const webhook = `${origin}/api/stripe/webhook`;
const secret = "whsec_stand_in_of_a_development_machine";

async function tell(event: object, signature?: string): Promise<Response> {
  const payload = JSON.stringify(event);
  const signed = signature ?? (await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret }));
  return SELF.fetch(webhook, { method: "POST", body: payload, headers: { "Stripe-Signature": signed } });
}

const event = (id: string) => ({
  id,
  object: "event",
  api_version: "2026-10-28.endive",
  created: Math.floor(Date.now() / 1000),
  data: { object: { id: "cs_test_none", object: "checkout.session" } },
  livemode: false,
  type: "checkout.session.completed",
});

describe("POST /api/stripe/webhook", () => {
  it("stores what Stripe signed, once, and nothing else", async () => {
    const good = event(`evt_${crypto.randomUUID()}`);
    const kept = () => count("SELECT count(*) AS n FROM stripe_event WHERE id = ?", good.id);
    expect((await tell(good, "t=1,v1=00")).status).toBe(400);
    expect((await SELF.fetch(webhook, { method: "POST", body: JSON.stringify(good) })).status).toBe(400);
    expect(await kept()).toBe(0);
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(good)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await kept()).toBe(1);
  });

  it("refuses bodies over 256 KB, and other methods", async () => {
    const large = { ...event("evt_large"), padding: "x".repeat(257 * 1024) };
    expect((await tell(large)).status).toBe(413);
    expect((await SELF.fetch(webhook)).status).toBe(404);
  });
});

describe("the billing page", () => {
  it("may redirect to Stripe's pages by its policy, and no other page may", async () => {
    const { browser } = await aMember();
    const policyOf = async (path: string) => (await browser.call(path)).headers.get("content-security-policy");
    expect(await policyOf(billing)).toContain(
      "form-action 'self' https://checkout.stripe.com https://billing.stripe.com;",
    );
    expect(await policyOf("/app/settings/profile")).toContain("form-action 'self';");
  });

  it("accepts billingOption and ignores unknown values", async () => {
    const { browser } = await aMember();
    const page = async (search: string) => (await browser.call(`${billing}${search}`)).text();
    expect(await page("?billingOption=subscription")).toContain("Pay by the month");
    expect(await page("?billingOption=credits")).toContain("Buy 10");
    expect(await page("?billingOption=gold&session_id=%3Cscript%3E&currency=XXX")).toContain("Buy 10");
    expect(await page("?currency=EUR")).toMatch(/€32/);
  });

  it("sends a buyer to the checkout, and grants nothing on the way back", async () => {
    const { browser } = await aMember();
    const answer = await browser.call(billing, new URLSearchParams({ intent: "buy", pack: "3", currency: "USD" }));
    expect(answer.status).toBe(303);
    const session = /checkout\/(cs_test_\w+)$/.exec(answer.headers.get("location") ?? "")?.[1];
    const back = await browser.call(`${billing}?session_id=${session}`);
    const page = await back.text();
    expect(page).toContain("Your payment is arriving");
    expect(page).toMatch(/id="credit-balance"[^>]*>0</);
    expect(await (await aBrowserOf(session)).text()).not.toContain("Your payment is arriving");
  });

  it("refuses unknown intents, and visitors", async () => {
    const { browser } = await aMember();
    expect(
      (await browser.call(billing, new URLSearchParams({ intent: "buy", pack: "4", currency: "USD" }))).status,
    ).toBe(400);
    expect((await browser.call(`${billing}/year`, new URLSearchParams({ at: "-1" }))).status).toBe(400);
    expect((await browser.call(`${billing}/refund`, new URLSearchParams({ purchase: "1" }))).status).toBe(400);
    for (const path of [billing, `${billing}/cancel`, `${billing}/year`, `${billing}/refund`])
      expect((await aBrowser().call(path)).headers.get("location")).toContain("/sign-in?redirect=");
  });

  it("changes nothing for an account without a subscription", async () => {
    const { browser } = await aMember();
    expect((await browser.call(`${billing}/cancel`)).status).toBe(302);
    expect((await browser.call(`${billing}/cancel`, new URLSearchParams())).status).toBe(302);
    const purchase = crypto.randomUUID();
    expect((await browser.call(`${billing}/refund`, new URLSearchParams({ purchase }))).status).toBe(409);
  });
});

/** Somebody else who opens the address of the return page. */
async function aBrowserOf(session: string | undefined): Promise<Response> {
  const { browser } = await aMember();
  return browser.call(`${billing}?session_id=${session}`);
}

describe("the fake Stripe pages", () => {
  it("show what is sold, and answer unknown ids with a message", async () => {
    const page = await SELF.fetch(`${origin}/dev/stripe`);
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    expect((await SELF.fetch(`${origin}/dev/stripe/checkout/cs_test_none`)).status).toBe(404);
    expect(Object.keys(await (await SELF.fetch(`${origin}/dev/stripe.json`)).json<object>())).toContain("event");
  });

  it("refuse unknown buttons", async () => {
    const press = (path: string, body: Record<string, string>) =>
      SELF.fetch(`${origin}${path}`, { method: "POST", body: new URLSearchParams(body), headers: { Origin: origin } });
    expect((await press("/dev/stripe", { do: "print-money" })).status).toBe(400);
    expect((await press("/dev/stripe/checkout/cs_test_none", { outcome: "steal" })).status).toBe(400);
  });
});
