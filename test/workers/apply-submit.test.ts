import { describe, expect, it } from "vitest";
import { createDatabase } from "../../app/db/client.server";
import { emptyUsage } from "../../app/db/counted-d1.server";
import { askingOf } from "../../app/features/applying/answering/asking";
import { addDocument } from "../../app/features/applying/answering/commands/add-document.server";
import { findDraft } from "../../app/features/applying/applications/queries/find-draft.server";
import { openApplication } from "../../app/features/applying/applications/stored-application";
import { saveDraft } from "../../app/features/applying/apply/commands/save-draft.server";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import type { Services } from "../../app/services";
import { asked, smallFiles } from "../support/apply-form";
import { bindings, type StoredForm, storeForm } from "../support/apply-visitor";
import { testServices } from "../support/forms";
import { aReadyDraft, submitInput } from "../support/ready-draft";

const planted = "Planted-Answer-7719";

const typed = { [asked.employer]: planted };
const ready = (services: Services, stored: StoredForm) => aReadyDraft(services, stored, typed, `${planted}.pdf`);

async function count(sql: string, ...values: unknown[]): Promise<number> {
  return (
    (
      await bindings.DB.prepare(sql)
        .bind(...values)
        .first<{ n: number }>()
    )?.n ?? 0
  );
}

describe("submitting an application", () => {
  it("takes one round trip, and makes one application however often and however parallel it is sent", async () => {
    const services = testServices();
    const made = await ready(services, await storeForm());
    const input = submitInput(services, made);
    const before = { ...services.usage };
    const first = await submitApplication(services, input);
    expect(services.usage.roundTrips - before.roundTrips).toBe(1);
    // test/workers/cost.test.ts says what they are.
    expect(services.usage.rowsWritten - before.rowsWritten).toBeLessThanOrEqual(20);
    const rest = await Promise.all(Array.from({ length: 20 }, () => submitApplication(testServices(), input)));
    const references = [first, ...rest].map((result) => (result.ok ? result.value.reference : result.code));
    expect(new Set(references).size).toBe(1);
    expect(await count("SELECT count(*) AS n FROM application WHERE form_id = ?", made.form.formId)).toBe(1);
    expect(await count("SELECT application_count AS n FROM rent_form WHERE id = ?", made.form.formId)).toBe(1);
    // Red where the browser's visit is counted: not everybody who sends is one.
    const sentOf = `SELECT sum(one.value) AS n FROM rent_form_month, json_each(counts) AS one
      WHERE form_id = ? AND one.key LIKE '__ sent'`;
    expect(await count(sentOf, made.form.formId)).toBe(1);
    expect(await count("SELECT count(*) AS n FROM outbox WHERE ref LIKE ?", `%${made.draft.id}%`)).toBe(1);
    expect(await count("SELECT count(*) AS n FROM audit WHERE target_id = ?", made.draft.id)).toBe(1);
  });

  // Red without retryLostConnection, and where the second try does what the first one did.
  it("is retried when D1's answer is lost, and stores one application", async () => {
    const services = testServices();
    const made = await ready(services, await storeForm());
    let batches = 0;
    const losing = new Proxy(bindings.DB, {
      get(target, property) {
        if (property !== "batch") return Reflect.get(target, property).bind(target);
        return async (statements: D1PreparedStatement[]) => {
          batches += 1;
          const results = await target.batch(statements);
          if (batches === 1) throw new Error("D1_ERROR: Network connection lost.");
          return results;
        };
      },
    });
    const db = createDatabase(losing, emptyUsage());
    const sent = await submitApplication({ ...services, db }, submitInput(services, made));
    const row = await bindings.DB.prepare("SELECT reference FROM application WHERE id = ?").bind(made.draft.id).first();
    expect([batches, sent]).toEqual([2, { ok: true, value: { reference: row?.reference, isNew: false } }]);
    expect(await count("SELECT application_count AS n FROM rent_form WHERE id = ?", made.form.formId)).toBe(1);
    expect(await count("SELECT count(*) AS n FROM outbox WHERE ref LIKE ?", `%${made.draft.id}%`)).toBe(1);
    expect(await count("SELECT count(*) AS n FROM audit WHERE target_id = ?", made.draft.id)).toBe(1);
  });

  it("answers changed content, a changed version, a pause and a closing with different codes, and stores nothing", async () => {
    const services = testServices();
    const stored = await storeForm();
    const made = await ready(services, stored);
    const input = submitInput(services, made);
    const set = (state: string) =>
      bindings.DB.prepare("UPDATE rent_form SET state = ?, closed_at = ? WHERE id = ?")
        .bind(state, 1, stored.formId)
        .run();
    const codeOf = async (one: typeof input) => {
      const result = await submitApplication(services, one);
      return result.ok ? "sent" : result.code;
    };
    expect(
      await codeOf({ ...input, form: { ...made.form, versionId: crypto.randomUUID() as typeof made.form.versionId } }),
    ).toBe("changed-version");
    await set("paused");
    expect(await codeOf(input)).toBe("wait");
    await set("closed");
    expect(await codeOf(input)).toBe("refused");
    await set("suspended");
    expect(await codeOf(input)).toBe("refused");
    expect(await count("SELECT count(*) AS n FROM application WHERE form_id = ?", stored.formId)).toBe(0);
    expect(await count("SELECT count(*) AS n FROM audit WHERE target_id = ?", made.draft.id)).toBe(0);
    await set("open");
    expect(await codeOf(input)).toBe("sent");
    const other = {
      ...input,
      application: { ...input.application, answers: { ...input.application.answers, [asked.employer]: "Else" } },
    };
    expect(await codeOf(other)).toBe("already-sent-other");
  });

  it("fills the form up to its maximum, and accepts drafts begun before that for 72 hours", async () => {
    const services = testServices();
    const stored = await storeForm({ count: 14 });
    const [last, late] = [await ready(services, stored), await ready(services, stored)];
    services.setNow(new Date(Date.now() + 60_000));
    expect((await submitApplication(services, submitInput(services, last))).ok).toBe(true);
    expect(
      (await bindings.DB.prepare("SELECT state FROM rent_form WHERE id = ?").bind(stored.formId).first())?.state,
    ).toBe("full");
    expect(
      await count(
        "SELECT count(*) AS n FROM outbox WHERE kind = 'cache.refresh-form' AND ref LIKE ?",
        `%${stored.formId}%`,
      ),
    ).toBe(1);
    services.setNow(new Date(Date.now() + 73 * 60 * 60 * 1000));
    expect((await submitApplication(services, submitInput(services, late))).ok).toBe(false);
    services.setNow(new Date(Date.now() + 71 * 60 * 60 * 1000));
    expect((await submitApplication(services, submitInput(services, late))).ok).toBe(true);
  });

  it("leaves no answer and no file name unencrypted in D1 or R2", async () => {
    const services = testServices();
    const made = await ready(services, await storeForm());
    await submitApplication(services, submitInput(services, made));
    const tables = [
      "application",
      "application_data",
      "application_draft",
      "document",
      "outbox",
      "audit",
      "notification",
    ];
    for (const table of tables) {
      const { results } = await bindings.DB.prepare(`SELECT * FROM ${table}`).all();
      expect(JSON.stringify(results)).not.toContain(planted);
    }
    const { results } = await bindings.DB.prepare("SELECT object_key FROM document WHERE application_id = ?")
      .bind(made.draft.id)
      .all<{ object_key: string }>();
    const object = await bindings.DOCUMENTS.get(results[0]?.object_key ?? "");
    expect(new TextDecoder().decode(await object?.arrayBuffer())).not.toContain(planted);
    const data = await bindings.DB.prepare("SELECT data FROM application_data WHERE application_id = ?")
      .bind(made.draft.id)
      .first<{ data: string }>();
    expect((await openApplication(made.draft.key, data?.data ?? "")).answers[asked.employer]).toBe(planted);
  });
});

