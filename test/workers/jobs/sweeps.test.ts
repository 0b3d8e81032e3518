import { describe, expect, it } from "vitest";
import { sweepRemovedDocuments, sweepUnclaimedDocuments } from "../../../workers/jobs/sweeps/documents";
import { sweepDueForms } from "../../../workers/jobs/sweeps/due-forms";
import { sweepExpiredDrafts } from "../../../workers/jobs/sweeps/expired-drafts";
import { sweepPastRows } from "../../../workers/jobs/sweeps/past-rows";
import { hourlyHexSlice, objectKeySlice, uuidSlice } from "../../../workers/jobs/sweeps/rotation";
import { aSentApplication, sendApplication } from "../../support/applications";
import {
  aPublishedForm,
  bindings,
  countRows,
  formRow,
  ids,
  type PublishedGuestForm,
  testServices,
} from "../../support/forms";

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const now = Date.now();
const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();

/** A moment from `from` on whose minute looks at this slice. */
function minuteWhen(from: number, isMine: (at: Date) => boolean): Date {
  for (let at = from; at < from + 300 * minuteMs; at += minuteMs) if (isMine(new Date(at))) return new Date(at);
  throw new Error("no minute looks there");
}
const minuteOf = (id: string, from: number) =>
  minuteWhen(from, (at) => id >= uuidSlice(at).from && id < uuidSlice(at).below);

/** An id that the same minute looks at. */
const idBeside = (id: string) => `${id.slice(0, 2)}${crypto.randomUUID().slice(2)}`;

async function aDraft(
  form: PublishedGuestForm,
  options: { id?: string; expiresAt: number; submittedAt?: number },
): Promise<string> {
  const id = options.id ?? crypto.randomUUID();
  await run(
    `INSERT INTO application_draft (id, form_id, version_id, token_hash, data, locale, created_at, updated_at, expires_at, submitted_at)
      SELECT ?1, id, published_version_id, ?1, 'sealed', 'en', 1, 1, ?2, ?3 FROM rent_form WHERE id = ?4`,
    id,
    options.expiresAt,
    options.submittedAt ?? null,
    form.formId,
  );
  await run(
    "INSERT INTO application_key (application_id, key_id, wrapped_key, created_at) VALUES (?, 'k', 'w', 1)",
    id,
  );
  return id;
}

type Marks = { path?: string; createdAt?: number; removedAt?: number; claimedAt?: number };

async function aDocument(applicationId: string, marks: Marks = {}): Promise<{ id: string; objectKey: string }> {
  const [id, objectKey] = [crypto.randomUUID(), `documents/${ids.token()}`];
  await bindings.DOCUMENTS.put(objectKey, "sealed");
  await run(
    `INSERT INTO document (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at, removed_at, claimed_at)
      VALUES (?, ?, ?, ?, 'n', 'pdf', 1, 'h', ?, ?, ?)`,
    id,
    applicationId,
    marks.path ?? "p",
    objectKey,
    marks.createdAt ?? 1,
    marks.removedAt ?? null,
    marks.claimedAt ?? null,
  );
  return { id, objectKey };
}

const draftCount = (id: string) => countRows("SELECT count(*) AS n FROM application_draft WHERE id = ?", id);
const keyCount = (id: string) => countRows("SELECT count(*) AS n FROM application_key WHERE application_id = ?", id);
const removedCount = (id: string) =>
  countRows("SELECT count(*) AS n FROM document WHERE id = ? AND removed_at IS NOT NULL", id);
const documentCount = (id: string) => countRows("SELECT count(*) AS n FROM document WHERE id = ?", id);

async function repeat(sweep: () => Promise<number>): Promise<void> {
  for (let round = 0; round < 20; round += 1) if ((await sweep()) === 0) return;
  throw new Error("the sweep does not come to an end");
}

