import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { readLocal } from "../support/local-d1.ts";
import { seededData } from "../support/seeded-data.ts";
import { startServer, type TestServer } from "../support/server.ts";

const billing = "/app/settings/billing";

/** What the demo's landlord is answered, who has credits and a pack: over http, whatever the pages' own address is. */
async function asDemo(server: TestServer, baseUrl: string) {
  const ask = (path: string, init: RequestInit = {}) => fetch(server.origin + path, { redirect: "manual", ...init });
  const signedIn = await ask("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: baseUrl },
    body: JSON.stringify({ email: demoAccount.email, password: seedPassword }),
  });
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return {
    page: async (path: string) => (await ask(path, { headers: { Cookie } })).text(),
    post: async (path: string, fields: Record<string, string>) =>
      (
        await ask(path, {
          method: "POST",
          headers: { Cookie, Origin: baseUrl },
          body: new URLSearchParams(fields),
        })
      ).status,
  };
}

type Demo = Awaited<ReturnType<typeof asDemo>>;

async function expectSaysSo(demo: Demo): Promise<void> {
  const page = await demo.page(billing);
  expect(page).toContain("Purchases are off here.");
  expect(page).toMatch(/id="credit-balance"[^>]*>5</);
  expect(page).not.toMatch(/Buy 3|Get Pro|Ask for a refund/);
  expect(await demo.page(`${billing}/refund`)).toContain("Write to our support");
}

/** Red when a press of the billing page does not ask whether something is sold. */
async function expectRefuses(demo: Demo, server: TestServer): Promise<void> {
  const [pack] = readLocal<{ id: string }>(server.persistTo, "SELECT id FROM purchase");
  const posts: [path: string, fields: Record<string, string>][] = [
    [billing, { intent: "buy", pack: "3", currency: "USD" }],
    [billing, { intent: "take-pro", per: "month", currency: "USD" }],
    [billing, { intent: "portal" }],
    [billing, { intent: "resume" }],
    [billing, { intent: "settle", session_id: "cs_test_1" }],
    [`${billing}/cancel`, {}],
    [`${billing}/year`, { at: "1800000000" }],
    [`${billing}/refund`, { purchase: pack?.id ?? "" }],
    [`${billing}/refund`, { purchase: "pro" }],
  ];
  for (const [path, fields] of posts)
    expect([path, fields, await demo.post(path, fields)]).toEqual([path, fields, 409]);
  expect(await demo.page(billing)).toMatch(/id="credit-balance"[^>]*>5</);
}

describe("a production Worker with development secrets", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ variables: { ENVIRONMENT: "production" } });
  });
  afterAll(() => server.stop());

  // Pages made at build are files of the same content for everybody: no Worker serves them, and no setting is in them.
  it.each(["/sign-in", "/start", "/apply/demo-maple-street", "/dev/mail", "/dev/mail.json", "/api/anything"])(
    "refuses to serve %s",
    async (path) => {
      const response = await fetch(server.origin + path);
      expect(response.status).toBe(500);
      expect(await response.text()).toMatch(/^Something went wrong! Reference: [0-9a-f]{16}$|"FAILED"/);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    },
  );

  it("names the faulty settings in its log only", async () => {
    await fetch(`${server.origin}/start`);
    // What the server writes comes by a pipe.
    await expect.poll(server.output).toContain("refusing-to-serve");
    await expect.poll(server.output).toContain("SECRET is a local default");
    expect(server.output()).not.toMatch(/local-only-[0-9a-f]{64}/);
  });
});

describe("a configured production Worker without Stripe's keys", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      copyOf: await seededData(),
      variables: {
        ENVIRONMENT: "production",
        BASE_URL: "https://forms.landlord.test",
        SECRET: randomBytes(32).toString("hex"),
        DATA_KEYS: `k1:${randomBytes(32).toString("base64")}`,
        MAIL_ADAPTER: "cloudflare",
      },
    });
  });
  afterAll(() => server.stop());

  // Red when workers/api/dev-stripe.ts does not ask where it runs.
  it.each(["/dev/stripe", "/dev/stripe.json", "/dev/stripe/checkout/cs_test_1", "/dev/mail"])(
    "answers 404 for %s",
    async (path) => {
      expect((await fetch(server.origin + path)).status).toBe(404);
    },
  );

  it("refuses Stripe events", async () => {
    const answer = await fetch(`${server.origin}/api/stripe/webhook`, {
      method: "POST",
      body: "{}",
      headers: { "Stripe-Signature": "t=1,v1=00" },
    });
    expect(answer.status).toBe(404);
  });

  // Its posts come from its https address alone, which this server has not: test/workers/billing/selling-off.test.ts has them.
  it("shows on the billing page that nothing is sold", async () => {
    await expectSaysSo(await asDemo(server, "https://forms.landlord.test"));
  });
});

describe("a Worker with selling switched off", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ copyOf: await seededData(), variables: { SELLING: "off" } });
  });
  afterAll(() => server.stop());

  it("shows on the billing page that nothing is sold, and refuses each post", async () => {
    const demo = await asDemo(server, server.origin);
    await expectSaysSo(demo);
    await expectRefuses(demo, server);
  });
});