describe("drafts and files", () => {
  it("drafts of two tabs never overwrite each other", async () => {
    const services = testServices();
    const { form, draft, token } = await ready(services, await storeForm());
    const put = (name: string) =>
      saveDraft(services, { form, token, draft }, { change: (raw) => ({ ...raw, [name]: ["kept"] }) });
    const names = ["a", "b", "c", "d"];
    for (const result of await Promise.all(names.map(put))) expect(result.ok).toBe(true);
    const saved = await findDraft(services, form.formId, token);
    expect(names.map((name) => saved?.stored.raw[name])).toEqual(names.map(() => ["kept"]));
  });

  it("uploads stay within their limits however parallel they are", async () => {
    const services = testServices();
    const { form, draft } = await ready(services, await storeForm());
    const { plan } = askingOf(services, form, draft);
    // Each another file: the same one twice is one.
    const add = (_: unknown, at: number) => {
      const bytes = new Uint8Array([...smallFiles.png, at]);
      return addDocument(services, { plan, draft }, { path: asked.payslips, name: "x.png", bytes });
    };
    const added = await Promise.all(Array.from({ length: 6 }, add));
    expect(added.filter((result) => result.ok).length).toBe(2);
    expect(added.filter((result) => !result.ok && result.code === "too-many").length).toBe(4);
  });
});
