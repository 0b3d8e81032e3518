import { describe, expect, it } from "vitest";
import { submitApplication } from "../../../app/features/applying/apply/commands/submit-application.server";
import type { Sending } from "../../../app/features/applying/apply/spam/commands/judge-application.server";
import type { OutboxId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { runJob } from "../../../workers/jobs/run-job";
import { asked, everyKind } from "../../support/apply-form";
import { bindings, type StoredForm, storeForm } from "../../support/apply-visitor";
import { judgeSending } from "../../support/judge-sending";
import { fillForm } from "../../support/many-applications";
import { aReadyDraft, type ReadyDraft, submitInput } from "../../support/ready-draft";
import { testServices } from "../../support/services";

const hourMs = 3_600_000;
const someText = "I am a quiet person with a steady job, and your flat is close to my work.";

async function sendingOf(services: Services, ready: ReadyDraft, change: Partial<Sending> = {}): Promise<Sending> {
  const rendered = await services.tokens.sign("draft-page", { draft: ready.draft.id }, 30 * 24 * 3600);
  const { form, draft, columns, application } = submitInput(services, ready);
  const fields = new URLSearchParams({ rendered });
  return { form, draft, columns, answers: application.answers, fields, address: crypto.randomUUID(), ...change };
}

async function send(services: Services, form: StoredForm, raw: Record<string, string> = {}) {
  const ready = await aReadyDraft(services, form, raw);
  const draft = { ...ready.draft, createdAt: ready.draft.createdAt - 5000 };
  const judged = await judgeSending(services, await sendingOf(services, ready, { draft }));
  if (judged.kind !== "send") throw new Error(judged.kind);
  const spam = judged.mark;
  const sent = await submitApplication(services, { ...submitInput(services, ready), spam });
  if (!sent.ok) throw new Error(sent.code);
  const row = await bindings.DB.prepare("SELECT * FROM application WHERE id = ?").bind(ready.draft.id).first();
  return row as Record<string, string | number | null>;
}

async function keepOpen(formId: string) {
  await bindings.DB.prepare("UPDATE rent_form SET opens_until = opens_until * 2 WHERE id = ?").bind(formId).run();
}

/** Services whose clock a test moves on, so that a draft is as old as an honest one. */
function services() {
  const one = testServices({ now: new Date() });
  const later = (ms: number) => one.setNow(new Date(one.clock.now().getTime() + ms));
  return { one, later };
}

/** What is found: the codes, or what is asked instead of sending. */
async function codesOf(services: Services, ready: ReadyDraft, change: Partial<Sending> = {}): Promise<string> {
  const judged = await judgeSending(services, await sendingOf(services, ready, change));
  return judged.kind === "send" ? judged.mark.reasons.map(({ code }) => code).join() : judged.kind;
}

describe("the spam check of an application", () => {
  it("finds nothing in an honest one, and shows a page over a day old once more", async () => {
    const { one, later } = services();
    const ready = await aReadyDraft(one, await storeForm());
    const sending = await sendingOf(one, ready);
    later(5000);
    expect(await judgeSending(one, sending)).toMatchObject({ mark: { score: 0, reasons: [], isSpam: false } });
    later(24 * hourMs);
    expect(await judgeSending(one, sending)).toEqual({ kind: "stale" });
  });

  it("distinguishes a missing page token from a foreign one, and the hidden field alone does not stop an application", async () => {
    const { one, later } = services();
    const form = await storeForm();
    const [ready, other] = [await aReadyDraft(one, form), await aReadyDraft(one, form)];
    later(5000);
    const { fields } = await sendingOf(one, other);
    expect(await codesOf(one, ready, { fields })).toBe("foreign-page");
    expect(await codesOf(one, ready, { fields: new URLSearchParams({ rendered: "x" }) })).toBe("no-page");
    const filled = (await sendingOf(one, ready)).fields;
    filled.set("leave_empty", "https://x.example");
    expect(await codesOf(one, ready, { fields: filled })).toBe("honeypot");
    expect(await codesOf(one, ready, { fields: new URLSearchParams({ leave_empty: "x" }) })).toBe("honeypot,no-page");
  });

  it("counts what one address sends to one form in an hour, and asks for a calculation above the limit", async () => {
    const { one, later } = services();
    one.setNow(new Date(Math.ceil(Date.now() / hourMs) * hourMs));
    const ready = await aReadyDraft(one, await storeForm());
    const elsewhere = await aReadyDraft(one, await storeForm());
    later(5000);
    const address = "203.0.113.50";
    for (let sent = 0; sent < 10; sent += 1) expect(await codesOf(one, ready, { address })).toBe("");
    expect(await codesOf(one, ready, { address })).toBe("ask");
    expect(await codesOf(one, ready)).toBe("");
    expect(await codesOf(one, elsewhere, { address })).toBe("");
    later(hourMs);
    expect(await codesOf(one, ready, { address })).toBe("");
  });

  // Red when addresses are counted one by one alone.
  it.each([
    ["a /24", (n: number) => `203.0.113.${n}`, "203.0.114.1"],
    ["a /48", (n: number) => `2001:db8:7:${n.toString(16)}`, "2001:db8:8:1"],
  ])("counts what the network %s sends to one form from many addresses", async (_network, address, elsewhere) => {
    const { one, later } = services();
    one.setNow(new Date(Math.ceil(Date.now() / hourMs) * hourMs));
    const ready = await aReadyDraft(one, await storeForm());
    later(5000);
    for (let n = 0; n < 30; n += 1) expect(await codesOf(one, ready, { address: address(n) })).toBe("");
    expect(await codesOf(one, ready, { address: address(99) })).toBe("ask");
    expect(await codesOf(one, ready, { address: elsewhere })).toBe("");
  });

  it("asks every sender for a calculation while one form gets more than sixty in an hour", async () => {
    const { one, later } = services();
    one.setNow(new Date(Math.ceil(Date.now() / hourMs) * hourMs));
    const ready = await aReadyDraft(one, await storeForm());
    later(5000);
    const arrive = (count: number) =>
      fillForm(ready.form.formId, count, { submittedAt: String(one.clock.now().getTime()) });
    await arrive(59);
    expect(await codesOf(one, ready)).toBe("");
    await arrive(1);
    expect(await codesOf(one, ready)).toBe("ask");
    later(hourMs);
    expect(await codesOf(one, ready)).toBe("");
  });

  it("mails one mailbox at most five confirmation requests a day", async () => {
    const { one } = services();
    const form = await storeForm();
    const email = `${crypto.randomUUID()}@tenant.example`;
    const ready = await aReadyDraft(one, form, { [asked.email]: email });
    const fields = new URLSearchParams({ leave_empty: "x", proof: "" });
    for (let sent = 0; sent < 6; sent += 1) {
      const judged = await judgeSending(one, await sendingOf(one, ready, { fields }));
      expect(judged).toMatchObject({ kind: "send", mark: { isSpam: true, isSilent: sent === 5 } });
    }
  });

  it("recognises the same text of several people, and not of one person applying for many homes", async () => {
    const { one, later } = services();
    const text = `${someText} ${crypto.randomUUID().replace(/\d/g, "x")}`;
    const raw = (email: string) => ({ [asked.email]: email, [`${asked.home}.0.${asked.leaving}`]: text });
    const own = `${crypto.randomUUID()}@tenant.example`;
    for (let home = 0; home < 4; home += 1) {
      const row = await send(one, await storeForm(), raw(own));
      expect(String(row.spam_reasons)).not.toContain("text");
    }
    const [form, elsewhere] = [await storeForm(), await storeForm()];
    for (let person = 0; person < 3; person += 1) {
      const row = await send(one, form, raw(`${crypto.randomUUID()}@tenant.example`));
      expect(String(row.spam_reasons).includes("repeated-text")).toBe(person === 2);
    }
    later(31 * 24 * hourMs);
    await keepOpen(elsewhere.formId);
    const late = await send(one, elsewhere, raw(`${crypto.randomUUID()}@tenant.example`));
    expect(String(late.spam_reasons)).not.toContain("repeated-text");
  });
});

describe("duplicate applicants of one form", () => {
  // Red without markDuplicate in sendNewApplication.
  it("are found in an account's form, too, once the application's job has run", async () => {
    const { one, later } = services();
    const form = await storeForm();
    const owner = crypto.randomUUID();
    await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(owner, form.formId).run();
    const other = await storeForm();
    await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?").bind(owner, other.formId).run();
    const arrive = async (email: string, phone: string, to = form) => {
      later(1000);
      const { id } = await send(one, to, { [asked.email]: email, [asked.phone]: phone });
      await runJob(one, id as OutboxId);
      await runJob(one, id as OutboxId);
      const row = await bindings.DB.prepare("SELECT duplicate_of AS of FROM application WHERE id = ?").bind(id).first();
      return { id, of: row?.of };
    };
    const first = await arrive("Ada@Tenant.example", "+1 503 555 0101");
    expect(first.of).toBeNull();
    const byMail = await arrive("ada@tenant.EXAMPLE", "+1 503 555 0102");
    expect(byMail.of).toBe(first.id);
    expect((await arrive("b@tenant.example", "+1 503 555 0102")).of).toBe(byMail.id);
    // The address before the number, though the number is newer.
    expect((await arrive("ADA@tenant.example", "+1 503 555 0102")).of).toBe(byMail.id);
    expect((await arrive("ad@tenant.example", "+1 503 555 0199")).of).toBeNull();
    expect((await arrive("ada@tenant.example", "+1 503 555 0101", other)).of).toBeNull();
    later(31 * 24 * hourMs);
    await keepOpen(form.formId);
    expect((await arrive("ada@tenant.example", "+1 503 555 0103")).of).toBeNull();
  });

  it("are found by mail address, phone, or name and birth date within 30 days, in the same form only", async () => {
    const { one, later } = services();
    const form = await storeForm();
    const first = await send(one, form, { [asked.email]: "Ada@Tenant.example", [asked.phone]: "+1 503 555 0101" });
    expect(first.duplicate_of).toBeNull();
    const byMail = await send(one, form, { [asked.email]: "ada@tenant.EXAMPLE", [asked.phone]: "+1 503 555 0102" });
    expect(byMail.duplicate_of).toBe(first.id);
    const byPhone = await send(one, form, { [asked.email]: "b@tenant.example", [asked.phone]: "+1 503 555 0102" });
    expect(byPhone.duplicate_of).toBe(byMail.id);
    const elsewhere = await send(one, await storeForm(), { [asked.email]: "ada@tenant.example" });
    expect(elsewhere.duplicate_of).toBeNull();
    later(31 * 24 * hourMs);
    await keepOpen(form.formId);
    const late = await send(one, form, { [asked.email]: "ada@tenant.example", [asked.phone]: "+1 503 555 0103" });
    expect(late.duplicate_of).toBeNull();
  });

  it("are found by name and birth date where the form asks for one, whatever address and phone are given", async () => {
    const { one } = services();
    const definition = everyKind();
    const [you] = definition.sections;
    const birthDate = { id: "fieldborn1", kind: "date", precision: "day", label: { en: "Date of birth" } } as const;
    you?.fields.push({ ...birthDate, required: true, stage: "apply", catalogueKey: "dateOfBirth" });
    const form = await storeForm({ definition });
    let machines = 0;
    const apply = (born: string, [first, last] = ["Ada", "Lovelace"]) => {
      machines += 1;
      const [email, phone] = [`born${machines}@tenant.example`, `+1 503 555 02${10 + machines}`];
      const [year = "", month = "", day = ""] = born.split("-");
      const typed = { "fieldborn1.year": year, "fieldborn1.month": month, "fieldborn1.day": day };
      const name = {
        [`${asked.name}.first`]: first ?? "",
        [`${asked.name}.last`]: last ?? "",
        [asked.sign]: `${first} ${last}`,
      };
      return send(one, form, { [asked.email]: email, [asked.phone]: phone, ...name, ...typed });
    };
    const first = await apply("1990-12-10");
    expect((await apply("1990-12-10", ["ADA", "Lovelace"])).duplicate_of).toBe(first.id);
    expect((await apply("1990-12-11")).duplicate_of).toBeNull();
    expect((await apply("1990-12-10", ["Grace", "Hopper"])).duplicate_of).toBeNull();
    // With its month: four digits stand in one of three hundred rows of hashes.
    expect(JSON.stringify(first)).not.toContain("1990-12");
  });

  it("never include suspected spam", async () => {
    const { one } = services();
    const form = await storeForm();
    const first = await send(one, form, { [asked.email]: "c@tenant.example", [asked.phone]: "+1 503 555 0104" });
    await bindings.DB.prepare("UPDATE application SET is_spam = 1 WHERE id = ?").bind(first.id).run();
    const second = await send(one, form, { [asked.email]: "c@tenant.example", [asked.phone]: "+1 503 555 0105" });
    expect(second.duplicate_of).toBeNull();
  });
});

describe("an application suspected as spam", () => {
  it("is stored with its reasons; the landlord is not notified, no counter changes, and the form does not fill", async () => {
    const { one } = services();
    const form = await storeForm({ count: 9 });
    const ready = await aReadyDraft(one, form);
    const reasons = [{ code: "too-fast" as const, points: 20 }];
    const spam = { score: 35, reasons, isSpam: true, textHash: null, personHash: null };
    const sent = await submitApplication(one, { ...submitInput(one, ready), spam });
    expect(sent.ok).toBe(true);
    const { id } = ready.draft;
    const rowOf = (sql: string) => bindings.DB.prepare(sql).bind(id).first();
    expect(await rowOf("SELECT is_spam, spam_score, spam_reasons FROM application WHERE id = ?")).toEqual({
      is_spam: 1,
      spam_score: 35,
      spam_reasons: JSON.stringify(reasons),
    });
    expect(await rowOf("SELECT count(*) AS n FROM application_data WHERE application_id = ?")).toEqual({ n: 1 });
    expect(await rowOf("SELECT count(*) AS n FROM notification WHERE ref = ?")).toEqual({ n: 0 });
    expect(await rowOf("SELECT count(*) AS n FROM document WHERE application_id = ? AND claimed_at > 0")).toEqual({
      n: 1,
    });
    const jobs = await bindings.DB.prepare("SELECT kind FROM outbox WHERE ref LIKE ?").bind(`%${id}%`).all();
    expect(jobs.results).toEqual([{ kind: "mail.confirm-application" }]);
    expect(
      await bindings.DB.prepare("SELECT application_count, new_count, state FROM rent_form WHERE id = ?")
        .bind(form.formId)
        .first(),
    ).toEqual({ application_count: 9, new_count: 0, state: "open" });
  });
});
