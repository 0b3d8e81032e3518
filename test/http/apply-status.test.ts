import { describe, expect, it } from "vitest";
import { mailLinks } from "../../app/kernel/links";
import { Applicant, bindings, get, post, type StoredForm, storeForm } from "../support/apply-visitor";
import { countRows, ids, mintToken, testServices } from "../support/forms";

/** A sent application with one paper, and its status link. */
async function sent(): Promise<{ form: StoredForm; id: string; reference: string; link: string }> {
  const form = await storeForm();
  const tenant = new Applicant(form.urlId);
  await tenant.fillAll();
  await tenant.send();
  const row = await bindings.DB.prepare("SELECT id, reference FROM application WHERE form_id = ?")
    .bind(form.formId)
    .first<{ id: string; reference: string }>();
  if (!row) throw new Error("Nothing was sent");
  const token = await mintToken(testServices(), mailLinks.applicationStatus, row.id);
  return { form, ...row, link: `/apply/${form.urlId}/status/${token}` };
}

const set = (id: string, assignment: string) =>
  bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE id = ?`).bind(id).run();
const press = (link: string, fields: Record<string, string>) => post(link, new URLSearchParams(fields));
const stateOf = async (id: string) =>
  (await bindings.DB.prepare("SELECT state FROM application WHERE id = ?").bind(id).first<{ state: string }>())?.state;

describe("the status page", () => {
  it("shows the applicant everything that was sent, to nobody else, and is never cached", async () => {
    const { link, reference } = await sent();
    const page = await get(link);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(page.headers.get("referrer-policy")).toBe("strict-origin");
    for (const text of [reference, "Ada Lovelace", "payslip.pdf", "Not opened yet", "The landlord has it"]) {
      expect(html).toContain(text);
    }
    const other = await sent();
    expect((await get(link.replace(/\/apply\/[^/]+/, `/apply/${other.form.urlId}`))).status).toBe(404);
    expect((await get(link.slice(0, -1))).status).toBe(404);
    const foreign = await mintToken(testServices(), mailLinks.resumeDraft, other.id);
    expect((await get(`/apply/${other.form.urlId}/status/${foreign}`)).status).toBe(404);
  });

  // Red when a held mail is not looked for beside the application.
  it("says that a mail waits while the mailbox is at its daily limit", async () => {
    const { link, id } = await sent();
    const delivery = (assignment: string) =>
      bindings.DB.prepare(`UPDATE mail_delivery SET ${assignment} WHERE application_id = ?`).bind(id).run();
    await bindings.DB.prepare(
      `INSERT INTO mail_delivery (id, application_id, kind, reader, attempts, attempted_at, error)
        VALUES (?, ?, 'mail.application-receipt', 'applicant', 1, 1, 'mailbox-full')
        ON CONFLICT DO NOTHING`,
    )
      .bind(crypto.randomUUID(), id)
      .run();
    await delivery("sent_at = NULL, error = 'mailbox-full'");
    const waits = "An email to you is waiting";
    expect(await (await get(link)).text()).toContain(waits);
    await delivery("sent_at = 2");
    expect(await (await get(link)).text()).not.toContain(waits);
  });

  it("shows when each document was opened and how far the review is, without the landlord's preference", async () => {
    const { link, id } = await sent();
    const file = await bindings.DB.prepare("SELECT id FROM document WHERE application_id = ?")
      .bind(id)
      .first<{ id: string }>();
    await bindings.DB.prepare(
      "INSERT INTO audit (id, at, actor_kind, action, target_kind, target_id) VALUES (?, ?, 'guest', 'document.download', 'document', ?)",
    )
      .bind(ids.uuid<string>(), Date.UTC(2027, 2, 5, 14, 30), file?.id)
      .run();
    await set(id, "state = 'shortlisted'");
    const html = await (await get(link)).text();
    // By the clocks of the connection, whatever this machine says of it, with their zone.
    expect(html).toMatch(/March [56], 2027 at \d{1,2}:\d\d\s[AP]M (UTC|[A-Z]{2,5}|GMT[+-]\d)/);
    expect(html).toContain("Being read");
    expect(html).not.toMatch(/shortlist/i);
    await set(id, `state = 'declined', decided_at = ${Date.now()}`);
    expect(await (await get(link)).text()).toContain("The landlord has decided");
  });
});

describe("the promised response time", () => {
  it("is on the start page, and with its day on the status page", async () => {
    const { link, id, form } = await sent();
    expect(await (await get(`/apply/${form.urlId}`)).text()).toContain(
      "The landlord promises an answer within 7 days of a complete application.",
    );
    const row = await bindings.DB.prepare("SELECT submitted_at AS at FROM application WHERE id = ?")
      .bind(id)
      .first<{ at: number }>();
    const last = new Date((row?.at ?? 0) + 7 * 86_400_000);
    const day = last.toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
    const waiting = await (await get(link)).text();
    expect(waiting).toMatch(new RegExp(`>Answer promised by<.{0,80}${day}`));
    await set(id, "state = 'info_requested'");
    expect(await (await get(link)).text()).toMatch(new RegExp(`>Answer promised by<.{0,80}${day}`));
    await set(id, `submitted_at = submitted_at - ${9 * 86_400_000}`);
    expect(await (await get(link)).text()).toContain("An answer was promised by");
    await set(id, "state = 'declined'");
    expect(await (await get(link)).text()).not.toContain("promised by");
  });
});

describe("withdrawing an application", () => {
  it("happens once, notifies the landlord, and keeps the answers unless erasing was chosen", async () => {
    const { link, id, form } = await sent();
    const answers = await Promise.all([1, 2, 3].map(() => press(link, { intent: "withdraw" })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await stateOf(id)).toBe("withdrawn");
    expect(await countRows("SELECT count(*) AS n FROM outbox WHERE dedupe_key = ?", `withdrawn:${id}`)).toBe(1);
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'application.withdraw'", id),
    ).toBe(1);
    expect(await countRows("SELECT new_count AS n FROM rent_form WHERE id = ?", form.formId)).toBe(0);
    const html = await (await get(link)).text();
    expect(html).toContain("You withdrew this application");
    expect(html).toContain("Ada Lovelace");
    await press(link, { intent: "erase" });
    expect(await (await get(link)).text()).not.toContain("Ada Lovelace");
  });

  // Red while every end was called the landlord's decision, and had no time.
  it("is said with its time, and never called a decision of the landlord's", async () => {
    const { link, id } = await sent();
    await press(link, { intent: "withdraw" });
    await set(id, `decided_at = ${Date.UTC(2027, 2, 5, 14, 30)}`);
    const late = await get(`${link}/correct`);
    expect(late.headers.get("location")).toBe(`${link}?said=late-correct`);
    for (const said of ["", "late-correct", "late-withdraw"]) {
      const page = await (await get(`${link}?said=${said}`)).text();
      expect(page, said).toContain("You withdrew this application");
      expect(page, said).toMatch(/March [56], 2027 at/);
      expect(page, said).not.toContain("has decided");
      expect(page.includes("can no longer be changed"), said).toBe(said === "late-correct");
    }
  });

  // Red with a checkbox beside one button, which kept everything unless it was ticked.
  it("offers to erase first and to keep second, and says of each what remains", async () => {
    const { link, id } = await sent();
    const offers = (await (await get(link)).text()).replaceAll(/<!-- -->/g, "");
    expect(offers).toMatch(/value="erase".*application number.*value="withdraw".*until 60 days after the form closes/s);
    await set(id, "held_at = 1");
    expect(await (await get(link)).text()).not.toContain('value="erase"');
  });

  it("with erasing leaves nothing about the person", async () => {
    const { link, id, reference } = await sent();
    await press(link, { intent: "erase" });
    const html = await (await get(link)).text();
    expect(html).toContain("Your answers and documents are deleted");
    expect(html).toContain(reference);
    expect(html).not.toMatch(/Ada|payslip/);
    for (const table of ["application_key", "application_data"]) {
      expect([table, await countRows(`SELECT count(*) AS n FROM ${table} WHERE application_id = ?`, id)]).toEqual([
        table,
        0,
      ]);
    }
    expect(await countRows("SELECT count(*) AS n FROM application_draft WHERE id = ?", id)).toBe(0);
    expect(
      await countRows("SELECT count(*) AS n FROM document WHERE application_id = ? AND removed_at IS NULL", id),
    ).toBe(0);
    const row = await bindings.DB.prepare("SELECT * FROM application WHERE id = ?").bind(id).first();
    expect(JSON.stringify(row)).not.toMatch(/Ada|Lovelace|applicant\.example|5035550134|640000/);
  });

  it("is refused after the decision with an explanation, and other posts change nothing", async () => {
    const { link, id } = await sent();
    await set(id, "state = 'approved'");
    const late = await press(link, { intent: "erase" });
    expect(late.headers.get("location")).toBe(`${link}?said=late-withdraw`);
    expect(await (await get(`${link}?said=late-withdraw`)).text()).toContain("so it can no longer be withdrawn");
    expect(await stateOf(id)).toBe("approved");
    expect(await countRows("SELECT count(*) AS n FROM application_key WHERE application_id = ?", id)).toBe(1);
    expect((await press(link, { intent: "approve" })).status).toBe(400);
    expect((await press(link.slice(0, -1), { intent: "withdraw" })).status).toBe(404);
    const foreign = await post(link, new URLSearchParams({ intent: "withdraw" }), { Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
  });
});
