import { describe, expect, it } from "vitest";
import { mailLinks } from "../../../app/kernel/links";
import { smallFiles } from "../../support/apply-form";
import { bindings, errorLines, get, origin, post, storeForm } from "../../support/apply-visitor";
import { countRows, mintToken, testServices } from "../../support/forms";
import { bare, readPdf } from "../../support/read-pdf";
import { send } from "../../support/requests";
import { type Sent, sent } from "../../support/sent-application";
import { aLandlord, type LandlordWithForms } from "../forms/landlord";

const asking = [
  ["intent", "request-info"],
  ["kind", "file"],
  ["item", "Payslip of October"],
  ["kind", "text"],
  ["item", "Who is your <b>present</b> landlord?"],
  ["note", "By email is fine, too."],
  ["days", "5"],
];

type Case = Sent & { landlord: LandlordWithForms; page: string; ask: (fields?: string[][]) => Promise<Response> };

/** A sent application of an account's form, and its landlord's page. */
async function made(): Promise<Case> {
  const landlord = await aLandlord();
  const form = await storeForm();
  await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?")
    .bind(landlord.userId, form.formId)
    .run();
  const application = await sent({ form });
  const page = `/app/forms/${form.formId}?applicationId=${application.id}`;
  const ask = (fields = asking) => landlord.browser.call(page, new URLSearchParams(fields));
  return { ...application, landlord, page, ask };
}

/** Control names of the things asked for, as the page of the answer has them. */
async function itemsOf(link: string): Promise<string[]> {
  const html = await (await get(`${link}/more`)).text();
  return [...html.matchAll(/<textarea[^>]* name="(info\.[a-z0-9]{10})\.text"/g)].map(([, name]) => name ?? "");
}

/** Posted from Chicago, as far as the connection tells. */
function answer(link: string, pairs: [string, string | File][]): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of pairs) body.append(name, value);
  const cf = { timezone: "America/Chicago" } as RequestInit["cf"];
  return send(`${origin}${link}/more`, { method: "POST", body, redirect: "manual", headers: { Origin: origin }, cf });
}

const stateOf = async (id: string) =>
  (await bindings.DB.prepare("SELECT state FROM application WHERE id = ?").bind(id).first<{ state: string }>())?.state;

