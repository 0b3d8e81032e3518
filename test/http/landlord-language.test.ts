import { describe, expect, it } from "vitest";
import { aBrowser, aMember, db } from "../support/accounts";

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const langOf = async (answer: Response) => /<html lang="([^"]+)"/.exec(await answer.text())?.[1];

describe("the language of a landlord's page", () => {
  // Red when the post keeps nothing, loses the query, or leads to another host.
  it("is chosen by a post without script, which leads back to the same page", async () => {
    const { call } = aBrowser();
    const plain = await call("/start?template=room");
    expect([await langOf(plain.clone()), plain.headers.get("vary")]).toEqual([
      "en",
      expect.stringMatching(/Cookie.*Accept-Language|Accept-Language.*Cookie/),
    ]);
    const chosen = await call("/language", form({ language: "de", next: "/start?template=room" }));
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/start?template=room"]);
    expect(chosen.headers.get("set-cookie")).toMatch(/^rf-language=de; Path=\/; HttpOnly; SameSite=Lax/);
    expect(await langOf(await call("/start?template=room"))).toBe("de");
    for (const next of ["//evil.test", "https://evil.test", "/\\evil.test", "/a/..//evil.test"])
      expect((await call("/language", form({ language: "en", next }))).headers.get("location")).toBe("/");
    expect((await call("/language", form({ language: "pl", next: "/" }))).status).toBe(400);
  });

  // Red when the page has a locale of its own, or forgets the region that the browser names.
  it("also decides how its days and times are written, by the region that the browser names", async () => {
    const { call } = aBrowser();
    await call("/language", form({ language: "de", next: "/" }));
    const at = Date.UTC(2027, 0, 5, 10, 4);
    const page = await call(`/withdraw?sent=withdraw&at=${at}`, undefined, { headers: { "Accept-Language": "de-AT" } });
    expect(await page.text()).toContain("5. Jänner 2027 um 10:04 UTC");
  });

  // Red when tenants or the admin read in the language of the cookie.
  it("is none of the pages that are written once for everybody", async () => {
    const { call } = aBrowser();
    await call("/language", form({ language: "de", next: "/" }));
    expect(await langOf(await call("/faq"))).toBe("en");
  });

  // Red when the cookie wins, when a post leads to the page without a language, or when the chooser leads back to this address.
  it("is that of an address that names one, whatever the cookie says, and stays so after a post", async () => {
    const { call } = aBrowser();
    await call("/language", form({ language: "fr", next: "/" }));
    const page = await call("/de/contact");
    const html = await page.text();
    expect([/<html lang="([^"]+)"/.exec(html)?.[1], /<form[^>]*action="([^"]*contact)"/.exec(html)?.[1]]).toEqual([
      "de",
      "/de/contact",
    ]);
    expect(html).toContain('name="next" value="/contact"');
    expect(html).toMatch(/hreflang="fr" href="[^"]*\/fr\/contact"/i);
    expect(await langOf(await call("/contact"))).toBe("fr");
    const start = await (await call("/de/start")).text();
    expect(start).toMatch(/<form[^>]*action="\/de\/start"/);
    expect(start).toMatch(/<link rel="canonical" href="[^"]*\/de\/start"/);
  });

  // Red when the command writes nothing.
  it("is saved to the account of who is signed in", async () => {
    const { browser, email } = await aMember();
    await browser.call("/language", form({ language: "de", next: "/app/settings/profile" }));
    const row = await db.prepare("SELECT language FROM user WHERE email = ?").bind(email).first();
    expect(row).toEqual({ language: "de" });
    expect(await langOf(await browser.call("/app/settings/profile"))).toBe("de");
  });
});
