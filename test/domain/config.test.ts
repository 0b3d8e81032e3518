import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../app/platform/config";
import { createDice, rollBytes } from "../support/dice";

const production = {
  ENVIRONMENT: "production",
  BASE_URL: "https://forms.landlord.test",
  SECRET: "an-honest-production-secret-of-48-random-letters",
  DATA_KEYS: "k1:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
  MAIL_ADAPTER: "cloudflare",
  MAIL_FROM: "Rentform <hello@landlord.test>",
  SUPPORT_EMAIL: "support@landlord.test",
};

describe("the configuration of production", () => {
  it("is read when complete", () => {
    expect(readConfig(production)).toMatchObject({
      isDevelopment: false,
      baseUrl: "https://forms.landlord.test",
      isHttps: true,
    });
  });

  it("contains the operator's name, or that none was given", () => {
    expect(readConfig(production).operator).toEqual({ name: null, law: null });
    const named = readConfig({ ...production, OPERATOR: "Ada Homes GmbH, Bern", OPERATOR_LAW: "Switzerland" });
    expect(named.operator).toEqual({ name: "Ada Homes GmbH, Bern", law: "Switzerland" });
  });

  it("sells when it has Stripe's keys, unless the operator switched it off", () => {
    expect(readConfig(production).stripe.isSwitchedOff).toBe(false);
    expect(readConfig({ ...production, SELLING: "off" }).stripe.isSwitchedOff).toBe(true);
  });

  it("accepts secrets as the usual tools make them", () => {
    const dice = createDice(8);
    for (let round = 0; round < 200; round += 1) {
      const bytes = rollBytes(dice, 16);
      const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      expect(readConfig({ ...production, SECRET: hex }).secret).toBe(hex);
    }
  });

  it("sends through Resend when it has that key", () => {
    const secrets = { RESEND_API_KEY: " re_123 ", RESEND_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" };
    expect(readConfig({ ...production, MAIL_ADAPTER: "resend", ...secrets })).toMatchObject({
      mailAdapter: "resend",
      resend: { apiKey: "re_123", webhookSecret: secrets.RESEND_WEBHOOK_SECRET },
    });
  });

  // Red when the text stays as it was typed: a QR code of it is no address, since uqr writes one byte a letter.
  it("writes an address outside ASCII as links and QR codes hold it", () => {
    const { baseUrl } = readConfig({ ...production, BASE_URL: "https://wohnen.m\u00fcller.test/" });
    expect(baseUrl).toBe("https://wohnen.xn--mller-kva.test");
  });

  it("names the address that is malformed", () => {
    const attempt = () => readConfig({ ...production, BASE_URL: "forms.landlord.test" });
    expect(attempt).toThrow("Invalid base URL forms.landlord.test. Please provide a valid base URL.");
  });

  const faults: [string, Record<string, string | undefined>, string][] = [
    ["a missing secret", { SECRET: undefined }, "SECRET"],
    ["a short secret", { SECRET: "short" }, "SECRET"],
    ["a local secret", { SECRET: "local-only-0123456789012345678901234567890" }, "SECRET is a local default"],
    ["32 equal letters as a secret", { SECRET: "a".repeat(32) }, "SECRET is easy to guess"],
    ["a word over and over as a secret", { SECRET: "correcthorsebatterystaple!".repeat(2) }, "SECRET is easy to guess"],
    ["a secret of few letters", { SECRET: "abababbaabbaabababbabaababbaabba" }, "SECRET is easy to guess"],
    ["data keys of zeros", { DATA_KEYS: `k1:${"A".repeat(43)}=` }, "DATA_KEYS is easy to guess"],
    ["missing data keys", { DATA_KEYS: undefined }, "DATA_KEYS"],
    ["data keys of a wrong length", { DATA_KEYS: "k1:AAAA" }, "DATA_KEYS"],
    [
      "local data keys",
      { DATA_KEYS: "local-only:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" },
      "DATA_KEYS is a local default",
    ],
    ["a plain http address", { BASE_URL: "http://forms.landlord.test" }, "BASE_URL is not https"],
    ["the example address", { BASE_URL: "https://rentform.example" }, "BASE_URL is the example address"],
    ["the local inbox", { MAIL_ADAPTER: "local" }, "MAIL_ADAPTER"],
    ["an unknown mailer", { MAIL_ADAPTER: "carrier-pigeon" }, "MAIL_ADAPTER"],
    ["Resend without its key", { MAIL_ADAPTER: "resend" }, "RESEND_API_KEY"],
    ["a webhook's secret that is none", { RESEND_WEBHOOK_SECRET: "whsec_not base64!" }, "RESEND_WEBHOOK_SECRET"],
    ["a sender with a line break", { MAIL_FROM: "Rentform\r\nBcc: x@evil.test <a@b.test>" }, "MAIL_FROM"],
    ["a comma in the sender's name", { MAIL_FROM: "Doe, Jane <jane@landlord.test>" }, "MAIL_FROM"],
    ["an unknown environment", { ENVIRONMENT: "staging" }, "ENVIRONMENT"],
  ];

  // Each row is red when its line of refuseLocalValues, or of the schema, goes.
  it.each(faults)("is refused with %s, naming the setting and not its value", (_what, change, named) => {
    const attempt = () => readConfig({ ...production, ...change });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(named);
    for (const value of Object.values(change)) if (value && value.length > 12) expect(attempt).not.toThrow(value);
  });
});