describe("requesting more information, on both sides without JavaScript", () => {
  it("is sent, answered with a file and text, and the answer is read", async () => {
    const { ask, link, id, landlord, page } = await made();
    expect((await ask()).headers.get("location")).toBe(`${page}&tab=requests`);
    const html = await (await get(link)).text();
    for (const text of [
      "More information needed",
      "<h1>The landlord asks you for 2 things.</h1>",
      "Payslip of October",
      "By email is fine, too.",
      "Who is your &lt;b&gt;present",
      `href="${link}/more">Answer</a>`,
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain("info.");
    const [file = "", words = ""] = await itemsOf(link);
    // Half an answer: what was typed and the file stay.
    const half = await answer(link, [
      [file, new File([smallFiles.pdf], "october.pdf")],
      [`${words}.text`, ""],
    ]);
    expect(half.status).toBe(400);
    const halfHtml = await half.text();
    expect(errorLines(halfHtml)).toEqual([
      "Answer “Who is your &lt;b&gt;present&lt;/b&gt; landlord?”, or say why you cannot",
    ]);
    expect(halfHtml).toContain("october.pdf");
    // Red where root.tsx asks the request of the page for its zone: after a post that request knows none, and UTC stands there.
    expect(halfHtml).toMatch(/C[SD]T \(.+ Pacific Time\)/);
    expect(await stateOf(id)).toBe("info_requested");
    // Not sent yet: the landlord sees nothing of it.
    const before = await (await landlord.browser.call(page)).text();
    expect(before).toContain("Waiting for the applicant");
    expect(before).not.toContain("october.pdf");
    expect((await answer(link, [[`${words}.text`, "Grace Hopper\r\nAlbany"]])).headers.get("location")).toBe(link);
    expect(await stateOf(id)).toBe("submitted");
    const after = await (await landlord.browser.call(page)).text();
    for (const text of ["Answered", "october.pdf", "Grace Hopper\nAlbany"]) expect(after).toContain(text);
    const own = await (await get(link)).text();
    for (const text of ["What the landlord asked for, and your answer", "october.pdf", "Grace Hopper"]) {
      expect(own).toContain(text);
    }
    expect(await countRows("SELECT document_count AS n FROM application WHERE id = ?", id)).toBe(2);
    const paper = await readPdf(await (await get(`${link}/answers.pdf`)).arrayBuffer());
    expect(paper.words).toContain(bare("Payslip of October october.pdf"));
  });

  it.each([
    [
      "en",
      "file",
      "Payslip of October",
      "The landlord asks you for \u201c<bdi>Payslip of October</bdi>\u201d.",
      "Add the file",
    ],
    [
      "es",
      "file",
      "Nómina de octubre.",
      "El propietario le pide \u00ab<bdi>Nómina de octubre</bdi>\u00bb.",
      "Añadir el archivo",
    ],
    [
      "fr",
      "text",
      "عنوانك الحالي؟",
      "Le propri\u00e9taire demande\u00a0: \u00ab\u00a0<bdi>عنوانك الحالي؟</bdi>\u00a0\u00bb",
      "Répondre",
    ],
  ])(
    "names a single requested item in its sentence, with one button (%s)",
    async (lang, kind, item, sentence, button) => {
      const { ask, link } = await made();
      await ask([
        ["intent", "request-info"],
        ["kind", kind],
        ["item", item],
        ["note", ""],
        ["days", "5"],
      ]);
      await post(link, new URLSearchParams({ intent: "language", lang }));
      const html = await (await get(link)).text();
      expect(html).toContain(`<h1>${sentence}</h1>`);
      expect(html).toContain(`href="${link}/more">${button}</a>`);
      const [path = ""] = await itemsOf(link);
      // The way out is a link to its own control, where there is one.
      expect(html.includes(`href="${link}/more#${path}.text"`)).toBe(kind === "file");
    },
  );

  it("refuses wrong and too many files with a reason, and lets the applicant remove one", async () => {
    const { ask, link } = await made();
    await ask();
    const [file = "", words = ""] = await itemsOf(link);
    // The name makes each another file: the same bytes twice are one.
    const pdf = (name: string): [string, File] => [file, new File([smallFiles.pdf, name], name)];
    const html = new File(["<script>alert(1)</script>"], "page.pdf");
    const refused = await answer(link, [
      [file, html],
      ["upload", file],
      [`${words}.text`, "half"],
    ]);
    expect(refused.status).toBe(400);
    expect(errorLines(await refused.text())).toEqual([
      expect.stringContaining("“page.pdf” is not a PDF, JPG, PNG or HEIC file"),
    ]);
    const stays = await answer(link, [...[1, 2, 3, 4, 5].map((n) => pdf(`${n}.pdf`)), ["upload", file]]);
    expect(stays.headers.get("location")).toBe(`${link}/more#${file}-file`);
    const sixth = await answer(link, [pdf("6.pdf"), ["upload", file]]);
    expect(errorLines(await sixth.text())).toEqual(["“6.pdf” was not added: remove a file here first."]);
    const more = await (await get(`${link}/more`)).text();
    expect(more).toContain("Pacific Time)");
    expect(more).toContain("half");
    const [, doc = ""] = /value="([^"]+)" name="remove-document"/.exec(more) ?? [];
    const taken = await answer(link, [["remove-document", doc]]);
    expect(taken.headers.get("location")).toBe(`${link}/more#${file}-file`);
    const left = await (await get(`${link}/more`)).text();
    expect(left).not.toContain("1.pdf");
    expect(left).toContain("5.pdf");
    const strange = await answer(link, [["info.aaaaaaaaaa", new File([smallFiles.pdf], "x.pdf")]]);
    expect(errorLines(await strange.text())).toEqual([expect.stringContaining("this question is no longer asked")]);
  });

  it("accepts a file sent by the script alone or refuses it with a reason, and the page waits for it", async () => {
    const { ask, link, id } = await made();
    await ask();
    const [file = "", words = ""] = await itemsOf(link);
    const to = `${link}/more/documents`;
    const html = await (await get(`${link}/more`)).text();
    expect(html).toContain(`data-documents="${to}"`);
    expect(html).toContain("data-status");
    const upload = (control: string, content: BlobPart, name: string) => {
      const body = new FormData();
      body.append(control, new File([content], name));
      return post(to, body);
    };
    const stored = await upload(file, smallFiles.pdf, "october.pdf");
    expect([stored.status, await stored.json()]).toEqual([
      201,
      { documents: [{ id: expect.any(String), name: "october.pdf", size: "1 kB" }] },
    ]);
    const bad = await upload(file, "ID3", "song.pdf");
    expect([bad.status, await bad.json()]).toEqual([
      415,
      { message: expect.stringContaining("“song.pdf” is not a PDF, JPG, PNG or HEIC file") },
    ]);
    expect((await upload(`${words}.text`, smallFiles.png, "nowhere.png")).status).toBe(400);
    const begun = await (await get(link)).text();
    for (const text of ["You have started your answer and not sent it yet.", "Finish my answer"])
      expect(begun).toContain(text);
    expect((await answer(link, [[`${words}.text`, "Grace Hopper"]])).headers.get("location")).toBe(link);
    expect(await countRows("SELECT document_count AS n FROM application WHERE id = ?", id)).toBe(2);
    // Answered: there is nothing to add to.
    expect((await upload(file, smallFiles.jpg, "late.jpg")).status).toBe(404);
  });

  it("refuses control characters and texts that are too long, and keeps what was typed", async () => {
    const { ask, link } = await made();
    await ask();
    const [, words = ""] = await itemsOf(link);
    const long = await answer(link, [[`${words}.text`, "x".repeat(2001)]]);
    expect(errorLines(await long.text())[0]).toContain("to 2,000 characters");
    const hostile = await answer(link, [[`${words}.text`, "a\u0000b"]]);
    expect(errorLines(await hostile.text())[0]).toContain("control characters");
    const sneaky = "\u202e<img src=x onerror=alert(1)>'; DROP TABLE document;-- \ud83d\udc68\u200d\ud83d\udc69";
    await answer(link, [[`${words}.text`, sneaky]]);
    const html = await (await get(`${link}/more`)).text();
    expect(html).toContain("\u202e&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img");
  });

  // Red when isHolderOf is left out of findOpenRequest.
  it("is opened by the status link only", async () => {
    const mine = await made();
    await mine.ask();
    const [, words = ""] = await itemsOf(mine.link);
    const other = await sent();
    const foreign = await mintToken(testServices(), mailLinks.resumeDraft, mine.id);
    const wrong = [
      mine.link.slice(0, -1),
      mine.link.replace(mine.form.urlId, other.form.urlId),
      `/apply/${mine.form.urlId}/status/${foreign}`,
    ];
    for (const link of wrong) {
      expect([link, (await get(`${link}/more`)).status]).toEqual([link, 404]);
      expect([link, (await answer(link, [[`${words}.text`, "x"]])).status]).toEqual([link, 404]);
    }
    // Nothing is asked of the other one.
    expect((await get(`${other.link}/more`)).headers.get("location")).toBe(other.link);
    expect((await answer(other.link, [[`${words}.text`, "x"]])).headers.get("location")).toBe(
      `${other.link}?said=late-info`,
    );
    expect(await stateOf(mine.id)).toBe("info_requested");
    const evil = await post(`${mine.link}/more`, new FormData(), { Origin: "https://evil.example" });
    expect(evil.status).toBe(403);
  });

  it("is possible for the form's own landlord only, and can be cancelled", async () => {
    const { ask, id, page, landlord, link } = await made();
    const stranger = await aLandlord();
    expect((await stranger.browser.call(page, new URLSearchParams(asking))).status).toBe(404);
    expect((await post(page, new URLSearchParams(asking))).headers.get("location")).toContain("/sign-in?redirect=");
    const nothing = await ask(asking.filter(([name]) => name !== "item"));
    expect(nothing.status).toBe(409);
    expect(await nothing.text()).toContain("Name at least one thing");
    expect(await stateOf(id)).toBe("submitted");
    await ask();
    expect((await ask()).status).toBe(409);
    const back = await landlord.browser.call(page, new URLSearchParams({ intent: "cancel-info" }));
    expect(back.headers.get("location")).toBe(`${page}&tab=requests`);
    expect(await stateOf(id)).toBe("submitted");
    expect(await (await get(link)).text()).toContain("The landlord no longer needs this.");
  });
});