describe("the sweep of expired drafts", () => {
  it("deletes answers, key and files of expired drafts only", async () => {
    const services = testServices(new Date(now));
    const form = await aPublishedForm(services);
    const expired = crypto.randomUUID();
    const at = minuteOf(expired, now);
    await aDraft(form, { id: expired, expiresAt: at.getTime() });
    const alive = await aDraft(form, { id: idBeside(expired), expiresAt: at.getTime() + 1 });
    services.setNow(at);
    const files = [await aDocument(expired), await aDocument(alive)] as const;
    await repeat(() => sweepExpiredDrafts(services));
    expect([await draftCount(expired), await keyCount(expired), await removedCount(files[0].id)]).toEqual([0, 0, 1]);
    expect([await draftCount(alive), await keyCount(alive), await removedCount(files[1].id)]).toEqual([1, 1, 0]);
    await repeat(() => sweepRemovedDocuments(services));
    expect(await documentCount(files[0].id)).toBe(0);
    expect(await bindings.DOCUMENTS.head(files[0].objectKey)).toBeNull();
    expect(await bindings.DOCUMENTS.head(files[1].objectKey)).not.toBeNull();
  });

  // Red when the sweep asks for the draft's time only.
  it("keeps key and files of drafts that were sent", async () => {
    const services = testServices(new Date(now));
    const form = await aPublishedForm(services);
    const { id, documentId } = await aSentApplication(services, form);
    services.setNow(minuteOf(id, now + 31 * dayMs));
    await repeat(() => sweepExpiredDrafts(services));
    expect([await draftCount(id), await keyCount(id), await removedCount(documentId)]).toEqual([0, 1, 0]);
  });
});

