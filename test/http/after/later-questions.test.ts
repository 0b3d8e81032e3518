import { describe, expect, it } from "vitest";
import { mailLinks } from "../../../app/kernel/links";
import { smallFiles } from "../../support/apply-form";
import { bindings, get, origin, storeForm } from "../../support/apply-visitor";
import { countRows, mintToken, testServices } from "../../support/forms";
import { aLaterHousehold, later, laterForm } from "../../support/later-questions";
import { bare, readPdf } from "../../support/read-pdf";
import { send } from "../../support/requests";
import { aLandlord } from "../forms/landlord";

async function made() {
  const landlord = await aLandlord();
  const form = await storeForm({ definition: laterForm() });
  await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?")
    .bind(landlord.userId, form.formId)
    .run();
  const home = await aLaterHousehold(testServices(), form);
  const link = `/apply/${form.urlId}/status/${await mintToken(testServices(), mailLinks.applicationStatus, home.id)}`;
  const boLink = `/apply/${form.urlId}/member/${await mintToken(testServices(), mailLinks.memberPart, home.boId)}`;
  const page = `/app/forms/${form.formId}?applicationId=${home.id}`;
  const move = (fields: Record<string, string>) =>
    landlord.browser.call("/app/applicants/moves", new URLSearchParams({ ids: home.id, letter: "none", ...fields }));
  return { landlord, form, ...home, link, boLink, page, move };
}

function press(to: string, pairs: [string, string | File][]): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of pairs) body.append(name, value);
  return send(`${origin}${to}`, { method: "POST", body, redirect: "manual", headers: { Origin: origin } });
}

const pdf = (name: string) => new File([smallFiles.pdf], name);
const stateOf = async (id: string) =>
  (await bindings.DB.prepare("SELECT state FROM application WHERE id = ?").bind(id).first<{ state: string }>())?.state;

describe("further questions of a later stage, on both sides without JavaScript", () => {
  it("are asked on shortlisting, answered by lead and member, read, and others are asked on approval", async () => {
    const { landlord, form, id, link, boLink, page, move } = await made();
    const before = await (await landlord.browser.call(page)).text();
    expect(before).toContain("Rental ledger");
    expect(before).not.toContain("ledger.pdf");
    await move({ intent: "shortlist", ask: later.ledger, askDays: "7" });
    expect(await stateOf(id)).toBe("info_requested");
    const status = await (await get(link)).text();
    expect(status).toContain("Rental ledger");
    expect(status).toContain(`href="${link}/more"`);
    const step = await (await get(`${link}/more`)).text();
    for (const text of ["For the lease", "Rental ledger", `action="${link}/more?step=1"`]) expect(step).toContain(text);
    for (const text of ["Photo ID", "Your full name"]) expect(step).not.toContain(text);
    // Nothing given: the page says what is missing, as any step does.
    const empty = await press(`${link}/more?step=1`, [["x", ""]]);
    expect(await (await get(empty.headers.get("location") ?? "")).text()).toContain('class="err"');
    const uploaded = await press(`${link}/more/documents`, [[later.ledger, pdf("ledger.pdf")]]);
    expect(uploaded.status).toBe(201);
    const kept = await press(`${link}/more?step=1`, [["x", ""]]);
    expect(kept.headers.get("location")).toBe(`${link}/more?step=2`);
    const check = await (await get(`${link}/more?step=2`)).text();
    for (const text of ["Check your answers", "ledger.pdf", "Send my answer"]) expect(check).toContain(text);
    expect(await countRows("SELECT document_count AS n FROM application WHERE id = ?", id)).toBe(0);
    const sent = await press(`${link}/more?step=2`, [["intent", "send"]]);
    expect(sent.headers.get("location")).toBe(`${link}?said=answered`);
    expect(await (await get(`${link}?said=answered`)).text()).toContain("Your answers were sent.");

    const own = await (await get(boLink)).text();
    expect(own).toContain(`href="${boLink}/more"`);
    expect((await press(`${boLink}/more/documents`, [[later.ledger, pdf("bo.pdf")]])).status).toBe(201);
    await press(`${boLink}/more?step=1`, [["x", ""]]);
    const done = await press(`${boLink}/more?step=2`, [["intent", "send"]]);
    expect(done.headers.get("location")).toBe(`${boLink}?said=answered`);
    expect(await stateOf(id)).toBe("shortlisted");
    const read = await (await landlord.browser.call(page)).text();
    for (const text of ["ledger.pdf", "bo.pdf"]) expect(read).toContain(text);

    await move({ intent: "approve", ask: [later.photoId, later.contact, later.who].join(","), askDays: "14" });
    expect(await stateOf(id)).toBe("approved");
    await press(`${link}/more?step=1`, [
      [later.photoId, pdf("id.pdf")],
      [later.contact, "yes"],
      [later.who, "Grace Hopper"],
    ]);
    await press(`${link}/more?step=2`, [["intent", "send"]]);
    expect(await stateOf(id)).toBe("approved");
    const after = await (await landlord.browser.call(page)).text();
    for (const text of ["id.pdf", "Grace Hopper", "Waiting for the applicant"]) expect(after).toContain(text);
    const paper = await readPdf(await (await get(`${link}/answers.pdf`)).arrayBuffer());
    for (const text of ["ledger.pdf", "Grace Hopper"]) expect(paper.words).toContain(bare(text));
    const let_ = { intent: "let", formId: form.formId, applicationId: id, others: "keep", letter: "none" };
    await landlord.browser.call("/app/applicants/moves", new URLSearchParams(let_));
    expect(await (await get(boLink)).text()).not.toContain(`${boLink}/more`);
    const late = await press(`${boLink}/more?step=1`, [["intent", "send"]]);
    expect(late.headers.get("location")).toBe(`${boLink}?said=late-info`);
  });
});
