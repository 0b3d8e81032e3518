import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { noneLeft } from "../../app/features/deciding/exports/archive-room";
import { applicationEntries } from "../../app/features/deciding/exports/queries/list-exported-applications.server";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { mailLinks } from "../../app/kernel/links";
import { smallFiles } from "../support/apply-form";
import { Applicant, bindings, get, origin, post, type StoredForm, storeForm } from "../support/apply-visitor";
import { aPublishedForm, ids, mintToken, testServices } from "../support/forms";
import { countedHousehold, householdForm, named } from "../support/household-form";
import { leadOf, leadPairs, linkTo, Member, membersOf } from "../support/household-visitor";
import { bare, readPdf } from "../support/read-pdf";
import { statusLink } from "../support/sent-application";
import { manageCookie } from "./guests/visit";

const all = <Row>(sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .all<Row>()
    .then(({ results }) => results);

const applicationOf = async (formId: string) =>
  (await all<Record<string, unknown>>("SELECT * FROM application WHERE form_id = ?", formId))[0] ?? {};
const jobsAbout = (id: string) =>
  all<{ kind: string }>("SELECT kind FROM outbox WHERE ref LIKE ? ORDER BY created_at", `%${id}%`);

async function sentHousehold() {
  const form = await storeForm({ definition: householdForm() });
  const mark = ids.nodeId();
  const { lead, press } = await leadOf(form, mark);
  const sent = await press("send");
  const [bo, gus] = await membersOf(form.formId);
  if (!bo || !gus) throw new Error("Nobody was asked");
  return { form, mark, lead, press, sent, bo, gus };
}

describe("naming household members", () => {
  // Red when the page says the same to everybody: "you need not do anything more", while two parts are missing.
  it("shows on the receipt whose parts are still missing", async () => {
    const { lead } = await sentHousehold();
    const page = await (await lead.get("/success")).text();
    expect(page).toContain("Your household is not complete");
    expect(page).not.toContain("You don’t need to do anything else");
  });

  it("lists on the review step who will be invited, and invites them in the batch that submits", async () => {
    const form = await storeForm({ definition: householdForm() });
    const { lead, press } = await leadOf(form, ids.nodeId());
    const page = await (await lead.get(6)).text();
    expect(page).toContain("Your household");
    expect(page).toContain("Not asked yet");
    expect(await membersOf(form.formId)).toHaveLength(0);
    expect((await press("send")).status).toBe(303);
    const members = await membersOf(form.formId);
    expect(members.map(({ role }) => role)).toEqual(["co_applicant", "guarantor"]);
    for (const { id, contact } of members) {
      expect(contact).not.toMatch(/@|tenant/);
      expect((await jobsAbout(id)).map(({ kind }) => kind)).toEqual(["mail.member-invite"]);
    }
    const application = await applicationOf(form.formId);
    expect(application).toMatchObject({ is_waiting_for_members: 1, household_completed_at: null });
  });

  it("invites them before submitting when the lead asks for it, once, and their parts count afterwards", async () => {
    const form = await storeForm({ definition: householdForm() });
    const { lead, press } = await leadOf(form, ids.nodeId());
    expect(await lead.refused(press("invite"))).toContain("The links are on their way");
    const [bo] = await membersOf(form.formId);
    const done = await new Member(form, await linkTo(form, bo?.id ?? "")).finish();
    expect(done.headers.get("location")).toBe(`/apply/${form.urlId}/part/success`);
    await press("invite");
    expect(await jobsAbout(bo?.id ?? "")).toHaveLength(2);
    await press("send");
    const application = await applicationOf(form.formId);
    expect(application).toMatchObject({ is_waiting_for_members: 1, income_monthly_minor: 400_000 });
  });

  // Red when the lead's sending names again who has said "we won't email you again".
  it("invites nobody again who refused, although the lead still names them when submitting", async () => {
    const form = await storeForm({ definition: householdForm() });
    const { press } = await leadOf(form, ids.nodeId());
    await press("invite");
    const [bo, gus] = await membersOf(form.formId);
    const link = await linkTo(form, bo?.id ?? "");
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const refusal = await SELF.fetch(origin + link, { method: "POST", body });
    expect(refusal.status).toBe(200);
    await press("invite");
    await press("send");
    expect((await membersOf(form.formId)).find(({ id }) => id === bo?.id)?.removed_at).not.toBeNull();
    expect((await get(link)).status).toBe(410);
    const status = await statusLink(form, String((await applicationOf(form.formId)).id));
    for (const intent of ["again", "share"]) await post(status, new URLSearchParams({ intent, member: bo?.id ?? "" }));
    expect((await jobsAbout(bo?.id ?? "")).map(({ kind }) => kind)).toEqual(["mail.member-invite"]);
    await new Member(form, await linkTo(form, gus?.id ?? "")).finish();
    expect(await applicationOf(form.formId)).toMatchObject({ is_waiting_for_members: 0 });
  });

  it("drops people who are no longer named, and takes no part from them", async () => {
    const form = await storeForm({ definition: householdForm() });
    const { lead, press } = await leadOf(form, ids.nodeId());
    await press("invite");
    const [, gus] = await membersOf(form.formId);
    const link = await linkTo(form, gus?.id ?? "");
    const member = new Member(form, link);
    await member.open();
    await lead.post(5, [[named.suretyEmail, ""]]);
    await press("send");
    expect((await get(link)).status).toBe(410);
    expect((await member.get("?step=1")).status).toBe(410);
    const refused = await member.answer("9000");
    expect(refused.headers.get("location")).toContain("&feedback=");
    expect((await member.get(new URL(refused.headers.get("location") ?? "", origin).search)).status).toBe(410);
    expect(await applicationOf(form.formId)).toMatchObject({ is_waiting_for_members: 1 });
  });
});

const memberOfLink = (page: string) => /value="http[^"]*(\/apply\/[^"]*\/member\/[\w-]+)"/.exec(page)?.[1] ?? "";

describe("a link to a household part for passing on", () => {
  const press = (status: string, intent: string, member: string) =>
    post(status, new URLSearchParams({ intent, member }));

  async function shared() {
    const household = await sentHousehold();
    const { form, bo } = household;
    const status = await statusLink(form, String((await applicationOf(form.formId)).id));
    const made = await press(status, "share", bo.id);
    expect([made.status, made.headers.get("location")]).toEqual([303, `${status}#part-${bo.id}`]);
    return { ...household, status, link: memberOfLink(await (await get(status)).text()) };
  }

  // Red when the page does not show what `shareInvitation` keeps, or shows it for everybody.
  it("is shown on the lead's own page only, opens the part, and is replaced by the next one", async () => {
    const { form, lead, status, link, bo, gus } = await shared();
    expect(await (await get(link)).text()).toContain("is applying for this home and named you");
    for (const page of [await lead.get("/success"), await get(await linkTo(form, gus.id))])
      expect(await page.text()).not.toContain("/member/");
    const [{ contact = "" } = {}] = await all<{ contact: string }>(
      "SELECT contact FROM application_member WHERE id = ?",
      bo.id,
    );
    expect(contact).not.toContain(link.split("/").at(-1));
    await press(status, "share", bo.id);
    const next = memberOfLink(await (await get(status)).text());
    expect(next).not.toBe(link);
    expect((await get(link)).status).toBe(410);
    expect((await get(next)).status).toBe(200);
    const other = await sentHousehold();
    expect((await press(status, "share", other.bo.id)).status).toBe(404);
  });

  // Red when isHolderOfPart takes a shared link whatever was begun: the lead would read the answers.
  it("is used up once the member has begun: it shows nothing typed or sent, and works on the member's own device", async () => {
    const { form, status, link, bo } = await shared();
    const member = new Member(form, link);
    expect((await member.open()).headers.get("location")).toContain(`/apply/${form.urlId}/part?step=1&`);
    const asLead = await get(link);
    expect([asLead.status, await asLead.text()]).toEqual([410, expect.stringContaining("This link was used already")]);
    const again = await new Member(form, link).open();
    expect(again.headers.get("set-cookie")).toBeNull();
    const back = await get(link, { Cookie: member.cookie });
    expect([back.status, back.headers.get("location")]).toEqual([303, `/apply/${form.urlId}/part`]);
    expect(memberOfLink(await (await get(status)).text())).toBe("");
    expect((await press(status, "share", bo.id)).status).toBe(404);
    await member.answer("1000");
    const sent = await (await get(link)).text();
    expect(sent).not.toContain("A secret of Bo");
    const erased = await post(link, new URLSearchParams({ intent: "erase" }));
    expect(erased.status).toBe(410);
    const own = await (await get(await linkTo(form, bo.id))).text();
    // The second: red without HomeZone about the page.
    for (const text of ["A secret of Bo", "Pacific Time)"]) expect(own).toContain(text);
  });
});

// Red when the step takes a number of adults that nobody fits, or asks again and again.
it("asks at the names about a number of adults that does not fit, and takes it the second time", async () => {
  const form = await storeForm({ definition: countedHousehold() });
  const lead = new Applicant(form.urlId);
  await lead.start();
  await lead.post(1, leadPairs(ids.nodeId())[0] ?? []);
  await lead.post(2, [[named.count, "3"]]);
  await lead.post(3, leadPairs("")[2] ?? []);
  const adults: [string, string][] = [
    [`${named.adults}.0.${named.adultName}.first`, "Bo"],
    [`${named.adults}.0.${named.adultName}.last`, "Bell"],
  ];
  const page = await lead.refused(lead.post(4, adults));
  expect(page).toContain("You wrote that 3 adults will live there, with you, and named 1 besides yourself.");
  expect(page).toContain(`href="/apply/${form.urlId}?step=2"`);
  expect((await lead.post(4, adults)).headers.get("location")).toBe(`/apply/${form.urlId}?step=5`);
});

describe("a household member without an own mail address", () => {
  // Red when a couple's second adult, named with the lead's own address, is dropped without a word.
  it("sends a part by a link that the lead makes, and is listed on the lead's and the landlord's pages", async () => {
    const guest = await aPublishedForm(testServices(), { definition: householdForm() });
    const form = { ...guest, definition: householdForm(), versionId: "" };
    const mark = ids.nodeId();
    const { lead, press } = await leadOf(form, mark);
    await lead.post(4, [
      [`${named.adults}.0.${named.adultName}.first`, "Cy"],
      [`${named.adults}.0.${named.adultName}.last`, "Bell"],
      [`${named.adults}.0.${named.adultEmail}`, `ada-${mark}@tenant.example`],
    ]);
    await press("send");
    const cy = (await membersOf(form.formId)).find(({ role }) => role === "co_applicant");
    const { id } = await applicationOf(form.formId);
    expect(await jobsAbout(cy?.id ?? "")).toEqual([]);
    const sent = await (await lead.get("/success")).text();
    expect([sent.includes("Cy Bell"), sent.includes("make a link on your status page")]).toEqual([true, true]);
    const status = await statusLink(form, String(id));
    await post(status, new URLSearchParams({ intent: "share", member: cy?.id ?? "" }));
    const page = await (await get(status)).text();
    const link = memberOfLink(page);
    expect(page).toMatch(new RegExp(`href="[^"]*${link}"`));
    expect((await new Member(form, link).finish()).status).toBe(303);
    expect(await (await get(status)).text()).toMatch(/Cy Bell[\s\S]*?Sent on/);
    const file = `/manage/form/${guest.guestRentFormId}/applications/${id}`;
    const landlords = await (await get(file, { Cookie: manageCookie(guest.manageToken) })).text();
    expect([landlords.includes("Cy Bell"), landlords.includes("A secret of Bo")]).toEqual([true, true]);
  });
});

describe("the lead's pages", () => {
  // Red when the list says how far somebody is and not since when.
  it("show on receipt and status page who was invited when, who has begun and who has sent", async () => {
    const { form, lead, bo, gus } = await sentHousehold();
    const status = await statusLink(form, String((await applicationOf(form.formId)).id));
    await new Member(form, await linkTo(form, bo.id)).finish();
    await new Member(form, await linkTo(form, gus.id)).open();
    for (const page of [await lead.get("/success"), await get(status)]) {
      const html = await page.text();
      expect(html).toMatch(
        /Bo Bell[\s\S]*Sent on \w+ \d+, \d{4}[\s\S]*Gus Rant[\s\S]*Started on \w+ \d+, \d{4}, not sent yet/,
      );
    }
  });
});

describe("a household part", () => {
  it("opens by a press only, and asks about the person, with name and address prefilled", async () => {
    const { form, bo, mark } = await sentHousehold();
    const member = new Member(form, await linkTo(form, bo.id));
    const looked = await get(member.link);
    expect([looked.status, looked.headers.get("set-cookie")]).toEqual([200, null]);
    expect(looked.headers.get("referrer-policy")).toBe("strict-origin");
    // Her name in its own direction, the sentence in the page's.
    expect(await looked.text()).toContain("<p><bdi>Ada Bell</bdi> is applying for this home and named you.</p>");
    expect((await member.open()).headers.get("location")).toContain(`/apply/${form.urlId}/part?step=1&`);
    const first = await (await member.get("?step=1")).text();
    expect(first).toContain(`value="bo-${mark}@tenant.example"`);
    expect(first).toContain("Step 1 of 3");
    expect(first).not.toMatch(/Ada|Guarantor|Other adults/);
  });

  it("is sent separately; the last one completes the household, adds its income, and notifies the landlord once", async () => {
    const { form, bo, gus } = await sentHousehold();
    const one = await new Member(form, await linkTo(form, bo.id)).finish("1000");
    expect(one.status).toBe(303);
    expect(await applicationOf(form.formId)).toMatchObject({
      is_waiting_for_members: 1,
      income_monthly_minor: 400_000,
    });
    const two = new Member(form, await linkTo(form, gus.id));
    await two.open();
    await two.answerAll("9000");
    // Red when the page names the lead's button.
    expect(await (await two.get("?step=3")).text()).toContain("Nothing is sent until you press “Send my part”.");
    expect((await two.answer("9000")).status).toBe(303);
    const application = await applicationOf(form.formId);
    // A guarantor's income is not the household's.
    expect(application).toMatchObject({ is_waiting_for_members: 0, income_monthly_minor: 400_000 });
    expect(application.household_completed_at).not.toBeNull();
    const kinds = (await jobsAbout(String(application.id))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "mail.household-complete")).toHaveLength(1);
    const again = await two.post(3, [
      ["intent", "send"],
      [`consent.${named.truth}`, "yes"],
    ]);
    expect(again.headers.get("location")).toBe(`/apply/${form.urlId}/part/success`);
    const sent = await (await two.get("/success")).text();
    // Red without doneMail: the page ended there, and nothing said that a link to it was on its way.
    expect([sent.includes("Your part is sent"), sent.includes("A receipt is on its way to you.")]).toEqual([
      true,
      true,
    ]);
  });

  it("has a cookie of its own: it opens no lead's page, a lead's opens no part, and neither shows the other's answers", async () => {
    const { form, bo, lead } = await sentHousehold();
    const member = new Member(form, await linkTo(form, bo.id));
    await member.finish();
    const value = (cookie: string) => cookie.split("=")[1] ?? "";
    const asLead = await get(`/apply/${form.urlId}?step=1`, {
      Cookie: `rf-draft-${form.urlId}=${value(member.cookie)}`,
    });
    expect(asLead.headers.get("location")).toBe(`/apply/${form.urlId}`);
    const leadCookie = lead.cookie.split("; ").find((pair) => pair.startsWith("rf-draft-")) ?? "";
    const asPart = await get(`/apply/${form.urlId}/part?step=1`, {
      Cookie: `rf-draft-part.${form.urlId}=${value(leadCookie)}`,
    });
    expect(asPart.status).toBe(410);
    const receipt = await lead.get("/success");
    expect(await receipt.text()).not.toContain("A secret of Bo");
  });

  it("accepts documents by a plain post and by the script", async () => {
    const { form, bo } = await sentHousehold();
    const member = new Member(form, await linkTo(form, bo.id));
    await member.open();
    const body = new FormData();
    body.append(named.slips, new File([smallFiles.pdf], "bo.pdf"));
    const up = await post(`/apply/${form.urlId}/part/documents`, body, { Cookie: member.cookie });
    expect(up.status).toBe(201);
    const rows = await all<{ application_id: string }>(
      "SELECT application_id FROM document WHERE application_id = ?",
      bo.id,
    );
    expect(rows).toHaveLength(1);
  });

  it("can be refused by one press, also by a mail program, and then no more mails are sent", async () => {
    const { form, bo } = await sentHousehold();
    const link = await linkTo(form, bo.id);
    const oneClick = await SELF.fetch(origin + link, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(oneClick.status).toBe(200);
    const [row] = await membersOf(form.formId);
    expect(row?.removed_at).not.toBeNull();
    expect((await get(link)).status).toBe(410);
  });

  it("can be withdrawn after sending: answers, documents and key are deleted, and the household counts without it", async () => {
    const { form, bo } = await sentHousehold();
    const link = await linkTo(form, bo.id);
    await new Member(form, link).finish("1000");
    const erased = await post(link, new URLSearchParams({ intent: "erase" }));
    expect(await erased.text()).toContain("Your part is deleted");
    for (const table of ["application_data", "application_key"]) {
      expect(await all(`SELECT 1 FROM ${table} WHERE application_id = ?`, bo.id)).toHaveLength(0);
    }
    expect(await applicationOf(form.formId)).toMatchObject({ income_monthly_minor: 300_000 });
  });

  it("shows its person what was sent and who opened which document, and nothing of the others", async () => {
    const { form, bo, gus } = await sentHousehold();
    const link = await linkTo(form, bo.id);
    const member = new Member(form, link);
    await member.open();
    const body = new FormData();
    body.append(named.slips, new File([smallFiles.pdf], "bo.pdf"));
    await post(`/apply/${form.urlId}/part/documents`, body, { Cookie: member.cookie });
    await member.answer("1000");
    const other = await linkTo(form, gus.id);
    expect(await (await get(link)).text()).toContain("Not opened yet");
    const [paper] = await all<{ id: string }>("SELECT id FROM document WHERE application_id = ?", bo.id);
    await bindings.DB.prepare(
      `INSERT INTO audit (id, at, actor_kind, action, target_kind, target_id)
       VALUES (?, ?, 'account', 'document.view', 'document', ?)`,
    )
      .bind(crypto.randomUUID(), Date.UTC(2026, 10, 21, 9, 30), paper?.id)
      .run();
    const page = await get(link);
    const html = await page.text();
    const shown = [
      "A secret of Bo",
      "bo.pdf",
      "Viewed by the landlord on November 21, 2026",
      "deleted at the latest 60 days after the form closes",
    ];
    expect(shown.filter((words) => html.includes(words))).toEqual(shown);
    // Of the lead there is the name alone, which the page says.
    expect(html).not.toMatch(/ada-|second|Gus Rant|gus-/);
    expect([page.headers.get("cache-control"), page.headers.get("set-cookie")]).toEqual(["private, no-store", null]);
    const inSpanish = await (await get(link, { "Accept-Language": "es" })).text();
    expect(inSpanish).toContain("Visto por el propietario");
    const elsewhere = (await linkTo(form, bo.id)).replace(form.urlId, (await storeForm()).urlId);
    for (const path of [other, elsewhere]) expect(await (await get(path)).text()).not.toMatch(/A secret of Bo|bo\.pdf/);
  });

  // Red when `erasePart` does not ask for the hold.
  it("cannot be withdrawn during a legal hold, and says so", async () => {
    const { form, bo } = await sentHousehold();
    const link = await linkTo(form, bo.id);
    await new Member(form, link).finish("1000");
    const hold = (at: number | null) =>
      bindings.DB.prepare("UPDATE application SET held_at = ? WHERE form_id = ?").bind(at, form.formId).run();
    await hold(1);
    const kept = await post(link, new URLSearchParams({ intent: "erase" }));
    expect(await kept.text()).toContain("keeps the application for a legal claim");
    expect(await all("SELECT 1 FROM application_key WHERE application_id = ?", bo.id)).toHaveLength(1);
    expect(await applicationOf(form.formId)).toMatchObject({ income_monthly_minor: 400_000 });
    await hold(null);
    const erased = await post(link, new URLSearchParams({ intent: "erase" }));
    expect(await erased.text()).toContain("Your part is deleted");
  });

  it("ends when the lead withdraws; erasing deletes all of it", async () => {
    const { form, bo } = await sentHousehold();
    const link = await linkTo(form, bo.id);
    await new Member(form, link).finish();
    const application = await applicationOf(form.formId);
    const token = await mintToken(testServices(), mailLinks.applicationStatus, String(application.id));
    await post(`/apply/${form.urlId}/status/${token}`, new URLSearchParams({ intent: "erase" }));
    expect((await get(link)).status).toBe(410);
    expect(await membersOf(form.formId)).toHaveLength(0);
    for (const table of ["application_data", "application_key"]) {
      expect(await all(`SELECT 1 FROM ${table} WHERE application_id = ?`, bo.id)).toHaveLength(0);
    }
  });

  it("is not found with an unknown link, a link of another purpose or form, or without its cookie", async () => {
    const { form, bo } = await sentHousehold();
    const other = await storeForm({ definition: householdForm() });
    const elsewhere = (await linkTo(form, bo.id)).replace(form.urlId, other.urlId);
    const wrongPurpose = `/apply/${form.urlId}/member/${await mintToken(testServices(), mailLinks.resumeDraft, bo.id)}`;
    for (const path of [elsewhere, wrongPurpose, `/apply/${form.urlId}/part`, `/apply/${form.urlId}/part?step=1`]) {
      expect((await get(path)).status).toBe(410);
    }
    const foreign = await post(await linkTo(form, bo.id), new URLSearchParams({ intent: "begin" }), {
      Origin: "https://evil.example",
    });
    expect(foreign.status).toBe(403);
    expect(origin).not.toContain("evil");
  });
});

describe("the lead's status page", () => {
  async function statusOf(form: StoredForm) {
    const { id } = await applicationOf(form.formId);
    return `/apply/${form.urlId}/status/${await mintToken(testServices(), mailLinks.applicationStatus, String(id))}`;
  }

  it("shows who has sent, and nothing of their answers", async () => {
    const { form, bo } = await sentHousehold();
    await new Member(form, await linkTo(form, bo.id)).finish();
    const html = await (await get(await statusOf(form))).text();
    expect(html).toMatch(/Bo Bell[\s\S]*?Sent on/);
    expect(html).toMatch(/Gus Rant[\s\S]*?Link sent/);
    expect(html).not.toContain("A secret of Bo");
  });

  it("resends an invitation three times a day at most, and only to own members who have not sent", async () => {
    const { form, bo, gus } = await sentHousehold();
    const status = await statusOf(form);
    const again = (member: string) => post(status, new URLSearchParams({ intent: "invite-again", member }));
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await again(gus.id)).headers.get("location")).toBe(`${status}?asked=yes`);
    }
    expect((await again(gus.id)).headers.get("location")).toBe(`${status}?asked=no`);
    expect((await jobsAbout(gus.id)).map(({ kind }) => kind)).toEqual(Array(4).fill("mail.member-invite"));
    const other = await sentHousehold();
    expect((await again(other.bo.id)).status).toBe(404);
    await new Member(form, await linkTo(form, bo.id)).finish();
    expect((await again(bo.id)).status).toBe(404);
  });

  it("removes a member who has not sent, and the household is complete without them", async () => {
    const { form, bo, gus } = await sentHousehold();
    await new Member(form, await linkTo(form, bo.id)).finish();
    const status = await statusOf(form);
    const away = (member: string) => post(status, new URLSearchParams({ intent: "let-go", member }));
    expect((await away(bo.id)).status).toBe(404);
    expect((await away(gus.id)).status).toBe(303);
    expect(await applicationOf(form.formId)).toMatchObject({ is_waiting_for_members: 0 });
    expect((await get(await linkTo(form, gus.id))).status).toBe(410);
  });
});

