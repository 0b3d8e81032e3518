import { describe, expect, it } from "vitest";
import {
  closeForm,
  deleteForm,
  reopenForm,
  undeleteForm,
} from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { setFormLimits } from "../../../app/features/forms/rent-forms/commands/set-form-limits.server";
import { getHealth } from "../../../app/features/operator/operations/queries/get-health.server";
import type { OutboxId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { runJob } from "../../../workers/jobs/run-job";
import { sweepDueForms } from "../../../workers/jobs/sweeps/due-forms";
import { sweepErasureLog } from "../../../workers/jobs/sweeps/erasure-log";
import { sweepErasures } from "../../../workers/jobs/sweeps/erasures";
import { sweepFormNotices, sweepPurges, sweepRestingForms } from "../../../workers/jobs/sweeps/form-life";
import { uuidSlice } from "../../../workers/jobs/sweeps/rotation";
import { anAccountForm } from "../../support/account-forms";
import { aSentApplication } from "../../support/applications";
import {
  aDefinition,
  anAccount,
  aPublishedForm,
  aStartedForm,
  bindings,
  countRows,
  formRow,
  ids,
  testServices,
} from "../../support/forms";
import { mailOf } from "../../support/outbox";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const later = (services: ReturnType<typeof testServices>, ms: number) =>
  services.setNow(new Date(services.clock.now().getTime() + ms));

/** Runs the jobs of one kind that wait for this form, and gives their mails. */
async function mailsOf(services: Services, kind: string, formId: string) {
  const { results } = await bindings.DB.prepare(
    "SELECT id FROM outbox WHERE kind = ? AND json_extract(ref, '$.formId') = ? ORDER BY created_at",
  )
    .bind(kind, formId)
    .all<{ id: OutboxId }>();
  for (const { id } of results) await runJob(services, id);
  return Promise.all(results.map(({ id }) => mailOf(id)));
}

/** Sweeps are paged, and other tests leave forms behind. */
async function sweepAll(services: Services, sweep: (services: Services) => Promise<number>): Promise<void> {
  for (let round = 0; round < 50; round += 1) if ((await sweep(services)) === 0) return;
  throw new Error("the sweep does not come to an end");
}

describe("the mail three days before a form closes", () => {
  it("is sent once, again when the date moved later, and not to a landlord who switched mails off", async () => {
    const services = testServices();
    const form = await aPublishedForm(services);
    const quiet = await aPublishedForm(services);
    await run("UPDATE guest_rent_form SET unsubscribed_at = 1 WHERE id = ?", quiet.guestRentFormId);
    later(services, 27 * dayMs - minuteMs);
    await sweepAll(services, sweepFormNotices);
    expect(await mailsOf(services, "mail.form-closing", form.formId)).toHaveLength(0);
    later(services, minuteMs);
    await sweepAll(services, sweepFormNotices);
    await sweepAll(services, sweepFormNotices);
    const [mail, ...rest] = await mailsOf(services, "mail.form-closing", form.formId);
    expect(rest).toHaveLength(0);
    expect(mail).toMatchObject({ to: form.email, subject: "Closes in 3 days: extend?" });
    expect(mail?.text).toContain("/manage/");
    expect(mail?.headers["List-Unsubscribe"]).toContain(`/unsubscribe/${form.guestRentFormId}`);
    expect(await mailsOf(services, "mail.form-closing", quiet.formId)).toEqual([null]);
    const opensUntil = services.clock.now().getTime() + 20 * dayMs;
    await setFormLimits(services, form.actor, { formId: form.formId, limits: { opensUntil } });
    later(services, 18 * dayMs);
    await sweepAll(services, sweepFormNotices);
    const mails = await mailsOf(services, "mail.form-closing", form.formId);
    expect(mails.map((entry) => entry?.subject)).toEqual(["Closes in 3 days: extend?", "Closes in 2 days: extend?"]);
  });

  it("is not sent for a date chosen three days ahead, or for a form that closed meanwhile", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const { formId } = await anAccountForm(services, actor);
    const soon = services.clock.now().getTime() + 2 * dayMs;
    await setFormLimits(services, actor, { formId, limits: { opensUntil: soon } });
    await sweepAll(services, sweepFormNotices);
    expect(await mailsOf(services, "mail.form-closing", formId)).toEqual([]);
    const late = await anAccountForm(services, actor);
    later(services, 88 * dayMs);
    await sweepAll(services, sweepFormNotices);
    await run("UPDATE rent_form SET state = 'closed' WHERE id = ?", late.formId);
    expect(await mailsOf(services, "mail.form-closing", late.formId)).toEqual([null]);
  });
});

