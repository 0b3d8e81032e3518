import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../support/server.ts";

describe("a production Worker with a developer's secrets", () => {
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

  it("says which settings are at fault, in its log alone", async () => {
    await fetch(`${server.origin}/start`);
    // What the server writes comes by a pipe.
    await expect.poll(server.output).toContain("refusing-to-serve");
    await expect.poll(server.output).toContain("SECRET is a local default");
    expect(server.output()).not.toMatch(/local-only-[0-9a-f]{64}/);
  });
});

describe("a production Worker that is well set up, without Stripe's keys", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
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
    "has no %s",
    async (path) => {
      expect((await fetch(server.origin + path)).status).toBe(404);
    },
  );

  it("takes no event", async () => {
    const answer = await fetch(`${server.origin}/api/stripe/webhook`, {
      method: "POST",
      body: "{}",
      headers: { "Stripe-Signature": "t=1,v1=00" },
    });
    expect(answer.status).toBe(404);
  });
});