describe("a household on its landlord's page", () => {
  // Red when the check page asks to affirm what it does not show, or what was shown is not kept.
  it("has the criteria and the form's texts that the check page showed, folded, beside the consents", async () => {
    const household = householdForm();
    const [you, ...rest] = household.sections;
    if (!you) throw new Error("No section");
    const rules = { id: "fieldhhrul", kind: "statement" as const, stage: "apply" as const, required: false };
    const statement = { ...rules, label: { en: "House rules" }, text: { en: "No drums after nine." } };
    const definition: FormDefinition = {
      ...household,
      property: { ...household.property, criteria: { en: "The first who fits gets the home." }, maxOccupants: 2 },
      sections: [{ ...you, fields: [...you.fields, statement] }, ...rest],
    };
    const guest = await aPublishedForm(testServices(), { definition });
    const { lead, press } = await leadOf(guest, ids.nodeId());
    const check = await (await lead.get(6)).text();
    const folds = [...check.matchAll(/<details[^>]*>[\s\S]*?<\/details>/g)].map(([fold]) => fold);
    const texts = ["The first who fits gets the home.", "Up to 2 people can live here.", "No drums after nine."];
    for (const text of texts) expect(folds.filter((fold) => fold.includes(text))).toHaveLength(1);
    await press("send");
    const { id } = await applicationOf(guest.formId);
    const page = await get(`/manage/form/${guest.guestRentFormId}/applications/${id}`, {
      Cookie: manageCookie(guest.manageToken),
    });
    const kept = /Shown before sending[\s\S]*?<\/dd>/.exec(await page.text())?.[0] ?? "";
    expect(texts.filter((text) => kept.includes(text))).toEqual(texts);
  });

  it("is one application: who has sent, joint income, each part's answers and documents", async () => {
    const guest = await aPublishedForm(testServices(), { definition: householdForm() });
    const form = { ...guest, definition: householdForm(), versionId: "" };
    const { press } = await leadOf(form, ids.nodeId());
    await press("send");
    const [bo] = await membersOf(form.formId);
    const member = new Member(form, await linkTo(form, bo?.id ?? ""));
    await member.open();
    const body = new FormData();
    body.append(named.slips, new File([smallFiles.pdf], "bo-payslip.pdf"));
    await post(`/apply/${form.urlId}/part/documents`, body, { Cookie: member.cookie });
    await member.answer("1000");
    const application = await applicationOf(form.formId);
    const cookie = manageCookie(guest.manageToken);
    const page = await get(`/manage/form/${guest.guestRentFormId}/applications/${application.id}`, { Cookie: cookie });
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const words of [
      "Household",
      "1 of 2 parts",
      "A secret of Bo",
      "$4,000",
      "$3,000 + $1,000",
      "bo-payslip.pdf",
    ]) {
      expect(html).toContain(words);
    }
    const paper = await get(`/manage/form/${guest.guestRentFormId}/applications/${application.id}/answers.pdf`, {
      Cookie: cookie,
    });
    const { words: printed } = await readPdf(await paper.arrayBuffer());
    for (const words of [
      "A secret of Bo",
      "co-applicant",
      "guarantor",
      "This part has not been sent",
      "bo-payslip.pdf",
    ])
      expect(printed).toContain(bare(words));
    const [file] = await all<{ id: string }>("SELECT id FROM document WHERE application_id = ?", bo?.id);
    const opened = await get(`/files/${file?.id}`, { Cookie: cookie });
    expect([opened.status, opened.headers.get("content-disposition")]).toEqual([
      200,
      expect.stringContaining("bo-payslip.pdf"),
    ]);
    const names: string[] = [];
    const space = { room: { documents: 9, documentBytes: 1_000_000, folders: 0 }, left: noneLeft() };
    const place = { formId: form.formId, folder: "form", locale: "en-US" };
    for await (const entry of applicationEntries(testServices(), place, space))
      if ("name" in entry) names.push(entry.name);
    expect(names.map((name) => name.replace(/^.*Ada Bell\//, ""))).toEqual(
      expect.arrayContaining([
        "household/1/part.json",
        expect.stringMatching(/^household\/1\/.*bo-payslip\.pdf$/),
        "household/2/part.json",
      ]),
    );
    const stranger = await aPublishedForm(testServices(), { definition: householdForm() });
    const other = manageCookie(stranger.manageToken);
    expect((await get(`/files/${file?.id}`, { Cookie: other })).status).toBe(404);
    expect((await get(`/files/${file?.id}`)).status).toBe(404);
  });
});
