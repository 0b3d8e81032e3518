import { describe, expect, it } from "vitest";
import { mailLinks } from "../../../app/kernel/links";
import { aPdf, asked, typedSteps } from "../../support/apply-form";
import { bindings, errorLines, get, hiddenValue, post } from "../../support/apply-visitor";
import { countRows, mintToken, testServices } from "../../support/forms";
import { bare, readPdf } from "../../support/read-pdf";
import { type Sent, sent } from "../../support/sent-application";

const checkStep = typedSteps.length + 1;

function receiveStep(link: string, step: number, pairs: [string, string | File][]): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of pairs) body.append(name, value);
  return post(`${link}/correct?step=${step}`, body);
}

/** A step typed as it was sent, with other answers. */
const typed = (step: number, changes: Record<string, string> = {}): [string, string][] =>
  (typedSteps[step - 1] ?? []).map(([name, value]) => [name, changes[name] ?? value]);
/** A post that has something to say, and the page that says it. */
async function refused(posting: Promise<Response>): Promise<string> {
  const answer = await posting;
  expect([answer.status, answer.headers.get("location")]).toEqual([303, expect.stringContaining("&feedback=")]);
  return (await get(answer.headers.get("location") ?? "")).text();
}

const send = (link: string) => receiveStep(link, checkStep, [["intent", "send"]]);
const row = (id: string) =>
  bindings.DB.prepare("SELECT * FROM application WHERE id = ?")
    .bind(id)
    .first<Record<string, string | number | null>>();
