import { beforeAll, describe, expect, it } from "vitest";
import type { DocumentKind } from "../../../app/db/schema/documents";
import { mailLinks } from "../../../app/kernel/links";
import { anAccountForm } from "../../support/account-forms";
import { aSentApplication, type SentApplication } from "../../support/applications";
import {
  aDefinition,
  aPublishedForm,
  bindings,
  countRows,
  mintToken,
  type PublishedGuestForm,
  testServices,
} from "../../support/forms";
import { costlyPdfs, pdfOf, plainPage } from "../../support/hostile-pdf";
import { bare, readPdf } from "../../support/read-pdf";
import { shownFiles } from "../../support/shown-files";
import { aLandlord } from "../forms/landlord";
import { get, manageCookie } from "./visit";

type World = { form: PublishedGuestForm; sent: SentApplication; cookie: string };

async function aWorld(kind: DocumentKind, bytes: Uint8Array = shownFiles[kind]): Promise<World> {
  const services = testServices();
  const definition = aDefinition({ withFile: true });
  const form = await aPublishedForm(services, { definition });
  const sent = await aSentApplication(services, form, { bytes, fileName: `paper.${kind}` });
  return { form, sent, cookie: manageCookie(form.manageToken) };
}

const shownAt = ({ sent }: Pick<World, "sent">) => `/files/${sent.documentId}/shown`;
const viewAt = ({ sent }: Pick<World, "sent">) => `/files/${sent.documentId}/view`;
const tracesOf = (documentId: string, action = "document.view") =>
  countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = ?", documentId, action);
const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

