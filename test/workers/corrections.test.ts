import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { application } from "../../app/db/schema/applications";
import { saveCorrection } from "../../app/features/applying/applicant/correct/commands/save-correction.server";
import { batchMs, sendCorrection } from "../../app/features/applying/applicant/correct/commands/send-correction.server";
import {
  type Correction,
  findCorrection,
} from "../../app/features/applying/applicant/correct/queries/find-correction.server";
import { selectRevisions } from "../../app/features/applying/applications/corrections/queries/list-revisions.server";
import { openApplication, type StoredApplication } from "../../app/features/applying/applications/stored-application";
import { isAsSent } from "../../app/features/applying/apply/signing";
import { confirmApplication } from "../../app/features/applying/apply/spam/commands/confirm-application.server";
import type { ApplicationId, OutboxId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { makePersonKeys } from "../../app/platform/people/person-keys.server";
import type { Services } from "../../app/services";
import { runJob } from "../../workers/jobs/run-job";
import { sweepExpiredCorrections } from "../../workers/jobs/sweeps/expired-drafts";
import { aSentApplication, type Sending } from "../support/applications";
import { aDefinition, aPublishedForm, bindings, countRows, mintToken, testServices } from "../support/forms";
import { mailOf } from "../support/outbox";
import { personOf } from "../support/people";
import { openKey } from "../support/references";

const start = new Date("2026-11-21T09:00:00Z");
const dayMs = 24 * 60 * 60 * 1000;

/** A sent application of a guest's form, whose e-mail answer is typed in. */
async function made(sending: Sending = {}) {
  const services = testServices(start);
  const definition = aDefinition({ custom: 1 });
  const form = await aPublishedForm(services, { definition });
  const { id } = await aSentApplication(services, form, sending);
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  const [name = "", email = "", note = ""] = (definition.sections[0]?.fields ?? []).map((field) => field.id);
  const find = async (): Promise<Correction> => {
    const found = await findCorrection(services, { token, urlId: form.urlId });
    if (!found) throw new Error("No such application");
    return found;
  };
  const type = async (values: Record<string, string>) => {
    const saved = await saveCorrection(services, await find(), (kept) => ({
      ...kept,
      raw: { ...kept.raw, ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, [value]])) },
    }));
    if (!saved.ok) throw new Error(saved.code);
    return saved.value;
  };
  const change = async (last: string, at = services) =>
    sendCorrection(at, await type({ [`${name}.first`]: "Ada", [`${name}.last`]: last, [email]: "ada@new.example" }));
  return { services, form, id, type, change, name, email, note };
}

/** The stored application of one. */
async function storedOf({ services, id }: { services: Services; id: string }): Promise<StoredApplication> {
  const row = await bindings.DB.prepare("SELECT data FROM application_data WHERE application_id = ?")
    .bind(id)
    .first<{ data: string }>();
  return openApplication(await openKey(services, id as ApplicationId), row?.data ?? "");
}

type Made = Awaited<ReturnType<typeof made>>;

/** What the landlord's page would read of the corrections. */
async function revisionsRead({ services, id }: Made): Promise<number[]> {
  const rows = await selectRevisions(services, eq(application.id, id));
  return rows.map(({ rev }) => rev);
}

const jobs = async (id: string) =>
  (
    await bindings.DB.prepare(
      "SELECT id, next_at, done_at FROM outbox WHERE kind = 'mail.application-changed' AND ref LIKE ? ORDER BY created_at",
    )
      .bind(`%${id}%`)
      .all<{ id: string; next_at: number; done_at: number | null }>()
  ).results;
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? "ok" : result.code);

describe("the landlord's mail about corrections", () => {
  it("is sent half an hour after the first correction, once for all until then, and again for later ones", async () => {
    const { services, form, id, change } = await made();
    expect(codeOf(await change("Byron"))).toBe("ok");
    services.setNow(new Date(+start + batchMs - 1));
    expect(codeOf(await change("King"))).toBe("ok");
    const [first, ...others] = await jobs(id);
    expect(others).toEqual([]);
    expect(first?.next_at).toBe(+start + batchMs);
    await runJob(services, first?.id as Parameters<typeof runJob>[1]);
    expect(await mailOf(first?.id ?? "")).toBeNull();
    services.setNow(new Date(+start + batchMs));
    await runJob(services, first?.id as Parameters<typeof runJob>[1]);
    const mail = await mailOf(first?.id ?? "");
    expect(mail?.to).toBe(form.email);
    expect(mail?.subject).toMatch(/^Application RF-\S+ was changed$/);
    expect(mail?.headers).toHaveProperty("List-Unsubscribe");
    expect(mail?.html + String(mail?.text)).not.toMatch(/Byron|King|Lovelace|ada@/);
    services.setNow(new Date(+start + batchMs + 60_000));
    await change("Lovelace");
    expect((await jobs(id)).map(({ done_at }) => done_at !== null)).toEqual([true, false]);
    expect(
      await countRows("SELECT count(*) AS n FROM notification WHERE ref = ? AND kind = 'application-changed'", id),
    ).toBe(2);
  });

  it("is not sent for suspected spam", async () => {
    const { services, id, change } = await made({ isSpam: true });
    await change("Byron");
    services.setNow(new Date(+start + batchMs));
    const [job] = await jobs(id);
    await runJob(services, job?.id as Parameters<typeof runJob>[1]);
    expect(await mailOf(job?.id ?? "")).toBeNull();
    expect(await countRows("SELECT count(*) AS n FROM notification WHERE ref = ?", id)).toBe(0);
  });
});

