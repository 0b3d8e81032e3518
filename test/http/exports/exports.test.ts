import { describe, expect, it } from "vitest";
import { anAccountForm } from "../../support/account-forms";
import { aBrowser, type Browser, db } from "../../support/accounts";
import { aSentApplication } from "../../support/applications";
import { aDefinition, countRows, testServices } from "../../support/forms";
import { readRows } from "../../support/read-csv";
import { filesOf } from "../../support/zip";
import { aLandlord } from "../forms/landlord";

const page = "/app/exports";
const kinds = ["applications-csv", "applications-zip"] as const;
const noWhere = "00000000-0000-4000-8000-000000000000";

async function aForm(options: { applications?: number } = {}) {
  const services = testServices();
  const landlord = await aLandlord();
  const definition = aDefinition({ title: "Flat 2 / 14 Maple: Street", withFile: true });
  const form = await anAccountForm(services, landlord.actor, definition);
  const sent = [];
  for (let index = 0; index < (options.applications ?? 1); index += 1) {
    const one = await aSentApplication(services, form, {
      person: { last: ["Lovelace", "=Byron", "King/../Noel"][index] ?? "" },
      fileName: "pay/../slip\u202e.pdf",
      at: Date.now() - 60_000 * (10 - index),
    });
    await db.prepare("UPDATE application SET landlord_id = ? WHERE id = ?").bind(landlord.userId, one.id).run();
    sent.push(one);
  }
  return { landlord, ...form, sent };
}

const ask = (browser: Browser, fields: Record<string, string>) => browser.call(page, new URLSearchParams(fields));

/** Reads the list as a page without script does, until the file is there. */
async function fileOf(browser: Browser): Promise<Response> {
  for (let tries = 0; tries < 40; tries += 1) {
    const shown = await (await browser.call(page)).text();
    const address = /href="(\/app\/exports\/[0-9a-f-]{36})"/.exec(shown)?.[1];
    if (address) return browser.call(address);
    await scheduler.wait(250);
  }
  throw new Error("The export was not made");
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const text = (bytes: Uint8Array | undefined) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
const audits = (action: string, userId: string) =>
  countRows("SELECT count(*) AS n FROM audit WHERE action = ? AND actor_id = ?", action, userId);

describe("an export of applications", () => {
  it("is made as CSV for its landlord without JavaScript, announced in the list and downloaded", async () => {
    const { landlord, formId, sent } = await aForm({ applications: 3 });
    const asked = await ask(landlord.browser, { what: "form", kind: "applications-csv", form: formId });
    expect([asked.status, asked.headers.get("location")]).toEqual([303, page]);
    const file = await fileOf(landlord.browser);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="rentform-applications-[\d-]{10}\.csv"/,
    );
    const bytes = await bytesOf(file);
    expect(file.headers.get("content-length")).toBe(String(bytes.byteLength));
    const rows = readRows(text(bytes));
    expect(rows.map(({ Household }) => Household)).toEqual(sent.map(({ reference }) => reference));
    expect(rows[1]).toMatchObject({ "Your name: first name": "Ada", "Your name: last name": "'=Byron" });
    expect([await audits("export.request", landlord.userId), await audits("export.download", landlord.userId)]).toEqual(
      [1, 1],
    );
    expect(await audits("application.export", landlord.userId)).toBe(3);
  });

  it("is made as an archive with a folder for each household, readable documents, and the CSV", async () => {
    const { landlord, urlId, sent } = await aForm({ applications: 3 });
    await db.prepare("DELETE FROM application_key WHERE application_id = ?").bind(sent[2]?.id).run();
    const [one, two] = sent;
    const ids = `${one?.id},${two?.id},${sent[2]?.id}`;
    const asked = await ask(landlord.browser, { what: "picked", kind: "applications-zip", ids, inline: "yes" });
    expect(asked.status).toBe(200);
    const file = await fileOf(landlord.browser);
    expect(file.headers.get("content-type")).toBe("application/zip");
    const files = filesOf(await bytesOf(file));
    const folder = `forms/Flat 2   14 Maple Street (${urlId})`;
    expect([...files.keys()]).toEqual([
      `${folder}/${one?.reference} Ada Lovelace/answers.pdf`,
      `${folder}/${one?.reference} Ada Lovelace/01 slip.pdf`,
      `${folder}/${two?.reference} Ada =Byron/answers.pdf`,
      `${folder}/${two?.reference} Ada =Byron/01 slip.pdf`,
      "applications.csv",
      "Read me.txt",
    ]);
    expect(text(files.get(`${folder}/${one?.reference} Ada Lovelace/answers.pdf`)).slice(0, 5)).toBe("%PDF-");
    expect(files.get(`${folder}/${one?.reference} Ada Lovelace/01 slip.pdf`)).toEqual(one?.documentBytes);
    expect(readRows(text(files.get("applications.csv"))).map(({ Deleted }) => Deleted)).toEqual(["No", "No", "Yes"]);
    expect(text(files.get("Read me.txt"))).toContain("3 applications, in the order of arrival");
    // The applicant's status page shows who took the papers.
    expect(
      await countRows(
        "SELECT count(*) AS n FROM audit WHERE action = 'document.download' AND target_id = ?",
        one?.documentId,
      ),
    ).toBe(1);
  });

  it("lists in the archive which files were too large or missing", async () => {
    const { landlord, formId, sent } = await aForm({ applications: 2 });
    await db.prepare("UPDATE document SET size_bytes = 2000000000 WHERE application_id = ?").bind(sent[0]?.id).run();
    await db
      .prepare("UPDATE document SET object_key = 'documents/gone' || id WHERE application_id = ?")
      .bind(sent[1]?.id)
      .run();
    await ask(landlord.browser, { what: "form", kind: "applications-zip", form: formId });
    const files = filesOf(await bytesOf(await fileOf(landlord.browser)));
    const readMe = text(files.get("Read me.txt"));
    expect(readMe).toContain(`${sent[0]?.reference} Ada Lovelace/01 slip.pdf\n`);
    expect(readMe).toContain(`${sent[1]?.reference} Ada =Byron/01 slip.pdf (no longer stored)`);
    expect([...files.keys()].filter((name) => name.endsWith("slip.pdf"))).toEqual([]);
  });
});