describe("a form on its closing date", () => {
  it("is closed and its landlord is mailed, an account with a link to sign in", async () => {
    const services = testServices();
    const { actor, email } = await anAccount(services);
    const { formId } = await anAccountForm(services, actor);
    await run("UPDATE rent_form SET application_count = 1 WHERE id = ?", formId);
    later(services, 90 * dayMs);
    await sweepAll(services, sweepDueForms);
    expect((await formRow(formId)).state).toBe("closed");
    const [mail] = await mailsOf(services, "mail.form-closed", formId);
    expect(mail).toMatchObject({ to: email, subject: "Your form is closed" });
    expect(mail?.text).toContain(`/app/forms/${formId}`);
    expect(mail?.text).toContain("1 application.");
  });

  it("is archived after 90 days, and not a day before", async () => {
    const services = testServices();
    const { actor } = await anAccount(services);
    const { formId } = await anAccountForm(services, actor);
    await closeForm(services, actor, formId);
    later(services, 90 * dayMs - 1);
    await sweepRestingForms(services);
    expect((await formRow(formId)).state).toBe("closed");
    later(services, 1);
    await sweepAll(services, sweepRestingForms);
    expect(await formRow(formId)).toMatchObject({ state: "archived", archived_at: services.clock.now().getTime() });
    expect(
      await countRows(
        "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'form.archive' AND actor_kind = 'system'",
        formId,
      ),
    ).toBe(1);
  });
});

