import { describe, expect, it } from "vitest";
import { mailLinks } from "../../../app/kernel/links";
import { aPdf, asked } from "../../support/apply-form";
import { bindings, get, post } from "../../support/apply-visitor";
import { countRows, mintToken, testServices } from "../../support/forms";
import { sent } from "../../support/sent-application";

function upload(to: string, control: string, file: File): Promise<Response> {
  const body = new FormData();
  body.append(control, file);
  return post(to, body);
}

const papers = (id: string) =>
  countRows("SELECT count(*) AS n FROM document WHERE application_id = ? AND removed_at IS NULL", id);

describe("a file of a correction, sent by the script", () => {
  it("is stored, named and part of the draft, and deleted with it", async () => {
    const { link } = await sent();
    const page = await (await get(`${link}/correct?step=5`)).text();
    expect(page).toContain("data-slot");
    expect(page.match(/<script type="module"/g)).toHaveLength(2);
    const to = `${link}/correct/documents`;
    const stored = await upload(to, asked.letter, aPdf("letter.pdf"));
    expect(stored.status).toBe(201);
    expect(await stored.json()).toEqual({
      documents: [{ id: expect.any(String), name: "letter.pdf", size: expect.stringMatching(/kB$/) }],
    });
    expect(await (await get(`${link}/correct?step=5`)).text()).toContain("letter.pdf");
    expect(await (await get(`${link}/correct`)).text()).toMatch(/<ins[^>]*>letter\.pdf<\/ins>/);
    expect(await (await get(link)).text()).not.toContain("letter.pdf");
  });

  it("is refused with a reason and not stored: wrong type, full or unknown question, decided application", async () => {
    const { link, id } = await sent();
    const to = `${link}/correct/documents`;
    const bad = await upload(to, asked.letter, new File(["<p>"], "bad.pdf"));
    expect([bad.status, await bad.json()]).toEqual([
      415,
      { message: expect.stringContaining("“bad.pdf” is not a PDF, JPG, PNG or HEIC file") },
    ]);
    await upload(to, asked.letter, aPdf("letter.pdf"));
    expect((await upload(to, asked.letter, aPdf("one-more.pdf"))).status).toBe(400);
    expect((await upload(to, asked.name, aPdf("nowhere.pdf"))).status).toBe(400);
    expect(await papers(id)).toBe(2);
    await bindings.DB.prepare("UPDATE application SET state = 'declined' WHERE id = ?").bind(id).run();
    expect((await upload(to, asked.payslips, aPdf("late.pdf"))).status).toBe(410);
    expect(await papers(id)).toBe(2);
  });

  // Red when findCorrection does not compare the form's public id.
  it("needs the status link", async () => {
    const [mine, other] = [await sent(), await sent()];
    const foreign = await mintToken(testServices(), mailLinks.resumeDraft, mine.id);
    const wrong = [
      mine.link.slice(0, -1),
      mine.link.replace(mine.form.urlId, other.form.urlId),
      `/apply/${mine.form.urlId}/status/${foreign}`,
    ];
    for (const link of wrong) {
      for (const page of ["correct", "more"]) {
        const answer = await upload(`${link}/${page}/documents`, asked.letter, aPdf("x.pdf"));
        expect([page, answer.status, await answer.json()]).toEqual([page, 404, { message: "" }]);
      }
    }
    expect(await papers(mine.id)).toBe(1);
  });
});
