import { describe, expect, it } from "vitest";
import { isSignedWebhook } from "../../../app/platform/webhook-signature";

// The example of Svix's own tests, so that not our reading alone says how it is signed.
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const good = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
const of = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: "1614265330", signatures: good };
const body = '{"test": 2432232314}';
const sentAt = 1_614_265_330_000;

const ask = (
  change: Partial<Record<keyof typeof of, string | null>>,
  { text = body, now = sentAt, by = secret } = {},
) => isSignedWebhook(by, { ...of, ...change }, new TextEncoder().encode(text), now);

describe("a webhook's signature", () => {
  it("is valid alone or among others, within five minutes", async () => {
    expect(await ask({})).toBe(true);
    expect(await ask({ signatures: `v1,${"A".repeat(43)}= v1a,xyz ${good}` })).toBe(true);
    expect(await ask({}, { now: sentAt + 299_000 })).toBe(true);
    expect(await ask({}, { now: sentAt - 299_000 })).toBe(true);
  });

  // Red when the signed text leaves out the id, the time or the body, or the tolerance goes.
  it.each<[string, Parameters<typeof ask>]>([
    ["another body", [{}, { text: `${body} ` }]],
    ["another id", [{ id: "msg_other" }]],
    ["another time", [{ timestamp: "1614265331" }]],
    ["another secret", [{}, { by: "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }]],
    ["an event of yesterday", [{}, { now: sentAt + 301_000 }]],
    ["an event of tomorrow", [{}, { now: sentAt - 301_000 }]],
    ["a time that is none", [{ timestamp: "now" }]],
    ["no id", [{ id: null }]],
    ["no time", [{ timestamp: null }]],
    ["no signature", [{ signatures: null }]],
    ["an empty signature", [{ signatures: "" }]],
    ["another version", [{ signatures: good.replace("v1,", "v2,") }]],
    ["a shorter signature", [{ signatures: good.slice(0, -5) }]],
  ])("is invalid: %s", async (_what, question) => {
    expect(await ask(...question)).toBe(false);
  });
});
