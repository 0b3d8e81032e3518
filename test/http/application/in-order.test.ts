import { beforeAll, describe, expect, it } from "vitest";
import { settleHomeless } from "../../../app/features/forms/rent-forms/commands/settle-homes.server";
import { rentFormIdSchema } from "../../../app/kernel/ids";
import { db } from "../../support/accounts";
import { asked } from "../../support/apply-form";
import { bindings, get, post as postAsTenant, storeForm } from "../../support/apply-visitor";
import { countRows, testServices } from "../../support/forms";
import { aCheckedFile, aHomeList } from "../../support/home-files";
import { routeExamples } from "../../support/route-examples";
import { type Sent, sent } from "../../support/sent-application";
import { aBookedSlot } from "../../support/viewings";
import { filesOf } from "../../support/zip";
import { aLandlord, type LandlordWithForms } from "../forms/landlord";

/** What only somebody says who waits for a turn; a page, file or mail that holds one of these has told too much. */
const secrets = ["Zephyrine", "Quillfeather", "quill@waits.example", "15035550177", "Wharfinger", "Marmalade Lane"];
const first = { name: "Penelope", last: "Firstcomer" };

const answersOf = (given: string, last: string, email: string, phone: string) => ({
  [`${asked.name}.first`]: given,
  [`${asked.name}.last`]: last,
  [asked.email]: email,
  [asked.phone]: phone,
  [asked.sign]: `${given} ${last}`,
});

type Walked = {
  landlord: LandlordWithForms;
  formId: string;
  homeId: string;
  early: Sent;
  late: Sent;
  paperId: string;
  exportIds: string[];
  slotId: string;
  homeImportId: string;
};

/** A form with two households; the later one has written, too. */
async function walked(): Promise<Walked> {
  const landlord = await aLandlord();
  const form = await storeForm();
  await db.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(landlord.userId, form.formId).run();
  await settleHomeless(testServices());
  const homeId = String(
    await db.prepare("SELECT home_id FROM rent_form WHERE id = ?").bind(form.formId).first("home_id"),
  );
  const early = await sent({
    form,
    changes: answersOf(first.name, first.last, "penny@first.example", "+1 503 555 0166"),
  });
  await db.prepare("UPDATE application SET submitted_at = submitted_at - 60000 WHERE id = ?").bind(early.id).run();
  const late = await sent({
    form,
    changes: {
      ...answersOf("Zephyrine", "Quillfeather", "quill@waits.example", "+1 503 555 0177"),
      [asked.employer]: "Wharfinger and Sons",
      [`${asked.home}.0.${asked.address}.line1`]: "3 Marmalade Lane",
    },
  });
  const message = { intent: "write", postId: crypto.randomUUID(), upTo: "0", text: "We are the Quillfeather family." };
  expect((await postAsTenant(`${late.link}/messages`, new URLSearchParams(message))).status).toBe(303);
  const paper = await db
    .prepare("SELECT id FROM document WHERE application_id = ?")
    .bind(late.id)
    .first<{ id: string }>();
  const services = testServices();
  const { slotId } = await aBookedSlot(services, {
    formId: rentFormIdSchema.parse(form.formId),
    actor: landlord.actor,
  });
  const homeImportId = await aCheckedFile(services, landlord.actor, aHomeList(2));
  const more = { slotId, homeImportId, exportIds: [] };
  return { landlord, formId: form.formId, homeId, early, late, paperId: paper?.id ?? "", ...more };
}

/** Asks for both kinds of export of the form and waits until they are made. */
async function exportBoth({ landlord, formId }: Walked): Promise<string[]> {
  for (const kind of ["applications-csv", "applications-zip"])
    await landlord.browser.call("/app/exports", new URLSearchParams({ what: "form", kind, form: formId }));
  for (let tries = 0; tries < 60; tries += 1) {
    const { results } = await db
      .prepare("SELECT id, state FROM export_task WHERE user_id = ? ORDER BY created_at DESC LIMIT 2")
      .bind(landlord.userId)
      .all<{ id: string; state: string }>();
    if (results.length === 2 && results.every(({ state }) => state === "ready")) return results.map(({ id }) => id);
    await scheduler.wait(250);
  }
  throw new Error("The exports were not made");
}