describe("a document in the viewer", () => {
  it("is shown in our own page with its own Content-Security-Policy and no write", async () => {
    const world = await aWorld("pdf");
    const page = await get(viewAt(world), { cookie: world.cookie });
    expect(page.status).toBe(200);
    expect(policyOf(page)).toContain("'wasm-unsafe-eval'");
    expect(policyOf(page)).toContain("frame-ancestors 'self'");
    expect(policyOf(page)).not.toMatch(/unsafe-inline|strict-dynamic|'unsafe-eval'/);
    expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const html = await page.text();
    expect(html).toContain("paper.pdf");
    expect(html).toContain(`href="/manage/form/${world.form.guestRentFormId}/applications/${world.sent.id}"`);
    expect(await tracesOf(world.sent.documentId)).toBe(0);
    const other = await get(`/manage/form/${world.form.guestRentFormId}`, { cookie: world.cookie });
    expect(policyOf(other)).not.toContain("wasm");
  });

  it("as a PDF is inline, without sandbox, watermarked; the original stays, and each view is audited", async () => {
    const world = await aWorld("pdf");
    const shown = await get(shownAt(world), { cookie: world.cookie });
    expect(shown.status).toBe(200);
    expect(shown.headers.get("content-type")).toBe("application/pdf");
    expect(shown.headers.get("content-disposition")).toMatch(/^inline; filename="paper\.pdf"/);
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
    expect(policyOf(shown)).toContain("default-src 'none'");
    expect(policyOf(shown)).toContain("frame-ancestors 'self'");
    expect(policyOf(shown)).not.toContain("sandbox");
    const { words } = await readPdf(await shown.arrayBuffer());
    expect(words).toContain(bare(`Viewed by ${world.form.email} on `));
    expect(await tracesOf(world.sent.documentId)).toBe(1);
    const copy = await get(`/files/${world.sent.documentId}`, { cookie: world.cookie });
    expect(new Uint8Array(await copy.arrayBuffer())).toEqual(shownFiles.pdf);
    expect(copy.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(policyOf(copy)).toContain("sandbox");
    expect(await tracesOf(world.sent.documentId, "document.download")).toBe(1);
    expect(await tracesOf(world.sent.documentId)).toBe(1);
  });

  // Red without `isFirst` in open-document.server.ts: the tenant reads of each fetch.
  it("counts as viewed once for preview and viewer, for each person, and again after a while", async () => {
    const services = testServices();
    const landlord = await aLandlord();
    const definition = aDefinition({ withFile: true });
    const form = await anAccountForm(services, landlord.actor, definition);
    const sent = await aSentApplication(services, form, { bytes: shownFiles.png });
    const traced = (userId: string, msAgo: number) =>
      bindings.DB.prepare(
        `INSERT INTO audit (id, at, actor_kind, actor_id, action, target_kind, target_id)
        VALUES (?, ?, 'account', ?, 'document.view', 'document', ?)`,
      )
        .bind(crypto.randomUUID(), services.clock.now().getTime() - msAgo, userId, sent.documentId)
        .run();
    await traced("another", 0);
    await traced(landlord.userId, 601_000);
    const look = () => landlord.browser.call(shownAt({ sent }));
    const looks = [...(await Promise.all([look(), look()])), await look()];
    expect(looks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await tracesOf(sent.documentId)).toBe(3);
  });

  it.each(["jpg", "png"] as const)("as a %s is an image inside an image, in a sandbox", async (kind) => {
    const world = await aWorld(kind);
    const shown = await get(shownAt(world), { cookie: world.cookie });
    expect(shown.headers.get("content-type")).toBe("image/svg+xml");
    expect(policyOf(shown)).toMatch(/^sandbox; default-src 'none'; img-src data:/);
    expect(await shown.text()).toContain(`Viewed by ${world.form.email} on `);
  });

  it.each([
    ["a HEIC photo", "heic", shownFiles.heic],
    ["a damaged PDF", "pdf", new TextEncoder().encode("%PDF-1.4 nothing")],
  ] as const)("that the server cannot watermark is for the viewer's script only: %s", async (_what, kind, bytes) => {
    const world = await aWorld(kind, bytes);
    const shown = await get(shownAt(world), { cookie: world.cookie });
    expect(shown.headers.get("rentform-unmarked")).toBe("1");
    expect(decodeURIComponent(shown.headers.get("rentform-viewed") ?? "")).toContain(`by ${world.form.email} on`);
    expect(shown.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(policyOf(shown)).toMatch(/^sandbox; default-src 'none'/);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
  });

  // Red without the limits in read-pdf.ts: the file is 98 KB.
  it("that would exhaust a viewer is refused with a message, and can still be downloaded", async () => {
    const bomb = costlyPdfs["100 MB of spaces in one object stream"]?.() ?? new Uint8Array();
    const world = await aWorld("pdf", bomb);
    const shown = await get(shownAt(world), { cookie: world.cookie });
    expect(shown.status).toBe(422);
    expect(shown.headers.get("cache-control")).toBe("private, no-store");
    expect(await shown.text()).toContain("This document is not shown");
    // Red when a look is written down before it is known whether anything is shown.
    expect(await tracesOf(world.sent.documentId)).toBe(0);
    const copy = await get(`/files/${world.sent.documentId}`, { cookie: world.cookie });
    expect(Buffer.compare(new Uint8Array(await copy.arrayBuffer()), bomb)).toBe(0);
  });

  // Red without mustBeMarked in document-shown.ts: the script alone would mark it.
  it.each([
    ["heic", shownFiles.heic, 403],
    ["pdf", new TextEncoder().encode("%PDF-1.4 nothing"), 403],
    ["png", shownFiles.png, 200],
  ] as const)(
    "is shown to an impersonating admin only where the server watermarks it: %s",
    async (_kind, bytes, status) => {
      const services = testServices();
      const landlord = await aLandlord();
      const definition = aDefinition({ withFile: true });
      const form = await anAccountForm(services, landlord.actor, definition);
      const sent = await aSentApplication(services, form, { bytes });
      await bindings.DB.prepare("UPDATE session SET impersonated_by = ? WHERE user_id = ?")
        .bind(landlord.userId, landlord.userId)
        .run();
      landlord.browser.jar.cookies.delete("rf.session_data");
      const shown = await landlord.browser.call(shownAt({ sent }));
      expect(shown.status).toBe(status);
      if (status === 403) expect(await shown.text()).toContain("not shown while looking at someone else");
      expect(await tracesOf(sent.documentId)).toBe(status === 200 ? 1 : 0);
    },
  );

  it("loses actions that run on opening", async () => {
    const script = "/OpenAction << /S /JavaScript /JS (app.alert(1)) >> /AA << /WC 9 0 R >>";
    const source = pdfOf({ ...plainPage, 1: `<< /Type /Catalog /Pages 2 0 R ${script} >>` });
    const world = await aWorld("pdf", source);
    const shown = await get(shownAt(world), { cookie: world.cookie });
    expect(shown.headers.get("rentform-unmarked")).toBeNull();
    expect(Buffer.from(await shown.arrayBuffer()).toString("latin1")).not.toMatch(/OpenAction|JavaScript|\/AA|alert/);
  });

  // Red without the line about Sec-Purpose in document-shown.ts.
  it("is not opened by a prefetch", async () => {
    const world = await aWorld("pdf");
    for (const purpose of ["prefetch", "prefetch;prerender"]) {
      const headers = { "Sec-Purpose": purpose };
      expect((await get(shownAt(world), { cookie: world.cookie, headers })).status).toBe(425);
    }
    expect(await tracesOf(world.sent.documentId)).toBe(0);
  });

  it("states the account's name, and the applicant reads of the view in the own language", async () => {
    const services = testServices();
    const landlord = await aLandlord();
    const definition = aDefinition({ withFile: true });
    const form = await anAccountForm(services, landlord.actor, definition);
    const sent = await aSentApplication(services, form, { bytes: shownFiles.png });
    const named = await bindings.DB.prepare("SELECT name FROM user WHERE id = ?")
      .bind(landlord.userId)
      .first<{ name: string }>();
    const page = await landlord.browser.call(viewAt({ sent }));
    expect(await page.text()).toContain(`/app/forms/${form.formId}?applicationId=${sent.id}`);
    expect(await (await landlord.browser.call(shownAt({ sent }))).text()).toContain(`Viewed by ${named?.name} on `);
    await landlord.browser.call(`/files/${sent.documentId}`);
    const token = await mintToken(services, mailLinks.applicationStatus, sent.id);
    for (const [locale, viewed, downloaded] of [
      ["en", "Viewed by the landlord on", "Downloaded by the landlord on"],
      ["es", "Visto por el propietario el", "Descargado por el propietario el"],
      ["fr", "Consulté par le propriétaire le", "Téléchargé par le propriétaire le"],
    ] as const) {
      await bindings.DB.prepare("UPDATE application SET locale = ? WHERE id = ?").bind(locale, sent.id).run();
      const html = await (await get(`/apply/${form.urlId}/status/${token}`)).text();
      expect([locale, html.includes(viewed), html.includes(downloaded)]).toEqual([locale, true, true]);
    }
  });
});

describe("access to a document in the viewer", () => {
  let _mine: World;
  let _strangers: [string, (path: string) => Promise<Response>][];
  beforeAll(async () => {
    _mine = await aWorld("pdf");
    const other = await aWorld("pdf");
    const landlord = await aLandlord();
    _strangers = [
      ["a visitor", (path) => get(path)],
      ["another guest landlord", (path) => get(path, { cookie: other.cookie })],
      ["an account", (path) => landlord.browser.call(path)],
    ];
  });

  it.each([
    ["of suspected spam", "UPDATE application SET is_spam = 1 WHERE id = ?", (world: World) => world.sent.id],
    ["that was removed", "UPDATE document SET removed_at = 1 WHERE id = ?", (world: World) => world.sent.documentId],
    [
      "that is not sent yet",
      "UPDATE document SET claimed_at = NULL WHERE id = ?",
      (world: World) => world.sent.documentId,
    ],
    ["of a deleted form", "UPDATE rent_form SET state = 'deleted' WHERE id = ?", (world: World) => world.form.formId],
  ])("is refused to its landlord, too, for a document %s", async (_what, statement, idOf) => {
    const world = await aWorld("png");
    await bindings.DB.prepare(statement).bind(idOf(world)).run();
    expect((await get(viewAt(world), { cookie: world.cookie })).status).toBe(404);
    expect((await get(shownAt(world), { cookie: world.cookie })).status).toBe(404);
    expect(await tracesOf(world.sent.documentId)).toBe(0);
  });
});