describe("the sweep of files", () => {
  it("deletes the object and row of a removed file, and does nothing the second time", async () => {
    const services = testServices(new Date(now));
    const taken = await aDocument(crypto.randomUUID(), { removedAt: 5 });
    const kept = await aDocument(crypto.randomUUID());
    await bindings.DOCUMENTS.delete(taken.objectKey); // a crash between object and row
    await repeat(() => sweepRemovedDocuments(services));
    await sweepRemovedDocuments(services);
    expect([await documentCount(taken.id), await documentCount(kept.id)]).toEqual([0, 1]);
  });

  // Red where a call takes a page of 100: a purge of 60,000 files took five hours so.
  it("deletes removed files a thousand keys a call, five calls a run", async () => {
    const services = testServices(new Date(now));
    await run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5001)
        INSERT INTO document (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at, removed_at)
        SELECT 'many-' || i, 'many', 'p', 'documents/many-' || i, 'n', 'pdf', 1, 'h', 1, 5 FROM n`,
    );
    const calls: number[] = [];
    const removing = async (keys: string[]) => void calls.push(keys.length);
    const counting = { ...services, documents: { ...services.documents, delete: removing } };
    expect(await sweepRemovedDocuments(counting)).toBe(5000);
    expect(await sweepRemovedDocuments(counting)).toBe(1);
    expect(calls).toEqual([1000, 1000, 1000, 1000, 1000, 1]);
  });

  it("deletes files after a day that no live draft and no application names", async () => {
    const at = now;
    const form = await aPublishedForm(testServices(new Date(at)));
    const live = await aDraft(form, { expiresAt: at + 30 * dayMs });
    const { id: sent } = await sendApplication(testServices(new Date(at)), form.formId);
    const { id: corrected } = await sendApplication(testServices(new Date(at)), form.formId);
    const { id: answering } = await sendApplication(testServices(new Date(at)), form.formId);
    await run(
      "INSERT INTO application_correction (application_id, data, base_rev, updated_at, expires_at) VALUES (?, '', 1, ?, ?)",
      corrected,
      at,
      at + dayMs,
    );
    await run(
      "INSERT INTO info_request (id, application_id, form_id, items, asked_at, due_at) VALUES (?, ?, ?, '', ?, ?)",
      crypto.randomUUID(),
      answering,
      form.formId,
      at,
      at + dayMs,
    );
    const nobody = crypto.randomUUID();
    const old = at - 2 * dayMs;
    const files = {
      live: await aDocument(live, { createdAt: old }),
      // Begun as a correction that nobody will send.
      left: await aDocument(sent, { createdAt: old }),
      sent: await aDocument(sent, { createdAt: old, claimedAt: old }),
      corrected: await aDocument(corrected, { createdAt: old }),
      answering: await aDocument(answering, { createdAt: old, path: "info.abcdefghij" }),
      claimed: await aDocument(crypto.randomUUID(), { createdAt: old, claimedAt: old }),
      fresh: await aDocument(nobody, { createdAt: at }),
      lost: await aDocument(nobody, { createdAt: old }),
    };
    for (const owner of [live, sent, corrected, answering, nobody])
      await sweepUnclaimedDocuments(testServices(minuteOf(owner, at)));
    const marked = await Promise.all(Object.values(files).map((file) => removedCount(file.id)));
    expect(Object.fromEntries(Object.keys(files).map((name, index) => [name, marked[index]]))).toEqual({
      live: 0,
      left: 1,
      sent: 0,
      corrected: 0,
      answering: 0,
      claimed: 0,
      fresh: 0,
      lost: 1,
    });
  });
});

describe("the slices of the ids", () => {
  it("cover every id and every key in one round", () => {
    const minutes = Array.from({ length: 256 }, (_, index) => new Date(index * minuteMs));
    for (let round = 0; round < 200; round += 1) {
      const id = crypto.randomUUID();
      expect(minutes.filter((at) => id >= uuidSlice(at).from && id < uuidSlice(at).below)).toHaveLength(1);
    }
    expect(new Set(minutes.slice(0, 64).map(objectKeySlice)).size).toBe(64);
  });
});

describe("the sweep of counters and links", () => {
  it("deletes expired ones, and keeps valid ones and links that still explain what happened to them", async () => {
    const services = testServices(new Date(now));
    const key = ids.token();
    services.setNow(minuteWhen(now, (at) => key.startsWith(objectKeySlice(at))));
    const at = services.clock.now().getTime();
    const slice = hourlyHexSlice(services.clock.now()).from;
    await run("INSERT INTO rate_bucket (key, window_start, count, expires_at) VALUES (?, 1, 1, ?)", key, at);
    await run("INSERT INTO rate_bucket (key, window_start, count, expires_at) VALUES (?, 2, 1, ?)", key, at + 1);
    for (const [hash, expiresAt] of [
      ["long", at - 91 * dayMs],
      ["just", at - 1],
      ["live", at + 1],
    ] as const) {
      const insert = "INSERT INTO link_token (hash, purpose, ref, expires_at, created_at) VALUES (?, 'p', ?, ?, 1)";
      await run(insert, `${slice}-${hash}-${key}`, key, expiresAt);
    }
    await repeat(() => sweepPastRows(services));
    expect(await countRows("SELECT sum(window_start) AS n FROM rate_bucket WHERE key = ?", key)).toBe(2);
    expect(await countRows("SELECT count(*) AS n FROM link_token WHERE ref = ?", key)).toBe(2);
  });
});

describe("the sweep of forms past their closing date", () => {
  it.each(["open", "paused"])("closes %s ones once, with an audit row and a refreshed cache", async (state) => {
    const services = testServices(new Date(now));
    const { formId, urlId } = await aPublishedForm(services);
    const until = minuteOf(formId, now).getTime();
    await run("UPDATE rent_form SET state = ?, opens_until = ? WHERE id = ?", state, until, formId);
    services.setNow(new Date(until - 1));
    await sweepDueForms(services);
    expect((await formRow(formId)).state).toBe(state);
    services.setNow(new Date(until));
    await sweepDueForms(services);
    await sweepDueForms(services);
    expect(await formRow(formId)).toMatchObject({ state: "closed", closed_at: until });
    expect(
      await countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = 'form.expire'", formId),
    ).toBe(1);
    expect(await services.publishedForms.find(urlId)).toMatchObject({ state: "closed" });
    expect(
      await countRows(
        "SELECT count(*) AS n FROM outbox WHERE kind = 'cache.refresh-form' AND json_extract(ref, '$.formId') = ? AND created_at = ?",
        formId,
        until,
      ),
    ).toBe(1);
  });

  it.each(["suspended", "archived", "full"])("leaves %s ones as they are", async (state) => {
    const services = testServices(new Date(now));
    const { formId } = await aPublishedForm(services);
    await run("UPDATE rent_form SET state = ?, opens_until = ? WHERE id = ?", state, now - 1, formId);
    services.setNow(minuteOf(formId, now));
    await sweepDueForms(services);
    expect((await formRow(formId)).state).toBe(state);
  });
});

// Red where a slice of drafts asks after all own parts that were sent.
it("the sweep of expired drafts reads its slice, not every household member", async () => {
  const services = testServices(new Date(0));
  const { formId } = await aPublishedForm(services);
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO application_member (id, application_id, form_id, role, contact, email_hash, invited_at, completed_at, created_at)
      SELECT lower(hex(randomblob(16))), 'lead-' || i, ?, 'guarantor', 'x', 'h', 1, 1, 1 FROM n`,
    formId,
  );
  await run(
    `INSERT INTO application_draft (id, form_id, version_id, token_hash, data, locale, created_at, updated_at, expires_at)
      SELECT '00ab', id, published_version_id, 'h', 'sealed', 'en', 1, 1, 0 FROM rent_form WHERE id = ?`,
    formId,
  );
  await run(
    "INSERT INTO application_key (application_id, key_id, wrapped_key, created_at) VALUES ('00ab', 'k', 'w', 1)",
  );
  const before = services.usage.rowsRead;
  expect(await sweepExpiredDrafts(services)).toBe(1);
  expect(services.usage.rowsRead - before).toBeLessThan(100);
  await run("DELETE FROM application_member WHERE form_id = ?", formId);
});
