import { describe, expect, it } from "vitest";
import { draftRates } from "../../app/features/applying/answering/draft-rates";
import { asked, smallFiles, typedSteps } from "../support/apply-form";
import { Applicant, bindings, post, storeForm } from "../support/apply-visitor";
import { impostors, strangeNames, trustedEndings } from "../support/file-corpus";
import { takenBefore } from "../support/taken-before";

async function atStart(): Promise<Applicant> {
  const applicant = new Applicant((await storeForm()).urlId);
  await applicant.start();
  return applicant;
}

/** Where the page may be opened that asks for them. */
async function atPapers(): Promise<Applicant> {
  const applicant = await atStart();
  for (const [at, pairs] of typedSteps.slice(0, 4).entries()) await applicant.post(at + 1, pairs);
  return applicant;
}

function upload(applicant: Applicant, file: File, slot: string = asked.payslips): Promise<Response> {
  const body = new FormData();
  body.append(slot, file);
  return post(`/apply/${applicant.urlId}/documents`, body, { Cookie: applicant.cookie });
}

describe("document uploads by the script", () => {
  it("return the stored file, or 413, 415 and 404 for too large, of another type, or unknown", async () => {
    const applicant = await atStart();
    const stored = await upload(applicant, new File([smallFiles.pdf], "payslip.pdf"));
    expect(stored.status).toBe(201);
    expect(await stored.json()).toMatchObject({ documents: [{ name: "payslip.pdf" }] });
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(smallFiles.pdf);
    expect((await upload(applicant, new File([large], "big.pdf"))).status).toBe(413);
    const page = await upload(applicant, new File(["<html>"], "page.pdf"));
    expect([page.status, await page.json()]).toEqual([415, { message: expect.stringContaining("page.pdf") }]);
    applicant.cookie = "";
    expect((await upload(applicant, new File([smallFiles.pdf], "payslip.pdf"))).status).toBe(404);
  });

  it("store the same file for one question once, so that a retry is harmless", async () => {
    const applicant = await atPapers();
    const send = async () => (await upload(applicant, new File([smallFiles.pdf], "payslip.pdf"))).json();
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    const letter = await upload(applicant, new File([smallFiles.pdf], "letter.pdf"), asked.letter);
    expect(await letter.json()).not.toEqual(first);
    const html = await (await applicant.get(5)).text();
    expect(html.match(/data-doc=/g)?.length).toBe(2);
  });

  // Each content under each ending: domain/applications/file-kinds. The name has no part in it.
  it("accept only the four file types, whatever their name, and give them the right ending", async () => {
    const files = Object.entries(impostors).map(([what, content], at) => ({
      name: `${what}.${trustedEndings[at % trustedEndings.length]}`,
      content,
    }));
    expect(files.length).toBeGreaterThan(75);
    const came: string[] = [];
    for (let at = 0; at < files.length; at += 60) {
      const applicant = await atPapers();
      for (const { name, content } of files.slice(at, at + 60)) {
        const { status } = await upload(applicant, new File([content as BlobPart], name));
        if (status !== (content.byteLength === 0 ? 400 : 415)) came.push(`${name}: ${status}`);
      }
      expect(await (await applicant.get(5)).text()).not.toContain("data-doc");
    }
    expect(came).toEqual([]);
    for (const name of strangeNames) {
      const applicant = await atStart();
      for (const [kind, content] of Object.entries(smallFiles).slice(0, 3)) {
        const answer = await upload(applicant, new File([content as BlobPart], name));
        expect(await answer.json()).toMatchObject({ documents: [{ name: expect.stringMatching(`\\.${kind}$`) }] });
      }
    }
  });

  it("are limited to 60 in ten minutes for a draft, then 429 with the time to wait and why", async () => {
    const applicant = await atPapers();
    const draft = await bindings.DB.prepare(
      "SELECT d.id FROM application_draft d JOIN rent_form f ON f.id = d.form_id WHERE f.url_id = ?",
    )
      .bind(applicant.urlId)
      .first<{ id: string }>();
    await takenBefore(draftRates.upload, draft?.id ?? "", 45);
    const statuses: number[] = [];
    for (let count = 45; count < 60; count += 1) {
      statuses.push((await upload(applicant, new File([], "empty.pdf"))).status);
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
    const refused = await upload(applicant, new File([smallFiles.pdf], "payslip.pdf"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ message: expect.stringContaining("too many uploads") });
    const byPage = await applicant.refused(
      applicant.postFiles(5, [
        [asked.sign, "Ada Lovelace"],
        [asked.payslips, new File([smallFiles.pdf], "payslip.pdf")],
      ]),
    );
    expect(byPage).toContain("too many uploads");
    expect(byPage).toContain('value="Ada Lovelace"');
    const other = await atStart();
    expect((await upload(other, new File([smallFiles.pdf], "payslip.pdf"))).status).toBe(201);
  });
});
