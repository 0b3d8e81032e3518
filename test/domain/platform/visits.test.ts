import { describe, expect, it } from "vitest";
import { isVisit } from "../../../app/platform/visits";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const visit = (headers: Record<string, string>) =>
  isVisit(new Request("https://rentform.test/apply/some-form", { headers: { "User-Agent": firefox, ...headers } }));

describe("a counted visit", () => {
  it("is a person's, whatever cookies of tenants come along", () => {
    expect(visit({})).toBe(true);
    expect(visit({ Cookie: "rf-lang=es; rf-draft-some-form=abc; not_signed_in=1; rf-manage=" })).toBe(true);
  });

  it.each([
    ["a crawler", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a link preview", { "User-Agent": "WhatsApp/2.23.20.0" }],
    ["a program", { "User-Agent": "curl/8.5.0" }],
    ["nobody in particular", { "User-Agent": "" }],
    ["a fetch ahead", { "Sec-Purpose": "prefetch;prerender" }],
    ["an older fetch ahead", { Purpose: "prefetch" }],
    ["the landlord, signed in", { Cookie: "a=b; signed_in=1" }],
    ["the landlord, by his private link", { Cookie: "__Host-rf-manage=abc" }],
    ["the landlord, by his private link on this computer", { Cookie: "rf-manage=abc" }],
  ])("is not %s", (_who, headers) => {
    expect(visit(headers)).toBe(false);
  });
});