describe("access to an export", () => {
  it("is its landlord's only, and others find nothing", async () => {
    const { landlord, formId, sent } = await aForm();
    const other = await aLandlord();
    const ids = sent[0]?.id ?? "";
    for (const kind of kinds) {
      for (const fields of [
        { what: "form", kind, form: formId },
        { what: "form", kind, form: noWhere },
        { what: "picked", kind, ids },
        { what: "picked", kind, ids: noWhere },
        { what: "list", kind, list: `form=${formId}` },
      ] as Record<string, string>[]) {
        for (const inline of [{}, { inline: "yes" }] as Record<string, string>[])
          expect((await ask(other.browser, { ...fields, ...inline })).status, JSON.stringify(fields)).toBe(404);
        const visitor = await ask(aBrowser(), fields);
        expect([visitor.status, visitor.headers.get("location")]).toEqual([302, expect.stringContaining("/sign-in")]);
      }
    }
    expect(await countRows("SELECT count(*) AS n FROM export_task WHERE user_id = ?", other.userId)).toBe(0);
    await ask(landlord.browser, { what: "form", kind: "applications-csv", form: formId });
    const file = await fileOf(landlord.browser);
    const row = await db
      .prepare("SELECT id FROM export_task WHERE user_id = ?")
      .bind(landlord.userId)
      .first<{ id: string }>();
    const at = `${page}/${row?.id}`;
    await file.arrayBuffer();
    expect((await other.browser.call(at)).status).toBe(404);
    expect((await other.browser.call(`${page}/${noWhere}`)).status).toBe(404);
    expect((await other.browser.call(`${page}/not-an-id`)).status).toBe(404);
    expect((await aBrowser().call(at)).headers.get("location")).toContain("/sign-in");
    expect(await (await other.browser.call(page)).text()).not.toContain(row?.id);
    // All one's own data is asked for with the password: it is not to be had here, nor this there.
    expect((await landlord.browser.call(`/app/settings/profile/data/${row?.id}`)).status).toBe(404);
    expect((await landlord.browser.call(at, undefined, { headers: { "Sec-Purpose": "prefetch" } })).status).toBe(425);
    // The signed cookie still speaks for it: the row decides. Red without landlordOf in openExport.
    await db.prepare("DELETE FROM session WHERE user_id = ?").bind(landlord.userId).run();
    expect((await landlord.browser.call(at)).status).toBe(404);
    expect(await audits("export.download", landlord.userId)).toBe(1);
  });

  it("is refused for malformed requests, with a message", async () => {
    const { landlord, formId } = await aForm();
    for (const fields of [
      {},
      { what: "form", kind: "all-data", form: formId },
      { what: "form", kind: "applications-csv", form: "x" },
      { what: "picked", kind: "applications-csv", ids: "" },
      { what: "picked", kind: "applications-csv", ids: Array.from({ length: 61 }, () => noWhere).join(",") },
      { what: "everything", kind: "applications-csv" },
    ] as Record<string, string>[])
      expect((await ask(landlord.browser, fields)).status, JSON.stringify(fields)).toBe(400);
  });

  it("ends after a day, and the page says so", async () => {
    const { landlord, formId } = await aForm();
    await ask(landlord.browser, { what: "form", kind: "applications-csv", form: formId });
    await (await fileOf(landlord.browser)).arrayBuffer();
    const row = await db
      .prepare("UPDATE export_task SET expires_at = 1 WHERE user_id = ? RETURNING id")
      .bind(landlord.userId)
      .first<{ id: string }>();
    const gone = await landlord.browser.call(`${page}/${row?.id}`);
    expect([gone.status, await gone.text()]).toEqual([410, "This export has expired. Make a new one."]);
    const shown = await (await landlord.browser.call(page)).text();
    expect(shown).toContain("Expired on");
    expect(shown).not.toContain(`href="${page}/${row?.id}"`);
  });
});
