import { describe, expect, it } from "vitest";
import { aBrowser, aMember, CookieJar } from "../support/accounts";
import { Applicant, get, post, storeForm } from "../support/apply-visitor";

/** A browser that takes no cookie of anybody. */
class NoCookies extends CookieJar {
  override take(): void {}
}

const titles = {
  en: "This browser does not keep cookies",
  es: "Este navegador no acepta cookies",
  fr: "Ce navigateur n’accepte pas les cookies",
};

// Red without withCookieCheck: the start page led to step 1, and step 1 to the start page, without a word.
describe("a browser without cookies", () => {
  it.each(Object.entries(titles))(
    "is told so by the first step, in the language of the start page: %s",
    async (lang, title) => {
      const form = await storeForm();
      const begun = await post(`/apply/${form.urlId}?lang=${lang}`, new URLSearchParams({ intent: "start" }));
      expect(begun.status).toBe(303);
      const step = await get(begun.headers.get("location") ?? "");
      expect([step.status, step.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect(await step.text()).toContain(title);
    },
  );

  it("is told so when a step is posted, too", async () => {
    const form = await storeForm();
    const posted = await post(`/apply/${form.urlId}?step=1`, new URLSearchParams({}));
    expect(await (await get(posted.headers.get("location") ?? "")).text()).toContain(titles.en);
  });

  it("with cookies on gets the step at the same URL, and later URLs have no marker", async () => {
    const applicant = new Applicant((await storeForm()).urlId);
    const begun = await applicant.start();
    const marked = new URL(begun.headers.get("location") ?? "", "http://localhost").search;
    expect(marked).toBe("?step=1&cookie=set&lang=en");
    expect(await (await applicant.get(marked)).text()).toContain("Step 1 of");
    expect((await applicant.start()).headers.get("location")).not.toContain("cookie=");
    // Forgotten since, on a device that keeps cookies: nothing is said of them.
    applicant.cookie = "rf-lang=en";
    expect((await applicant.get(marked)).headers.get("location")).toBe(`/apply/${applicant.urlId}`);
  });

  it("is told so when signing in; with cookies on, signing in continues", async () => {
    const { email, password } = await aMember();
    const fields = new URLSearchParams({ email, password });
    const at = "/sign-in?redirect=%2Fapp%2Fforms";
    const without = aBrowser({ jar: new NoCookies() });
    const led = await without.call(at, fields);
    const back = led.headers.get("location") ?? "";
    expect(back).toBe("/sign-in?redirect=%2Fapp%2Fforms&cookie=set");
    const page = await without.call(back);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(titles.en)]);

    const usual = aBrowser();
    const first = await usual.call(at, fields);
    const on = await usual.call(first.headers.get("location") ?? "");
    expect(on.headers.get("location")).toBe("/app/forms");
    const elsewhere = await usual.call("/sign-in?redirect=%2F%2Fevil.test&cookie=set");
    expect(elsewhere.headers.get("location")).toBe("/app/dashboard");
  });
});
