import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { sweepExports } from "../../../workers/jobs/sweeps/exports";
import {
  aBrowser,
  aMember,
  anAddress,
  aPassword,
  type Browser,
  count,
  db,
  linkFor,
  takeOverForms,
} from "../../support/accounts";
import { aSentApplication } from "../../support/applications";
import { aDefinition, aPublishedForm, testServices } from "../../support/forms";
import { filesOf } from "../../support/zip";

const { DOCUMENTS } = env as unknown as { DOCUMENTS: R2Bucket };
const page = "/app/settings/profile";
const ask = (browser: Browser, password = aPassword) =>
  browser.call(page, new URLSearchParams({ intent: "request-data", password }));

async function archiveAddress(browser: Browser): Promise<string> {
  for (let tries = 0; tries < 40; tries += 1) {
    const shown = await (await browser.call(page)).text();
    const address = /href="(\/app\/settings\/profile\/data\/[^"]+)"/.exec(shown)?.[1];
    if (address) return address;
    await scheduler.wait(250);
  }
  throw new Error("The archive was not made");
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const audits = (action: string, userId: string) =>
  count("SELECT count(*) AS n FROM audit WHERE action = ? AND actor_id = ?", action, userId);

describe("the export of an account's data", () => {
  it("contains everything that the account holds, readable, and is announced by mail", async () => {
    const services = testServices();
    const email = anAddress();
    const definition = aDefinition({ title: "Flat 2 / 14 Maple: Street", withFile: true });
    const form = await aPublishedForm(services, { email, definition });
    const sent = await aSentApplication(services, form, { fileName: "pay/../slip\u202e.pdf" });
    const second = await aSentApplication(services, form, { person: { last: "Byron" } });
    const { browser, userId } = await aMember({ email });
    await takeOverForms({ browser, email });
    expect((await ask(browser)).headers.get("location")).toBe(`${page}#your-data`);
    const response = await browser.call(await archiveAddress(browser));
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="rentform-data-[\d-]{10}\.zip"/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get("content-length")).toBe(String(bytes.byteLength));

    const files = filesOf(bytes);
    const folder = `forms/Flat 2   14 Maple Street (${form.urlId})`;
    const names = [...files.keys()];
    expect(names).toContain(`${folder}/form.json`);
    expect(names).toContain(`${folder}/versions/1.json`);
    expect(names).toContain(`${folder}/applications/${second.reference} Ada Byron/application.txt`);
    const one = `${folder}/applications/${sent.reference} Ada Lovelace`;
    expect(files.get(`${one}/01 slip.pdf`)).toEqual(sent.documentBytes);
    expect(text(files.get(`${one}/application.txt`))).toContain("Your name: Ada Lovelace");
    expect(text(files.get(`${one}/application.txt`))).toContain("Proof of income: 01 slip.pdf");
    expect(JSON.parse(text(files.get(`${one}/application.json`)))).toMatchObject({ reference: sent.reference });
    const account = text(files.get("account.json"));
    expect(JSON.parse(account)).toMatchObject({ email, sessions: [{ device: "Firefox, Linux" }] });
    const token = await db
      .prepare("SELECT token FROM session WHERE user_id = ?")
      .bind(userId)
      .first<{ token: string }>();
    expect(account).not.toContain(token?.token);
    expect(text(files.get("Read me.txt"))).toContain(email);

    expect(await linkFor(email, /data is ready$/, page)).toContain("#your-data");
    expect([await audits("export.request", userId), await audits("export.download", userId)]).toEqual([1, 1]);
  });

  it("is stored encrypted only, and deleted after its day", async () => {
    const { browser, userId, email } = await aMember();
    await ask(browser);
    const address = await archiveAddress(browser);
    const row = await db
      .prepare("SELECT object_key AS key FROM export_task WHERE user_id = ?")
      .bind(userId)
      .first<{ key: string }>();
    const parts = (await DOCUMENTS.list({ prefix: `${row?.key}/` })).objects;
    const texts = await Promise.all(parts.map(async ({ key }) => (await DOCUMENTS.get(key))?.text()));
    const stored = texts.join("");
    expect(stored?.length).toBeGreaterThan(500);
    expect(stored).not.toContain(email);
    expect(stored).not.toContain("account.json");
    await sweepExports(testServices(new Date(Date.now() + 25 * 3_600_000)));
    expect((await DOCUMENTS.list({ prefix: row?.key ?? "none" })).objects).toEqual([]);
    expect((await browser.call(address)).status).toBe(404);
  });

  it("is downloaded by its owner only, with a valid session", async () => {
    const { browser, userId } = await aMember();
    await ask(browser);
    const address = await archiveAddress(browser);
    const other = await aMember();
    expect((await other.browser.call(address)).status).toBe(404);
    expect((await aBrowser().call(address)).headers.get("location")).toContain("/sign-in");
    expect((await browser.call(address, undefined, { headers: { "Sec-Purpose": "prefetch" } })).status).toBe(425);
    // The signed cookie still speaks for it: the row decides. Red without landlordOf in openExport.
    await db.prepare("DELETE FROM session WHERE user_id = ?").bind(userId).run();
    expect((await browser.call(address)).status).toBe(404);
    expect(await audits("export.download", userId)).toBe(0);
  });

  it("needs the password, runs one at a time, and is limited in number", async () => {
    const { browser, userId } = await aMember();
    const wrong = await ask(browser, "not this one");
    expect([wrong.status, (await wrong.text()).includes("The password is wrong.")]).toEqual([400, true]);
    expect(await count("SELECT count(*) AS n FROM export_task WHERE user_id = ?", userId)).toBe(0);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11 && !statuses.includes(429); tries += 1)
      statuses.push((await ask(browser, "not this one")).status);
    expect(statuses.at(-1)).toBe(429);
    const limited = await ask(browser);
    expect([limited.status, Number(limited.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("is deleted with the account", async () => {
    const { browser, userId } = await aMember();
    await ask(browser);
    await archiveAddress(browser);
    const row = await db
      .prepare("SELECT object_key AS key FROM export_task WHERE user_id = ?")
      .bind(userId)
      .first<{ key: string }>();
    await browser.client.deleteUser({ password: aPassword });
    expect(await count("SELECT count(*) AS n FROM export_task WHERE user_id = ?", userId)).toBe(0);
    expect(await count("SELECT count(*) AS n FROM erasure_task WHERE key = ?", row?.key)).toBe(1);
  });
});