describe("sending a correction", () => {
  it("updates the columns that lists show, and keeps every former version", async () => {
    const { services, id, change } = await made();
    for (const last of ["Byron", "King", "Noel"]) expect(codeOf(await change(last))).toBe("ok");
    const row = await bindings.DB.prepare("SELECT * FROM application WHERE id = ?").bind(id).first();
    expect(row).toMatchObject({ changed_at: +start });
    expect(await personOf(services, id)).toEqual({ name: "Ada Noel", email: "ada@new.example", phone: null });
    const { results } = await bindings.DB.prepare(
      "SELECT rev FROM application_revision WHERE application_id = ? ORDER BY rev",
    )
      .bind(id)
      .all();
    expect(results).toEqual([{ rev: 1 }, { rev: 2 }, { rev: 3 }]);
  });

  // Red while each correction was signed anew, with its own moment.
  it("keeps the moment and fingerprint of signature and consents, and gets a fingerprint of its own", async () => {
    const { services, id, change } = await made();
    const { signed } = await storedOf({ services, id });
    const later = testServices(new Date(start.getTime() + dayMs));
    expect(await change("Byron", later)).toEqual({ ok: true, value: { isChanged: true } });
    const stored = await storedOf({ services, id });
    expect(stored.signed).toEqual(signed);
    expect(stored.amended?.at).toBe(later.clock.now().toISOString());
    expect(await isAsSent(stored)).toBe(true);
    expect(await isAsSent({ ...stored, answers: {} })).toBe(false);
  });

  it("based on the current version is applied once, and one based on an older version is refused", async () => {
    const { services, id, type, name, email } = await made();
    expect(codeOf(await sendCorrection(services, await type({ [email]: "" })))).toBe("invalid");
    const whole = await type({ [email]: "ada@new.example" });
    const newer = await type({ [`${name}.last`]: "King" });
    expect(codeOf(await sendCorrection(services, whole))).toBe("stale");
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendCorrection(services, newer)));
    expect(answers.map(codeOf).sort()).toEqual(["ok", ...Array(5).fill("stale")]);
    expect(await countRows("SELECT rev AS n FROM application_data WHERE application_id = ?", id)).toBe(2);
  });

  it("is possible in every undecided state, and does not change the state", async () => {
    for (const state of ["submitted", "in_review", "info_requested", "shortlisted"]) {
      const { id, change } = await made();
      await bindings.DB.prepare("UPDATE application SET state = ? WHERE id = ?").bind(state, id).run();
      expect([state, codeOf(await change("Byron"))]).toEqual([state, "ok"]);
      expect(await countRows("SELECT count(*) AS n FROM application WHERE id = ? AND state = ?", id, state)).toBe(1);
    }
  });
});