/** Every row anywhere that names the form, its guest or one of its applications. Jobs keep ids for 90 days, which name nobody. */
async function leftOf(form: { formId: string; guestRentFormId?: string }, applications: string[]) {
  const named = [form.formId, form.guestRentFormId ?? "", ...applications];
  const tables = await bindings.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'
      AND name NOT LIKE 'd1_%' AND name NOT IN ('audit', 'dev_mail', 'outbox')`,
  ).all<{ name: string }>();
  const left: Record<string, number> = {};
  for (const { name } of tables.results) {
    const columns = await bindings.DB.prepare(`SELECT name FROM pragma_table_info('${name}')`).all<{ name: string }>();
    const isNamed = columns.results
      .map((column) => `CAST("${column.name}" AS TEXT) IN (${named.map((_, at) => `?${at + 1}`).join(",")})`)
      .join(" OR ");
    const n = await countRows(`SELECT count(*) AS n FROM "${name}" WHERE ${isNamed}`, ...named);
    if (n > 0) left[name] = n;
  }
  return left;
}

describe("a form in the bin", () => {
  it("is announced to be deleted, and after 30 days no row, file or key of it remains", async () => {
    const services = testServices();
    const definition = aDefinition({ withFile: true });
    const form = await aPublishedForm(services, { definition });
    const other = await aPublishedForm(services, { definition });
    const sent = [await aSentApplication(services, form), await aSentApplication(services, form)];
    const kept = await aSentApplication(services, other);
    const [own, shared] = [`${ids.token()}`, `${ids.token()}`];
    for (const hash of [own, shared]) await bindings.DOCUMENTS.put(`media/${hash}`, "jpeg");
    for (const [formId, hash] of [
      [form.formId, own],
      [form.formId, shared],
      [other.formId, shared],
    ]) {
      await run(
        "INSERT INTO rent_form_media (form_id, hash, size_bytes, created_at) VALUES (?, ?, 1, 1)",
        formId,
        hash,
      );
    }
    const draftId = crypto.randomUUID();
    await run(
      `INSERT INTO application_draft (id, form_id, version_id, token_hash, data, locale, created_at, updated_at, expires_at)
        SELECT ?1, id, published_version_id, ?1, 'sealed', 'en', 1, 1, 9e15 FROM rent_form WHERE id = ?2`,
      draftId,
      form.formId,
    );
    await services.publishedForms.refresh(form.formId);
    const objects = (
      await bindings.DB.prepare("SELECT object_key AS key FROM document WHERE application_id IN (?, ?)")
        .bind(sent[0]?.id, sent[1]?.id)
        .all<{ key: string }>()
    ).results.map((row) => row.key);
    expect(objects).toHaveLength(2);

    await deleteForm(services, form.actor, form.formId);
    const [mail] = await mailsOf(services, "mail.form-erasure", form.formId);
    expect(mail?.to).toBe(form.email);
    expect(mail?.subject).toMatch(/^Form and 2 applications will be deleted on \w+ \d{1,2}, \d{4}$/);
    expect(mail?.headers).not.toHaveProperty("List-Unsubscribe");
    later(services, 30 * dayMs - 1);
    await sweepAll(services, sweepPurges);
    expect((await formRow(form.formId)).state).toBe("deleted");
    later(services, 1);
    await sweepAll(services, sweepPurges);
    await sweepAll(services, sweepErasureLog);
    expect(await leftOf(form, [...sent.map((one) => one.id), draftId])).toEqual({});
    await sweepAll(services, sweepErasures);
    expect(await bindings.PUBLISHED_FORMS.get(`published-form:v1:${form.urlId}`)).toBeNull();
    for (const key of [...objects, `media/${own}`]) expect(await bindings.DOCUMENTS.head(key), key).toBeNull();
    expect(await countRows("SELECT count(*) AS n FROM erasure_task")).toBe(0);
    // The neighbour keeps everything, the shared picture too.
    expect(await bindings.DOCUMENTS.head(`media/${shared}`)).not.toBeNull();
    expect(await countRows("SELECT count(*) AS n FROM application WHERE id = ?", kept.id)).toBe(1);
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'form.purge'", form.formId),
    ).toBe(1);
  });

  it("can be restored in time, and a draft is deleted without a warning", async () => {
    const services = testServices();
    const form = await aPublishedForm(services);
    await deleteForm(services, form.actor, form.formId);
    await undeleteForm(services, form.actor, form.formId);
    later(services, 31 * dayMs);
    await sweepAll(services, sweepPurges);
    expect((await formRow(form.formId)).state).toBe("closed");
    expect(await mailsOf(services, "mail.form-erasure", form.formId)).toEqual([null]);
  });

  it("a picture that another form uses stays after the form is deleted", async () => {
    const services = testServices();
    const [gone, taker] = [await aPublishedForm(services), await aPublishedForm(services)];
    const hash = ids.token();
    await bindings.DOCUMENTS.put(`media/${hash}`, "jpeg");
    const insert = "INSERT INTO rent_form_media (form_id, hash, size_bytes, created_at) VALUES (?, ?, 1, 1)";
    await run(insert, gone.formId, hash);
    await deleteForm(services, gone.actor, gone.formId);
    later(services, 30 * dayMs);
    await sweepAll(services, sweepPurges);
    await run(insert, taker.formId, hash);
    await sweepAll(services, sweepErasures);
    expect(await bindings.DOCUMENTS.head(`media/${hash}`)).not.toBeNull();
  });
});

describe("a guest's form that was never claimed", () => {
  it("is announced 30 days after its end and erased 60 days later; reopening starts the count again", async () => {
    const services = testServices();
    const [form, again, claimed] = [
      await aPublishedForm(services),
      await aPublishedForm(services),
      await aPublishedForm(services),
    ];
    for (const { actor, formId } of [form, again, claimed]) await closeForm(services, actor, formId);
    later(services, 29 * dayMs);
    await sweepAll(services, sweepFormNotices);
    expect(await mailsOf(services, "mail.form-erasure", form.formId)).toEqual([]);
    // Links of mails live 30 days; this guest opens the form again on the last.
    await reopenForm(services, again.actor, again.formId);
    await run("UPDATE rent_form SET landlord_id = 'someone' WHERE id = ?", claimed.formId);
    later(services, dayMs);
    await sweepAll(services, sweepFormNotices);
    await sweepAll(services, sweepFormNotices);
    const [mail, ...rest] = await mailsOf(services, "mail.form-erasure", form.formId);
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: form.email });
    expect(mail?.text).toContain("create an account with this address");
    for (const { formId } of [again, claimed]) expect(await mailsOf(services, "mail.form-erasure", formId)).toEqual([]);
    later(services, 30 * dayMs - 1);
    await sweepAll(services, sweepPurges);
    expect((await formRow(form.formId)).state).toBe("closed");
    later(services, 1);
    await sweepAll(services, sweepPurges);
    await sweepAll(services, sweepErasureLog);
    expect(await leftOf(form, [])).toEqual({});
    for (const { formId } of [again, claimed]) expect(await formRow(formId)).toBeDefined();
  });
});

describe("a guest's form whose announcement was not sent", () => {
  async function announced() {
    const services = testServices();
    const form = await aPublishedForm(services);
    await closeForm(services, form.actor, form.formId);
    later(services, 30 * dayMs);
    await sweepAll(services, sweepFormNotices);
    return { services, form };
  }
  const isThere = async (formId: string) =>
    (await countRows("SELECT count(*) AS n FROM rent_form WHERE id = ? AND erasing_at IS NULL", formId)) === 1;
  const unannounced = async (services: Services) => (await getHealth(services)).checks.announcements;

  // Red when isGuestNoticeOver asks for the mark alone.
  it("waits until the mail is sent, and 30 days more", async () => {
    const { services, form } = await announced();
    later(services, 40 * dayMs);
    await sweepAll(services, sweepPurges);
    expect(await isThere(form.formId)).toBe(true);
    const [mail] = await mailsOf(services, "mail.form-erasure", form.formId);
    const day = new Date(services.clock.now().getTime() + 30 * dayMs).getUTCDate();
    expect(mail?.text).toContain(` ${day} `.trim());
    later(services, 30 * dayMs - 1);
    await sweepAll(services, sweepPurges);
    expect(await isThere(form.formId)).toBe(true);
    later(services, 1);
    await sweepAll(services, sweepPurges);
    expect(await isThere(form.formId)).toBe(false);
  });

  // Red without `announcements` in the state of everything, or without the bound.
  it("is reported to the operator once the mail failed, and erased 90 days after the announcement", async () => {
    const { services, form } = await announced();
    expect(await unannounced(services)).toEqual({ level: "ok", figure: 0 });
    await run(
      "UPDATE outbox SET dead_at = ?, last_error = 'E_RECIPIENT_SUPPRESSED' WHERE kind = 'mail.form-erasure' AND ref LIKE ?",
      services.clock.now().getTime(),
      `%${form.formId}%`,
    );
    later(services, 89 * dayMs);
    await sweepAll(services, sweepPurges);
    expect(await isThere(form.formId)).toBe(true);
    expect(await unannounced(services)).toEqual({ level: "warn", figure: 1 });
    later(services, dayMs);
    await sweepAll(services, sweepPurges);
    expect(await isThere(form.formId)).toBe(false);
    await sweepAll(services, sweepPurges);
    expect(await unannounced(services)).toEqual({ level: "ok", figure: 0 });
  });
});

describe("a form that was never confirmed", () => {
  it("is deleted a day after its last link expired, and not while a link is valid", async () => {
    const services = testServices();
    const [form, fresh] = [await aStartedForm(services), await aStartedForm(services)];
    const slice = (id: string, from: number) => {
      for (let at = from; ; at += minuteMs) {
        const { from: low, below } = uuidSlice(new Date(at));
        if (id >= low && id < below) return new Date(at);
      }
    };
    const start = services.clock.now().getTime();
    await run("UPDATE link_token SET expires_at = ? WHERE ref = ?", start + 12 * dayMs, fresh.guestRentFormId);
    services.setNow(slice(form.formId, start + 7 * dayMs));
    await sweepAll(services, sweepPurges);
    expect((await formRow(form.formId)).state).toBe("pending_verification");
    for (const { formId } of [form, fresh]) {
      services.setNow(slice(formId, start + 8 * dayMs));
      await sweepAll(services, sweepPurges);
    }
    await sweepAll(services, sweepErasureLog);
    expect(await leftOf(form, [])).toEqual({});
    expect((await formRow(fresh.formId)).state).toBe("pending_verification");
  });
});

describe("the sweeps of forms", () => {
  it("use an index: none scans the whole table", async () => {
    const services = testServices();
    const asked: string[] = [];
    const { prepare } = bindings.DB;
    bindings.DB.prepare = (query: string) => {
      asked.push(query);
      return prepare.call(bindings.DB, query);
    };
    try {
      for (const sweep of [sweepFormNotices, sweepRestingForms, sweepPurges, sweepDueForms]) await sweep(services);
    } finally {
      bindings.DB.prepare = prepare;
    }
    const reads = asked.filter((query) => /^select "rent_form"."id" from "rent_form"/.test(query));
    expect(reads.length).toBeGreaterThanOrEqual(8);
    for (const query of reads) {
      const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
        .bind(...Array.from(query.matchAll(/\?/g), () => 1))
        .all<{ detail: string }>();
      expect(results.map((row) => row.detail).join("\n"), query).not.toMatch(/SCAN|TEMP B-TREE/);
    }
  });
});
