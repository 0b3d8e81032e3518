import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { aPublishedForm, countRows, testServices } from "../../support/forms";
import { get, manageCookie, origin } from "../guests/visit";

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";

function view(urlId: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return SELF.fetch(`${origin}/apply/${urlId}`, { method, headers: { "User-Agent": phone, ...headers } });
}

const counted = (formId: string, event: string) =>
  countRows(
    `SELECT coalesce(sum(c.value), 0) AS n FROM rent_form_month AS m, json_each(m.counts) AS c
     WHERE m.form_id = ? AND substr(c.key, 4) = ?`,
    formId,
    event,
  );

/** Fifty events are written down together: views of another form fill the memory up. */
async function flush(): Promise<void> {
  const filler = await aPublishedForm(testServices());
  for (let index = 0; index < 50; index += 1) await (await view(filler.urlId)).text();
  for (let tries = 0; tries < 100 && (await counted(filler.formId, "view")) < 40; tries += 1) await scheduler.wait(20);
}

// Red when countVisit is left out of workers/start-pages.ts.
describe("the view counter of a form", () => {
  it("counts people, also for cached pages and 304, and costs the page no query", async () => {
    const form = await aPublishedForm(testServices());
    const first = await view(form.urlId);
    const etag = first.headers.get("etag") ?? "";
    await first.text();
    const warm = await view(form.urlId);
    expect(warm.headers.get("server-timing")).toContain("q=0");
    expect((await view(form.urlId, { "If-None-Match": etag })).status).toBe(304);
    await flush();
    expect(await counted(form.formId, "view")).toBe(3);
  });

  it("does not count bots, prefetches, HEAD, unknown forms and the landlord", async () => {
    const form = await aPublishedForm(testServices());
    const notVisits: Record<string, string>[] = [
      { "User-Agent": "Googlebot/2.1" },
      { "Sec-Purpose": "prefetch" },
      { Cookie: "signed_in=1" },
      { Cookie: manageCookie(form.manageToken) },
    ];
    for (const headers of notVisits) await (await view(form.urlId, headers)).text();
    await view(form.urlId, {}, "HEAD");
    await (await view("no-such-form")).text();
    await flush();
    expect(await counted(form.formId, "view")).toBe(0);
  });

  it("stores nothing about visitors: a row is a form, a month, and a number for each day and event", async () => {
    const form = await aPublishedForm(testServices());
    const answer = await get(`/apply/${form.urlId}`, { headers: { "User-Agent": phone } });
    expect(answer.headers.get("set-cookie")).toBeNull();
    const begun = await SELF.fetch(`${origin}/apply/${form.urlId}`, {
      method: "POST",
      redirect: "manual",
      headers: { "User-Agent": phone, Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
      body: "intent=start",
    });
    expect(begun.status).toBe(303);
    for (let tries = 0; tries < 100 && (await counted(form.formId, "start")) === 0; tries += 1)
      await scheduler.wait(20);
    expect(await counted(form.formId, "start")).toBe(1);
    const columns = await countRows("SELECT count(*) AS n FROM pragma_table_info('rent_form_month')");
    expect(columns).toBe(3);
    const words = await countRows(
      `SELECT count(*) AS n FROM rent_form_month AS m, json_each(m.counts) AS c
       WHERE c.key NOT GLOB '[0-3][0-9] view' AND c.key NOT GLOB '[0-3][0-9] start' AND c.key NOT GLOB '[0-3][0-9] sent'
         AND c.key NOT GLOB '[0-3][0-9] step:*'`,
    );
    expect(words).toBe(0);
  });
});
