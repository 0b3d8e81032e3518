import { describe, expect, it } from "vitest";
import { type Browser, db } from "../support/accounts";
import { aHomeList } from "../support/home-files";
import { aLandlord } from "./forms/landlord";

/** Chooses a file on the page. */
const send = (browser: Browser, form: FormData) =>
  browser.call("/app/homes/import", undefined, { method: "POST", body: form });

function aFile(
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = { country: "US" },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new File([content], "homes.csv"));
  return form;
}
const countOf = async (table: string, userId: string) =>
  Number(await db.prepare(`SELECT count(*) AS n FROM ${table} WHERE landlord_id = ?`).bind(userId).first("n"));

describe("the import of homes", () => {
  it("shows what a file would do without writing a home, imports it by a press, and says so", async () => {
    const { browser, userId } = await aLandlord();
    const checked = await send(browser, aFile(`${aHomeList(2)}U-9,,,Portland,97205,OR,US,x\n`));
    const path = checked.headers.get("location") ?? "";
    expect([checked.status, path]).toEqual([303, expect.stringMatching(/^\/app\/homes\/import\/[0-9a-f-]{36}$/)]);
    const page = await browser.call(path);
    const html = await page.text();
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    expect(html).toContain("Import 2 homes");
    expect(html).toContain("Rent: “x”. Write an amount, such as 1200.");
    expect(await countOf("home", userId)).toBe(0);
    const pressed = await browser.call(path, new URLSearchParams());
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, path]);
    await expect.poll(() => countOf("home", userId), { timeout: 10_000 }).toBe(2);
    await expect
      .poll(async () => (await browser.call(path)).text(), { timeout: 10_000 })
      .toContain("2 homes were added.");
  });

  it("says beside the file why it is not read, and keeps the choices", async () => {
    const { browser } = await aLandlord();
    const answer = async (form: FormData) => {
      const response = await send(browser, form);
      return [response.status, /id="(?:file|country)-error"/.test(await response.text())];
    };
    expect(await answer(aFile("Name,City\nx,y"))).toEqual([400, true]);
    expect(await answer(aFile("PK\u0003\u0004\u0000\u0000"))).toEqual([415, true]);
    expect(await answer(aFile("<rss></rss>"))).toEqual([415, true]);
    expect(await answer(aFile(aHomeList(1001)))).toEqual([413, true]);
    expect(await answer(aFile(new Uint8Array(2_200_000).fill(97)))).toEqual([413, true]);
    expect(await answer(aFile(new Uint8Array(9_000_000).fill(60)))).toEqual([413, true]);
    expect(await answer(aFile(aHomeList(1), {}))).toEqual([400, true]);
    const json = await browser.call("/app/homes/import", new URLSearchParams({ country: "US", strict: "yes" }));
    const html = await json.text();
    expect([json.status, /name="strict"[^>]*checked|checked[^>]*name="strict"/.test(html)]).toEqual([400, true]);
  });

  it("has a template in the reader's language, which it reads", async () => {
    const { browser } = await aLandlord();
    await browser.call("/language", new URLSearchParams({ language: "de", next: "/" }));
    const answer = await browser.call("/app/homes/import/template.csv");
    const text = await answer.text();
    expect([answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
      "text/csv; charset=utf-8",
      'attachment; filename="homes.csv"',
    ]);
    expect(text).toContain("Referenz;Straße und Hausnummer;Einheit;PLZ;Ort;");
    const row = "7;Torstr. 14;;10119;Berlin;;Deutschland;900;Monat;EUR;1.800;2;3;12;nach Absprache;nein;ja\r\n";
    const checked = await send(browser, aFile(text + row));
    const page = await (await browser.call(checked.headers.get("location") ?? "")).text();
    expect(page).toContain("1 Wohnung importieren");
  });
});

describe("a home by hand", () => {
  const fields = { postId: crypto.randomUUID(), line1: "14 Maple St", city: "Portland", region: "OR", country: "US" };

  it("is added by a post, which leads to its page, and changed there", async () => {
    const { browser, userId } = await aLandlord();
    const added = await browser.call("/app/homes/new", new URLSearchParams({ ...fields, rent: "1,800" }));
    const path = added.headers.get("location") ?? "";
    expect([added.status, path]).toEqual([303, expect.stringMatching(/^\/app\/homes\/[0-9a-f-]{36}$/)]);
    expect(await (await browser.call(path)).text()).toContain("14 Maple St again: rent $1,800?");
    expect(await (await browser.call(`${path}/edit`)).text()).toMatch(/value="1800"/);
    const changed = await browser.call(
      `${path}/edit`,
      new URLSearchParams({ ...fields, rent: "1950", reference: "A1" }),
    );
    expect([changed.status, changed.headers.get("location")]).toEqual([303, path]);
    const begun = await browser.call(path, new URLSearchParams({ intent: "vacancy", rent: "much" }));
    expect(begun.status).toBe(400);
    expect(await countOf("rent_form", userId)).toBe(0);
    const started = await browser.call(path, new URLSearchParams({ intent: "vacancy", rent: "" }));
    expect(started.headers.get("location")).toMatch(/^\/app\/forms\/[0-9a-f-]{36}\/edit\?step=1$/);
    expect(await (await browser.call(`${path}/edit`)).text()).toContain("This home has forms.");
  });

  it("keeps what was typed beside what is wrong", async () => {
    const { browser } = await aLandlord();
    const wrong = new URLSearchParams({ ...fields, postId: crypto.randomUUID(), line1: "", criteria: "Quiet\npeople" });
    const answer = await browser.call("/app/homes/new", wrong);
    const html = await answer.text();
    expect([answer.status, html.includes('id="line1-error"'), html.includes("Quiet\npeople")]).toEqual([
      400,
      true,
      true,
    ]);
    const clash = { ...fields, postId: crypto.randomUUID() };
    await browser.call("/app/homes/new", new URLSearchParams({ ...clash, postId: crypto.randomUUID() }));
    expect((await browser.call("/app/homes/new", new URLSearchParams(clash))).status).toBe(409);
    const long = await browser.call("/app/homes/new", new URLSearchParams({ ...clash, criteria: "x".repeat(70_000) }));
    expect(long.status).toBe(413);
  });
});

describe("what new forms begin with", () => {
  it("is saved by a post, shown again, and kept in the boxes where a line is wrong", async () => {
    const { browser, userId } = await aLandlord();
    const save = (fields: Record<string, string>) =>
      browser.call("/app/settings/new-forms", new URLSearchParams(fields));
    const wrong = await save({ place: "Portland", criteria: "Quiet after ten." });
    const html = await wrong.text();
    expect([wrong.status, html.includes('id="name-error"'), html.includes("Quiet after ten.")]).toEqual([
      400,
      true,
      true,
    ]);
    expect(await countOf("form_default", userId)).toBe(0);
    const saved = await save({ name: "Elm Lettings", criteria: "Quiet after ten.", incomeMultiple: "2.5" });
    expect([saved.status, (await saved.text()).includes("The next form begins with it.")]).toEqual([200, true]);
    const page = await (await browser.call("/app/settings/new-forms")).text();
    expect([page.includes('value="Elm Lettings"'), /value="2.5" selected/.test(page)]).toEqual([true, true]);
    expect((await save({ criteria: "x".repeat(4001) })).status).toBe(400);
    expect((await save({ criteria: "x".repeat(70_000) })).status).toBe(413);
  });
});
