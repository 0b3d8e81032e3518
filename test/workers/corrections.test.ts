import { describe, expect, it } from "vitest";
import { saveCorrection } from "../../app/features/applicant/correct/commands/save-correction.server";
import { batchMs, sendCorrection } from "../../app/features/applicant/correct/commands/send-correction.server";
import { type Correction, findCorrection } from "../../app/features/applicant/correct/queries/find-correction.server";
import { mailLinks } from "../../app/kernel/links";
import { runJob } from "../../workers/jobs/run-job";
import { sweepExpiredCorrections } from "../../workers/jobs/sweeps/expired-drafts";
import { aSentApplication } from "../support/applications";
import { aDefinition, aPublishedForm, bindings, countRows, mintToken, testServices } from "../support/forms";
import { mailOf } from "../support/outbox";

const start = new Date("2026-11-21T09:00:00Z");
const dayMs = 24 * 60 * 60 * 1000;

/** A sent application of a guest's form, whose e-mail answer is typed in. */
async function made() {
  const services = testServices(start);
  const definition = aDefinition();
  const form = await aPublishedForm(services, { definition });
  const { id } = await aSentApplication(services, form, definition);
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  const [name = "", email = ""] = (definition.sections[0]?.fields ?? []).map((field) => field.id);
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
  const change = async (last: string) =>
    sendCorrection(
      services,
      await type({ [`${name}.first`]: "Ada", [`${name}.last`]: last, [email]: "ada@new.example" }),
    );
  return { services, form, id, type, change, name, email };
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

describe("the mail about corrections", () => {
  it("comes half an hour after the first, once for all until then, and again for later ones", async () => {
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

  it("is not sent about suspected spam", async () => {
    const { services, id, change } = await made();
    await bindings.DB.prepare("UPDATE application SET is_spam = 1 WHERE id = ?").bind(id).run();
    await change("Byron");
    services.setNow(new Date(+start + batchMs));
    const [job] = await jobs(id);
    await runJob(services, job?.id as Parameters<typeof runJob>[1]);
    expect(await mailOf(job?.id ?? "")).toBeNull();
    expect(await countRows("SELECT count(*) AS n FROM notification WHERE ref = ?", id)).toBe(0);
  });
});

describe("sending a correction", () => {
  it("writes what lists show, and keeps every former state", async () => {
    const { id, change } = await made();
    for (const last of ["Byron", "King", "Noel"]) expect(codeOf(await change(last))).toBe("ok");
    const row = await bindings.DB.prepare("SELECT * FROM application WHERE id = ?").bind(id).first();
    expect(row).toMatchObject({ applicant_name: "Ada Noel", applicant_email: "ada@new.example", changed_at: +start });
    const { results } = await bindings.DB.prepare(
      "SELECT rev FROM application_revision WHERE application_id = ? ORDER BY rev",
    )
      .bind(id)
      .all();
    expect(results).toEqual([{ rev: 1 }, { rev: 2 }, { rev: 3 }]);
  });

  it("of the same copy is done once, and of an older one not at all", async () => {
    const { services, id, type, name, email } = await made();
    const old = await type({ [`${name}.first`]: "Ada", [`${name}.last`]: "Byron" });
    // The form asks for an e-mail, which this application does not have.
    expect(codeOf(await sendCorrection(services, old))).toBe("invalid");
    const whole = await type({ [email]: "ada@new.example" });
    const newer = await type({ [`${name}.last`]: "King" });
    expect(codeOf(await sendCorrection(services, whole))).toBe("stale");
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendCorrection(services, newer)));
    expect(answers.map(codeOf).sort()).toEqual(["ok", ...Array(5).fill("stale")]);
    expect(await countRows("SELECT rev AS n FROM application_data WHERE application_id = ?", id)).toBe(2);
  });

  it("is possible in every undecided state, and leaves the state alone", async () => {
    for (const state of ["submitted", "in_review", "info_requested", "shortlisted"]) {
      const { id, change } = await made();
      await bindings.DB.prepare("UPDATE application SET state = ? WHERE id = ?").bind(state, id).run();
      expect([state, codeOf(await change("Byron"))]).toEqual([state, "ok"]);
      expect(await countRows("SELECT count(*) AS n FROM application WHERE id = ? AND state = ?", id, state)).toBe(1);
    }
  });
});

describe("a correction that is not sent", () => {
  it("is erased after a week, and what was sent stays", async () => {
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