/** Every address under which a landlord may read, with the ids of the one who waits; further searches of some of them. */
function addressesOf({ formId, homeId, late, early, paperId, slotId, homeImportId, exportIds }: Walked): string[] {
  const patterns = Object.keys(routeExamples).filter((path) => /^\/(app|files)\b/.test(path));
  const filled = patterns.flatMap((path) => {
    const ids = path.includes(":exportId") ? exportIds : [""];
    return ids.map((exportId) =>
      path
        .replace(":rentFormId", formId)
        .replace(":homeId", homeId)
        .replace(":slotId", slotId)
        .replace(":homeImportId", homeImportId)
        .replace(":applicationId", late.id)
        .replace(":documentId", paperId)
        .replace(":exportId", exportId)
        .replace(":number", "1"),
    );
  });
  expect(filled.filter((path) => path.includes(":"))).toEqual([]);
  const searches = [
    ...["newest", "arrival", "completion", "move-in"].map((sort) => `sort=${sort}`),
    ...["unread", "changed", "message", "complete"].map((only) => `only=${only}`),
    ...["q=quillfeather", "q=5550177", "flag=petWhereNone", "state=submitted", `form=${formId}`],
  ];
  return [
    ...filled,
    ...searches.map((search) => `/app/applicants?${search}`),
    `/app/applicants/compare?ids=${early.id},${late.id}`,
    `/app/forms/${formId}?applicationId=${late.id}`,
    `/app/forms/${formId}?applicationId=${late.id}&list=${encodeURIComponent("q=quillfeather")}`,
    `/app/forms/${formId}?applicationId=${early.id}`,
  ];
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** What an address answers, as text; an archive with its names and files. PDFs are packed: their names tell enough. */
async function read({ landlord }: Walked, address: string): Promise<string> {
  const answer = await landlord.browser.call(address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.headers.get("content-type") !== "application/zip") return textOf(bytes);
  const files = filesOf(bytes);
  return [...files].map(([name, content]) => `${name}\n${textOf(content)}`).join("\n");
}

async function tellers(walk: Walked): Promise<string[]> {
  const told: string[] = [];
  for (const address of addressesOf(walk)) {
    const text = await read(walk, address);
    if (secrets.some((secret) => text.includes(secret))) told.push(address);
  }
  return told;
}

describe("a form whose applications are reviewed in order, over all pages", () => {
  let walk: Walked;
  beforeAll(async () => {
    walk = await walked();
  });
  const order = (intent: "read-in-order" | "read-freely") =>
    walk.landlord.browser.call("/app/applicants/moves", new URLSearchParams({ intent, formId: walk.formId }));

  it("names no waiting applicant on any page, while a form without order names many", async () => {
    const { formId, late, paperId } = walk;
    walk.exportIds = await exportBoth(walk);
    // What a search finds is written behind the sending of an application.
    await expect
      .poll(async () => {
        const text = await read(walk, "/app/applicants?q=quillfeather");
        return secrets.some((secret) => text.includes(secret));
      })
      .toBe(true);
    const freely = await tellers(walk);
    // What this walk looks at is there to be seen: each of these would stand in the list below if it told.
    for (const address of [
      `/app/forms/${formId}?applicationId=${late.id}`,
      `/app/forms/${formId}`,
      "/app/applicants",
      "/app/applicants?q=quillfeather",
      "/app/applicants?only=message",
      "/app/applicants?sort=move-in",
      "/app/dashboard",
      "/app/notifications",
      "/app/notifications/list",
      `/files/${paperId}/view`,
      ...walk.exportIds.map((id) => `/app/exports/${id}`),
    ])
      expect(freely, address).toContain(address);
    const files = await Promise.all(walk.exportIds.map((id) => read(walk, `/app/exports/${id}`)));
    expect(files.join("\n")).toMatch(
      /Zephyrine Quillfeather\/messages\.txt\nMessages, RF-[\s\S]{10,80}, applicant\n {2}We are the Quillfeather family\.\n/,
    );
    const copies = () =>
      countRows(
        "SELECT count(*) AS n FROM audit WHERE action IN ('application.export', 'document.download', 'document.view') AND target_id IN (?, ?)",
        late.id,
        paperId,
      );
    const before = await copies();
    expect((await order("read-in-order")).status).toBe(200);
    walk.exportIds = await exportBoth(walk);
    // Red with any `isLocked` left out of a query.
    expect(await tellers(walk)).toEqual([]);
    // Nor is it recorded as read or copied.
    expect([before > 0, await copies()]).toEqual([true, before]);
    const list = await read(walk, "/app/applicants");
    for (const text of [walk.early.reference, late.reference, "Waiting for its turn", first.last])
      expect(list).toContain(text);
    for (const path of [`/files/${paperId}`, `/files/${paperId}/view`, `/files/${paperId}/shown`])
      expect((await walk.landlord.browser.call(path)).status, path).toBe(404);
  });

  it("tells applicants on the start page how applications are reviewed, in their language, while it is so", async () => {
    const { urlId } = walk.early.form;
    const said = async () => {
      const pages = await Promise.all(["en", "es", "fr"].map((lang) => get(`/apply/${urlId}?lang=${lang}`)));
      return Promise.all(pages.map((page) => page.text()));
    };
    const sentences = [
      "Applications are read one after another, in the order in which they were completed.",
      "Las solicitudes se leen una tras otra, en el orden en que se completaron.",
      "Les candidatures sont lues l’une après l’autre, dans l’ordre où elles ont été complétées.",
    ];
    for (const [index, page] of (await said()).entries()) expect(page).toContain(sentences[index]);
    await order("read-freely");
    for (const page of await said()) for (const sentence of sentences) expect(page).not.toContain(sentence);
    await order("read-in-order");
  });

  it("names no waiting applicant in any mail", async () => {
    const { results } = await bindings.DB.prepare(
      "SELECT subject, text_body AS body, html FROM dev_mail WHERE to_address = ?",
    )
      .bind(walk.landlord.email)
      .all<{ subject: string; body: string; html: string }>();
    const mails = results.filter(({ body }) => body.includes(walk.formId));
    expect(mails.length).toBeGreaterThan(0);
    for (const secret of [...secrets, "Firstcomer"]) expect(JSON.stringify(mails)).not.toContain(secret);
  });

  it("answers no post with a waiting applicant, and neither decides about one nor mails one", async () => {
    const { formId, late, landlord } = walk;
    const { browser } = landlord;
    const one = { formId, applicationId: late.id };
    const posts: Record<string, string>[] = [
      ...["shortlist", "unshortlist", "approve", "decline", "reopen"].map((intent) => ({ intent, ids: late.id })),
      ...["star", "unstar", "archive", "unarchive"].map((intent) => ({ intent, ids: late.id })),
      { intent: "let", ...one, others: "decline" },
      { intent: "delete", ...one },
      { intent: "note", ...one, text: "Called" },
      { intent: "hold", ...one, text: "A dispute" },
      { intent: "lift-hold", ...one },
      { intent: "ask-reference", ...one, path: `${asked.home}[0]`, locale: "en" },
      { intent: "skip", ...one, reason: "no-answer" },
    ];
    const row = () =>
      db
        .prepare("SELECT state, decided_at, skipped_at, first_viewed_at FROM application WHERE id = ?")
        .bind(late.id)
        .first();
    const before = await row();
    for (const fields of posts) {
      const answer = await browser.call("/app/applicants/moves", new URLSearchParams(fields));
      const text = await answer.text();
      // What its schema does not take is answered without an intent.
      expect(JSON.parse(text)).toMatchObject({ intent: fields.intent });
      expect([fields.intent, secrets.filter((secret) => text.includes(secret))]).toEqual([fields.intent, []]);
    }
    const write = { intent: "write", ids: late.id, postId: crypto.randomUUID(), text: "Hello {name}", named: "yes" };
    const written = await browser.call("/app/applicants/messages", new URLSearchParams(write));
    expect(await written.json()).toEqual({ ok: true, written: [{ id: late.id, outcome: "out-of-turn" }] });
    const seen = { intent: "seen", formId, applicationId: late.id, upTo: String(Date.now()) };
    await browser.call("/app/applicants/messages", new URLSearchParams(seen));
    const at = `/app/forms/${formId}?applicationId=${late.id}`;
    const asking = { intent: "request-info", "item.0.kind": "text", "item.0.text": "Pay slips", due: "2027-06-01" };
    for (const fields of [asking, { intent: "viewed" }] as Record<string, string>[])
      expect((await browser.call(at, new URLSearchParams(fields))).status, fields.intent).toBeGreaterThanOrEqual(400);
    expect(await row()).toEqual(before);
    for (const table of ["reference_request", "applicant_letter", "info_request"])
      expect(await countRows(`SELECT count(*) AS n FROM ${table} WHERE application_id = ?`, late.id), table).toBe(0);
    expect(
      await countRows(
        "SELECT count(*) AS n FROM application_message WHERE application_id = ? AND (author = 'landlord' OR read_at IS NOT NULL)",
        late.id,
      ),
    ).toBe(0);
  });

  it("opens the next applicant when the one before is decided", async () => {
    const { landlord, early, late, formId } = walk;
    const decline = { intent: "decline", ids: early.id, formId, reason: "other", letter: "none" };
    expect((await landlord.browser.call("/app/applicants/moves", new URLSearchParams(decline))).status).toBe(200);
    expect(await read(walk, `/app/forms/${formId}?applicationId=${late.id}`)).toContain("Quillfeather");
  });
});