const revOf = (id: string) => countRows("SELECT rev AS n FROM application_data WHERE application_id = ?", id);
const set = (id: string, assignment: string) =>
  bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE id = ?`).bind(id).run();
const copies = (id: string) =>
  countRows("SELECT count(*) AS n FROM application_correction WHERE application_id = ?", id);
const check = async ({ link }: Sent) => (await get(`${link}/correct`)).text();

describe("correcting a sent application without JavaScript", () => {
  it("changes an answer: it is shown before and after, sent once, with the old version kept and one mail", async () => {
    const mine = await sent();
    const { link, id } = mine;
    expect(await (await get(link)).text()).toContain(`href="${link}/correct"`);
    const page = await get(`${link}/correct?step=3`);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.headers.get("referrer-policy")).toBe("strict-origin");
    const html = await page.text();
    expect(html).toContain('value="Analytical Engines"');
    expect(html).toContain('value="6400"');
    expect(html).not.toContain("Finish later");
    expect(await copies(id)).toBe(0);
    const saved = await receiveStep(
      link,
      3,
      typed(3, { [asked.employer]: "Difference Works", [`${asked.income}.amount`]: "7,000" }),
    );
    expect(saved.headers.get("location")).toBe(`${link}/correct?step=${checkStep}`);
    // The landlord and the status page still have what was sent.
    expect(await (await get(link)).text()).toContain("Analytical Engines");
    const copy = await bindings.DB.prepare("SELECT data FROM application_correction WHERE application_id = ?")
      .bind(id)
      .first();
    expect(JSON.stringify(copy)).not.toContain("Difference");
    const before = await check(mine);
    expect(before).toMatch(/<del[^>]*>Analytical Engines<\/del>/);
    expect(before).toMatch(/<ins[^>]*>Difference Works<\/ins>/);
    expect((await send(link)).headers.get("location")).toBe(`${link}?said=corrected`);
    expect((await send(link)).headers.get("location")).toBe(link);
    const after = await (await get(`${link}?said=corrected`)).text();
    for (const text of ["Your correction is sent", "Difference Works", "Last changed"]) expect(after).toContain(text);
    expect(await row(id)).toMatchObject({ income_monthly_minor: 700_000, state: "submitted", document_count: 1 });
    expect(await revOf(id)).toBe(2);
    expect(await countRows("SELECT rev AS n FROM application_revision WHERE application_id = ?", id)).toBe(1);
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'application.correct'", id),
    ).toBe(1);
    const { words } = await readPdf(await (await get(`${link}/answers.pdf`)).arrayBuffer());
    expect(words).toContain(bare("Difference Works"));
    expect(words).toContain(bare("Last changed"));
  });

  it("shows errors and keeps what was typed; changing an answer back is no correction", async () => {
    const mine = await sent();
    const html = await refused(receiveStep(mine.link, 1, typed(1, { [asked.email]: "no address" })));
    expect(errorLines(html)[0]).toContain("Email");
    expect(html).toContain('value="no address"');
    // What is wrong cannot be sent.
    expect(errorLines(await refused(send(mine.link)))[0]).toContain("email");
    expect(await revOf(mine.id)).toBe(1);
    await receiveStep(mine.link, 1, typed(1));
    expect((await send(mine.link)).headers.get("location")).toBe(mine.link);
    expect(await revOf(mine.id)).toBe(1);
    expect(await copies(mine.id)).toBe(0);
  });

  it("asks the questions that a changed answer makes visible, before it can be sent", async () => {
    const mine = await sent({ changes: { [asked.anyPets]: "no" } });
    await receiveStep(mine.link, 4, typed(4, { [asked.anyPets]: "yes", [asked.petKinds]: "" }));
    expect(await (await get(`${mine.link}/correct?step=${checkStep}`)).text()).toContain("Which pets?");
    expect(errorLines(await refused(send(mine.link)))[0]).toContain("Which pets?");
    await receiveStep(mine.link, 4, typed(4, { [asked.anyPets]: "yes", [asked.petKinds]: asked.dog }));
    expect((await send(mine.link)).headers.get("location")).toContain("said=corrected");
    expect((await row(mine.id))?.has_pets).toBe(1);
  });

  it("adds and removes documents and entries, and the landlord sees nothing before it is sent", async () => {
    const mine = await sent();
    const { link, id } = mine;
    const html = await (await get(`${link}/correct?step=5`)).text();
    expect(html).toContain("payslip.pdf");
    const [, old = ""] = /value="([^"]+)" name="remove-document"/.exec(html) ?? [];
    const taken = await receiveStep(link, 5, [...typed(5), ["remove-document", old]]);
    expect(taken.headers.get("location")).toBe(`${link}/correct?step=5#${asked.payslips}`);
    const missing = await refused(receiveStep(link, 5, typed(5)));
    expect(errorLines(missing)[0]).toContain("Payslips");
    const bad = await refused(
      receiveStep(link, 5, [...typed(5), [asked.payslips, new File(["<p>"], "bad.pdf")], ["upload", asked.payslips]]),
    );
    expect(errorLines(bad)).toContainEqual(expect.stringContaining("“bad.pdf” is not a PDF, JPG, PNG or HEIC file"));
    await receiveStep(link, 5, [...typed(5), [asked.payslips, aPdf("november.pdf")]]);
    // The old one is still there for the landlord, the new one is not.
    const status = await (await get(link)).text();
    expect(status).toContain("payslip.pdf");
    expect(status).not.toContain("november.pdf");
    await receiveStep(link, 2, [...typed(2), ["add-item", asked.home]]);
    const second = typed(2).map(([name, value]): [string, string] => [
      name.replace(`${asked.home}.0.`, `${asked.home}.1.`),
      value,
    ]);
    await receiveStep(link, 2, [...typed(2), ...second]);
    const before = await check(mine);
    expect(before).toMatch(/<del[^>]*>payslip\.pdf<\/del>/);
    expect(before).toMatch(/<ins[^>]*>november\.pdf<\/ins>/);
    expect(before).toContain("Address 2");
    expect((await send(link)).headers.get("location")).toContain("said=corrected");
    expect(
      await countRows(
        "SELECT count(*) AS n FROM document WHERE application_id = ? AND claimed_at IS NOT NULL AND removed_at IS NULL",
        id,
      ),
    ).toBe(1);
    expect(await countRows("SELECT count(*) AS n FROM document WHERE id = ? AND removed_at IS NULL", old)).toBe(0);
    expect((await row(id))?.document_count).toBe(1);
    // Out goes the first address: what was the second moves up.
    await receiveStep(link, 2, [...typed(2), ...second, ["remove-item", "1"]]);
    expect((await send(link)).headers.get("location")).toContain("said=corrected");
    expect(await revOf(id)).toBe(3);
  });

  it("can be discarded without a trace", async () => {
    const mine = await sent();
    await receiveStep(mine.link, 5, [...typed(5), [asked.letter, aPdf("letter.pdf")], ["upload", asked.letter]]);
    expect(await copies(mine.id)).toBe(1);
    const dropped = await receiveStep(mine.link, checkStep, [["intent", "discard"]]);
    expect(dropped.headers.get("location")).toBe(mine.link);
    expect(await copies(mine.id)).toBe(0);
    expect(
      await countRows("SELECT count(*) AS n FROM document WHERE application_id = ? AND removed_at IS NULL", mine.id),
    ).toBe(1);
    expect(await check(mine)).not.toContain("letter.pdf");
  });

  it("in two tabs keeps each other's steps, and is sent once", async () => {
    const mine = await sent();
    await Promise.all([
      receiveStep(mine.link, 3, typed(3, { [asked.employer]: "Difference Works" })),
      receiveStep(mine.link, 4, typed(4, { [asked.adults]: "3" })),
    ]);
    const html = await check(mine);
    expect(html).toContain("Difference Works");
    expect(html).toMatch(/<ins[^>]*>3<\/ins>/);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(mine.link)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    expect(await revOf(mine.id)).toBe(2);
    expect(await countRows("SELECT count(*) AS n FROM application_revision WHERE application_id = ?", mine.id)).toBe(1);
  });

  // Red while a tab that was opened earlier wrote its old answers over those of another.
  it("shows both answers when an older tab would take another tab's correction back", async () => {
    const mine = await sent();
    const open = async (): Promise<[string, string]> => [
      "was",
      hiddenValue(await (await get(`${mine.link}/correct?step=3`)).text(), "was") ?? "",
    ];
    const [one, other] = [await open(), await open()];
    await receiveStep(mine.link, 3, [...typed(3, { [asked.employer]: "Difference Works" }), one]);
    const older = [...typed(3, { [asked.employer]: "Number Mill" }), other];
    const page = await refused(receiveStep(mine.link, 3, older));
    expect(page).toContain("This page was changed elsewhere");
    expect(page).toContain(": Difference Works");
    expect(page).toContain('value="Number Mill"');
    expect(await check(mine)).toMatch(/<ins[^>]*>Difference Works<\/ins>/);
    const chosen: [string, string] = ["was", hiddenValue(page, "was") ?? ""];
    await receiveStep(mine.link, 3, [...typed(3, { [asked.employer]: "Number Mill" }), chosen]);
    expect(await check(mine)).toMatch(/<ins[^>]*>Number Mill<\/ins>/);
  });

  // Red while only the first check page had them.
  it("shows folded beside the button what is affirmed with the corrected answers", async () => {
    const mine = await sent();
    await receiveStep(mine.link, 3, typed(3, { [asked.employer]: "Difference Works" }));
    const folds = [
      ...(await check(mine)).matchAll(/<details class="fold"><summary><b[^>]*>(?:<bdi[^>]*>)?([^<]*)/g),
    ].map(([, t]) => t);
    expect(folds).toEqual(expect.arrayContaining(["What you agreed to", "Who sees what, and for how long"]));
  });

  // Red when isUndecided is left out of sendCorrection and saveCorrection.
  it.each(["approved", "declined", "withdrawn", "expired"])(
    "is refused once the application is %s, with an explanation",
    async (state) => {
      const mine = await sent();
      await receiveStep(mine.link, 3, typed(3, { [asked.employer]: "Difference Works" }));
      await set(mine.id, `state = '${state}'`);
      const late = `${mine.link}?said=late-correct`;
      expect((await send(mine.link)).headers.get("location")).toBe(late);
      expect((await receiveStep(mine.link, 3, typed(3))).headers.get("location")).toBe(late);
      expect((await get(`${mine.link}/correct`)).headers.get("location")).toBe(late);
      expect(await (await get(late)).text()).toContain("answers can no longer be changed");
      expect(await revOf(mine.id)).toBe(1);
      expect(await (await get(mine.link)).text()).not.toContain("/correct");
    },
  );

  it("needs the status link, and drafts are deleted when the application is erased", async () => {
    const mine = await sent();
    const other = await sent();
    const foreign = await mintToken(testServices(), mailLinks.resumeDraft, mine.id);
    const wrong = [
      mine.link.slice(0, -1),
      mine.link.replace(mine.form.urlId, other.form.urlId),
      `/apply/${mine.form.urlId}/status/${foreign}`,
    ];
    for (const link of wrong) {
      expect([link, (await get(`${link}/correct`)).status]).toEqual([link, 404]);
      expect([link, (await receiveStep(link, 3, typed(3))).status]).toEqual([link, 404]);
    }
    const evil = await post(`${mine.link}/correct?step=3`, new FormData(), { Origin: "https://evil.example" });
    expect(evil.status).toBe(403);
    expect(await copies(mine.id)).toBe(0);
    await receiveStep(mine.link, 3, typed(3, { [asked.employer]: "Difference Works" }));
    await send(mine.link);
    await receiveStep(mine.link, 3, typed(3, { [asked.employer]: "Elsewhere" }));
    await post(mine.link, new URLSearchParams({ intent: "erase" }));
    expect(await copies(mine.id)).toBe(0);
    expect(await countRows("SELECT count(*) AS n FROM application_revision WHERE application_id = ?", mine.id)).toBe(0);
    expect((await get(`${mine.link}/correct`)).status).toBe(404);
  });
});