describe("corrections of one application", () => {
  // Red when the witness of a correction does not ask `hasRoom`.
  it("are limited to ten a day and fifty in all, also in parallel, and refused text is kept", async () => {
    const one = await made();
    for (let n = 0; n < 9; n += 1) expect(codeOf(await one.change(`A${n}`))).toBe("ok");
    const last = await one.type({
      [`${one.name}.first`]: "Ada",
      [`${one.name}.last`]: "Byron",
      [one.email]: "ada@new.example",
    });
    const both = await Promise.all([sendCorrection(one.services, last), sendCorrection(one.services, last)]);
    expect(both.map(codeOf).filter((code) => code === "ok")).toHaveLength(1);
    expect(codeOf(await one.change("Noel"))).toBe("too-often");
    expect(await countRows("SELECT count(*) AS n FROM application_correction WHERE application_id = ?", one.id)).toBe(
      1,
    );
    for (let day = 1; day <= 4; day += 1) {
      one.services.setNow(new Date(+start + day * (dayMs + 1)));
      for (let n = 0; n < 10; n += 1) expect(codeOf(await one.change(`D${day}N${n}`))).toBe("ok");
    }
    one.services.setNow(new Date(+start + 9 * dayMs));
    expect(codeOf(await one.change("Never"))).toBe("too-many");
    expect(await countRows("SELECT count(*) AS n FROM application_revision WHERE application_id = ?", one.id)).toBe(50);
    const read = await revisionsRead(one);
    expect(read).toEqual(Array.from({ length: 20 }, (_, n) => 50 - n));
  });

  // Red when `sendCorrection` does not judge what is new.
  it("are not sent while their new text looks like spam; an honest one is sent afterwards", async () => {
    const { services, id, type, change, name, email, note } = await made();
    const spam = "http://a.example http://b.example http://c.example [url=http://d.example]cheap[/url]";
    const person = { [`${name}.first`]: "Ada", [`${name}.last`]: "Byron", [email]: "ada@new.example" };
    expect(codeOf(await sendCorrection(services, await type({ ...person, [note]: spam })))).toBe("suspected");
    expect(await countRows("SELECT count(*) AS n FROM application_revision WHERE application_id = ?", id)).toBe(0);
    await type({ [note]: "" });
    expect(codeOf(await change("Byron"))).toBe("ok");
  });

  // Red when the former address's confirmation outlives it.
  // Red when the batch does not ask whether others have the same text, or nobody weighs what it found.
  it("three equal texts of others count as a sign of spam, and hold a correction only with another sign", async () => {
    const send = async (text: string) => {
      const { services, form, type, name, email, note } = await made();
      await makePersonKeys(services, [form.formId]);
      const person = { [`${name}.first`]: "Ada", [`${name}.last`]: "Byron" };
      const typed = await type({ ...person, [email]: `${crypto.randomUUID()}@tenant.example`, [note]: text });
      const before = services.usage.roundTrips;
      return [codeOf(await sendCorrection(services, typed)), services.usage.roundTrips - before];
    };
    const unique = crypto.randomUUID().replace(/\d/g, "x").slice(0, 18);
    const [honest, linked] = ["honest", "linked"].map((kind) => `This is a text of some length, ${kind} ${unique}`);
    for (const text of [`${honest}`, `[url=x]${linked}`]) {
      for (let others = 0; others < 3; others += 1) expect(await send(text)).toEqual(["ok", 1]);
    }
    expect(await send(`${honest}`)).toEqual(["ok", 2]);
    expect(await send(`[url=x]${linked}`)).toEqual(["suspected", 1]);
  });

  it("that change the address make it unconfirmed, end links to the old one, and mail the new one, also of suspected spam", async () => {
    const { services, form, id, change } = await made();
    await bindings.DB.prepare("UPDATE application SET is_spam = 1, confirmed_at = 1 WHERE id = ?").bind(id).run();
    const token = await mintToken(services, mailLinks.confirmApplication, id);
    expect(codeOf(await change("Byron"))).toBe("ok");
    expect(await confirmApplication(services, { token, urlId: form.urlId })).toBeNull();
    expect(await countRows("SELECT confirmed_at IS NULL AS n FROM application WHERE id = ?", id)).toBe(1);
    const asked = () =>
      countRows("SELECT count(*) AS n FROM outbox WHERE kind = 'mail.confirm-application' AND ref LIKE ?", `%${id}%`);
    expect(await asked()).toBe(1);
    await bindings.DB.prepare("UPDATE application SET confirmed_at = 2 WHERE id = ?").bind(id).run();
    expect(codeOf(await change("King"))).toBe("ok");
    expect(await countRows("SELECT confirmed_at AS n FROM application WHERE id = ?", id)).toBe(2);
    expect(await asked()).toBe(1);
  });

  // Red when unconfirmStatements leaves status links alone, ends the one in use, or writes no receipt.
  it("that change the address end the links mailed to the old one, and mail the new one once", async () => {
    const { services, form, id, change } = await made();
    const mailed = await mintToken(services, mailLinks.applicationStatus, id);
    const at = { token: mailed, urlId: form.urlId };
    const receipts = () => countRows("SELECT count(*) AS n FROM outbox WHERE dedupe_key LIKE ?", `receipt:${id}:%`);
    expect(await findCorrection(services, at)).not.toBeNull();
    expect(codeOf(await change("Byron"))).toBe("ok");
    expect(await findCorrection(services, at)).toBeNull();
    expect(await receipts()).toBe(1);
    const job = await bindings.DB.prepare("SELECT id FROM outbox WHERE dedupe_key LIKE ?")
      .bind(`receipt:${id}:%`)
      .first<{ id: OutboxId }>();
    await runJob(services, job?.id ?? ("" as OutboxId));
    expect((await mailOf(job?.id ?? ""))?.to).toBe("ada@new.example");
    // The address stays: links stay, too, and nobody is written to again.
    const other = await mintToken(services, mailLinks.applicationStatus, id);
    expect(codeOf(await change("King"))).toBe("ok");
    expect(await findCorrection(services, { token: other, urlId: form.urlId })).not.toBeNull();
    expect(await receipts()).toBe(1);
  });
});

describe("an unsent correction", () => {
  it("is erased after a week, and the sent application stays", async () => {
    const { services, id, type, name } = await made();
    await type({ [`${name}.last`]: "Byron" });
    const count = () => countRows("SELECT count(*) AS n FROM application_correction WHERE application_id = ?", id);
    services.setNow(new Date(+start + 7 * dayMs - 1));
    await sweepExpiredCorrections(services);
    expect(await count()).toBe(1);
    services.setNow(new Date(+start + 7 * dayMs));
    await sweepExpiredCorrections(services);
    expect(await count()).toBe(0);
    expect(await countRows("SELECT rev AS n FROM application_data WHERE application_id = ?", id)).toBe(1);
  });
});
