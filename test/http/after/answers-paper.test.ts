import { describe, expect, it } from "vitest";
import { mailLinks } from "../../../app/kernel/links";
import { aSentApplication } from "../../support/applications";
import { asked } from "../../support/apply-form";
import { bindings, get, post } from "../../support/apply-visitor";
import { aDefinition, aPublishedForm, countRows, mintToken, testServices } from "../../support/forms";
import { bare, readPdf } from "../../support/read-pdf";
import { sent } from "../../support/sent-application";
import { aFormOf, aLandlord } from "../forms/landlord";
import { manageCookie } from "../guests/visit";

describe("the applicant's PDF of an application", () => {
  // Red with the PDF's link on every page: its faces do not join Arabic letters.
  it("is the status page with all unfolded where our faces cannot write the reader's language", async () => {
    const { link } = await sent();
    await post(link, new URLSearchParams({ intent: "language", lang: "ar" }));
    const page = await (await get(link)).text();
    expect(page).toContain(`href="${link}?show=sent#sent"`);
    expect(page).not.toContain("answers.pdf");
    expect((await get(`${link}/answers.pdf`)).headers.get("location")).toBe(`${link}?show=sent#sent`);
    expect(await (await get(`${link}?show=sent`)).text()).toMatch(/<details class="fold" id="sent" open=""/);
  });

  it("contains number, date, every answer, the consents in full, the fingerprint and the list of documents", async () => {
    const { link, reference } = await sent();
    expect(await (await get(link)).text()).toContain(`href="${link}/answers.pdf"`);
    const response = await get(`${link}/answers.pdf`);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("referrer-policy")).toBe("strict-origin");
    expect(response.headers.get("content-disposition")).toContain(`Rental application ${reference}.pdf`);
    const { words, attached, file } = await readPdf(await response.arrayBuffer());
    const expected = [
      reference,
      "Sent",
      "UTC",
      "Your full name",
      "Ada Lovelace",
      "9 Oak Avenue",
      "More room",
      "$6,400 a month, before tax",
      "January 15, 2027",
      "My answers are true and complete.",
      "payslip.pdf",
      "Landlord's letter",
      "Not answered",
      "Fingerprint (SHA-256)",
      `Page 1 of ${file.getPageCount()}`,
    ];
    for (const text of expected) expect(words).toContain(bare(text));
    expect(words).toMatch(/answers[0-9a-f]{64}/);
    expect(attached).toEqual({});
  });

  it("shows a drawn signature as drawn, beside the typed name", async () => {
    const strokes = "M40 120 90 30 140 150M200 60 400 60";
    const linesOf = async (link: string) => {
      const { file } = await readPdf(await (await get(`${link}/answers.pdf`)).arrayBuffer());
      const parts = file.getPages().flatMap((page) => page.extractContents());
      return parts.flatMap((part) => (part.kind === "graphics" ? [part.getSvg()] : []));
    };
    const drawn = await sent({ changes: { [`${asked.sign}.drawing`]: strokes } });
    // Of the two strokes, three points and two, at the scale at which 600 of the pad are 170 of the paper.
    const shape = /viewBox="[\d.-]+ [\d.-]+ 102 34".* d="M [\d.]+ [\d.]+ L [\d. ]+ L [\d. ]+ M [\d. ]+ L [\d. ]+"/;
    expect((await linesOf(drawn.link)).filter((svg) => shape.test(svg))).toHaveLength(1);
    expect((await linesOf((await sent()).link)).filter((svg) => shape.test(svg))).toEqual([]);
  });

  it("attaches the exact text of characters that the font cannot print", async () => {
    const hostile = [
      "\u0645\u0631\u062d\u0628\u0627 abc",
      "two  spaces",
      "\ud83d\udc68\u200d\ud83d\udc69",
      "<b>'; DROP TABLE application;--",
      "e\u0301",
    ];
    for (const typed of hostile) {
      const { link } = await sent({ changes: { [asked.employer]: typed } });
      const { words, attached } = await readPdf(await (await get(`${link}/answers.pdf`)).arrayBuffer());
      if (/^[\x21-\x7e ]+$/.test(typed) && !typed.includes("  ")) {
        expect(words).toContain(bare(typed));
        expect(attached).toEqual({});
      } else {
        expect(attached["exact-text.txt"]?.split("\n")).toContain(typed);
        expect(words).toContain(bare("The exact text is attached"));
      }
    }
  });

  it("is not found with another link, another form, a link of another purpose, or once it was erased", async () => {
    const mine = await sent();
    const other = await sent();
    const foreign = await mintToken(testServices(), mailLinks.resumeDraft, mine.id);
    const wrong = [
      `${mine.link.slice(0, -1)}/answers.pdf`,
      `${mine.link.replace(mine.form.urlId, other.form.urlId)}/answers.pdf`,
      `/apply/${mine.form.urlId}/status/${foreign}/answers.pdf`,
    ];
    for (const path of wrong) {
      const answer = await get(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, "Not Found"]);
    }
    await bindings.DB.prepare("DELETE FROM application_key WHERE application_id = ?").bind(mine.id).run();
    expect((await get(`${mine.link}/answers.pdf`)).status).toBe(404);
  });
});

// Red when mayReachForm is left out of recordPrint and findApplication.
describe("the landlord's PDF of an application", () => {
  it("is for its landlord only, and each download is audited once", async () => {
    const services = testServices();
    const [landlord, stranger] = [await aLandlord(), await aLandlord()];
    const definition = aDefinition({ withFile: true });
    const form = await aFormOf(services, landlord.actor, { definition });
    const { id } = await aSentApplication(services, form);
    const path = `/app/forms/${form.formId}/applications/${id}/answers.pdf`;
    const mine = await landlord.browser.call(path);
    const { words } = await readPdf(await mine.arrayBuffer());
    expect(words).toContain(bare("Ada Lovelace"));
    const copies = () =>
      countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'application.print'", id);
    expect(await copies()).toBe(1);
    const guest = await aPublishedForm(services, { definition });
    const held = await aSentApplication(services, guest);
    const guests = `/manage/form/${guest.guestRentFormId}/applications/${held.id}/answers.pdf`;
    expect((await get(guests, { Cookie: manageCookie(guest.manageToken) })).status).toBe(200);
    const mixed = `/manage/form/${guest.guestRentFormId}/applications/${id}/answers.pdf`;
    const refused = [
      await stranger.browser.call(path),
      await landlord.browser.call(path.replace(id, held.id)),
      await landlord.browser.call(path.replace(id, "nonsense")),
      await get(guests),
      await get(mixed, { Cookie: manageCookie(guest.manageToken) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect((await get(path)).headers.get("location")).toContain("/sign-in?redirect=");
    expect(await copies()).toBe(1);
  });
});
