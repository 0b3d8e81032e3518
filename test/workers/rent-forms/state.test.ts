import { describe, expect, it } from "vitest";
import {
  closeForm,
  deleteForm,
  pauseForm,
  reopenForm,
} from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import { saveDraft } from "../../../app/features/forms/rent-forms/commands/save-draft.server";
import { setFormLimits } from "../../../app/features/forms/rent-forms/commands/set-form-limits.server";
import { findEditableForm } from "../../../app/features/forms/rent-forms/queries/find-editable-form.server";
import { aDefinition, aPublishedForm, bindings, countRows, formRow, ids, testServices } from "../../support/forms";

const dayMs = 24 * 60 * 60 * 1000;
const set = (formId: string, assignment: string) =>
  bindings.DB.prepare(`UPDATE rent_form SET ${assignment} WHERE id = ?`).bind(formId).run();
const audits = (formId: string, action: string) =>
  countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = ?", formId, action);

describe("pausing, reopening, closing and deleting a form", () => {
  it("each change its state, write one audit row and refresh the cache", async () => {
    const services = testServices();
    const { actor, formId, urlId } = await aPublishedForm(services);
    const until = (await formRow(formId)).opens_until;
    expect(await pauseForm(services, actor, formId)).toMatchObject({ ok: true, value: { state: "paused" } });
    expect(await services.publishedForms.findInDatabase(urlId)).toMatchObject({ state: "paused" });
    expect(await reopenForm(services, actor, formId)).toMatchObject({ ok: true });
    expect((await formRow(formId)).opens_until).toBe(until);
    expect(await closeForm(services, actor, formId)).toMatchObject({ ok: true });
    services.setNow(new Date(services.clock.now().getTime() + dayMs));
    expect(await reopenForm(services, actor, formId)).toMatchObject({ ok: true });
    expect(await formRow(formId)).toMatchObject({ opens_until: Number(until) + dayMs, closed_at: null });
    expect(await deleteForm(services, actor, formId)).toMatchObject({ ok: true });
    expect(await formRow(formId)).toMatchObject({ state: "deleted", deleted_at: services.clock.now().getTime() });
    for (const [action, times] of [
      ["form.pause", 1],
      ["form.reopen", 2],
      ["form.close", 1],
      ["form.delete", 1],
    ] as const) {
      expect(await audits(formId, action), action).toBe(times);
    }
  });

  it("by a double click happens once, and both clicks succeed", async () => {
    const services = testServices();
    const { actor, formId } = await aPublishedForm(services);
    const answers = await Promise.all([1, 2, 3].map(() => pauseForm(services, actor, formId)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await audits(formId, "form.pause")).toBe(1);
  });

  it.each([
    ["suspended", pauseForm],
    ["closed", pauseForm],
    ["suspended", reopenForm],
    ["archived", closeForm],
    ["suspended", deleteForm],
  ] as const)("leaves a %s form as it is", async (state, command) => {
    const services = testServices();
    const { actor, formId } = await aPublishedForm(services);
    await set(formId, `state = '${state}'`);
    const before = await formRow(formId);
    expect(await command(services, actor, formId)).toMatchObject({ ok: false, code: "wrong-state", detail: { state } });
    expect(await formRow(formId)).toEqual(before);
  });

  it("is refused to another landlord, by an expired link and to nobody, as if the form did not exist", async () => {
    const services = testServices();
    const mine = await aPublishedForm(services);
    const theirs = await aPublishedForm(services);
    const nobody = { kind: "guest", manageHashes: [] } as const;
    const before = await formRow(mine.formId);
    for (const command of [pauseForm, closeForm, reopenForm, deleteForm]) {
      expect(await command(services, theirs.actor, mine.formId)).toMatchObject({ code: "not-found" });
      expect(await command(services, nobody, mine.formId)).toMatchObject({ code: "not-found" });
    }
    services.setNow(new Date(services.clock.now().getTime() + 30 * dayMs));
    expect(await pauseForm(services, mine.actor, mine.formId)).toMatchObject({ code: "not-found" });
    expect(await formRow(mine.formId)).toEqual(before);
  });

  it("treats a form past its date as closed: it cannot be paused, and reopening starts a new period", async () => {
    const services = testServices();
    const { actor, formId } = await aPublishedForm(services);
    await set(formId, `opens_until = ${services.clock.now().getTime() - 1}`);
    expect(await pauseForm(services, actor, formId)).toMatchObject({
      code: "wrong-state",
      detail: { state: "closed" },
    });
    expect(await reopenForm(services, actor, formId)).toMatchObject({ ok: true });
    expect((await formRow(formId)).opens_until).toBe(services.clock.now().getTime() + 30 * dayMs);
  });

  it("a form with 15 applications cannot be reopened", async () => {
    const services = testServices();
    const { actor, formId } = await aPublishedForm(services);
    await closeForm(services, actor, formId);
    await set(formId, "application_count = 15");
    expect(await reopenForm(services, actor, formId)).toMatchObject({ code: "limit-reached" });
    await set(formId, "unlimited = 1");
    expect(await reopenForm(services, actor, formId)).toMatchObject({ ok: true });
  });

  // Red without `NOT ${hasOtherRunningForm(at)}` in stateUnder of set-form-limits.server.ts.
  it("a full form stays full under a higher maximum while another form of the same address is open", async () => {
    const services = testServices();
    const first = await aPublishedForm(services);
    const most = (maxApplications: number) =>
      setFormLimits(services, first.actor, { formId: first.formId, limits: { maxApplications } });
    await set(first.formId, "application_count = 3");
    expect(await most(3)).toMatchObject({ value: { state: "full" } });
    const second = await aPublishedForm(services, { email: first.email });
    const { closed_at } = await formRow(first.formId);
    expect(await most(5)).toMatchObject({ value: { state: "full", maxApplications: 5 } });
    expect(await formRow(first.formId)).toMatchObject({ state: "full", closed_at });
    await closeForm(services, second.actor, second.formId);
    expect(await most(5)).toMatchObject({ value: { state: "open" } });
  });

  it("a form cannot be reopened while another form of the same address is open", async () => {
    const services = testServices();
    const first = await aPublishedForm(services);
    await closeForm(services, first.actor, first.formId);
    const second = await aPublishedForm(services, { email: first.email });
    expect(await reopenForm(services, first.actor, first.formId)).toMatchObject({ code: "other-form-open" });
    await closeForm(services, second.actor, second.formId);
    expect(await reopenForm(services, first.actor, first.formId)).toMatchObject({ ok: true });
  });
});

describe("saveDraft and publishVersion", () => {
  it("publishing again creates version 2 and leaves version 1 unchanged", async () => {
    const services = testServices();
    const { actor, formId, urlId } = await aPublishedForm(services);
    const first = await bindings.DB.prepare("SELECT * FROM rent_form_version WHERE form_id = ?").bind(formId).first();
    const saved = await saveDraft(services, actor, { formId, rev: 1, definition: aDefinition({ title: "Top floor" }) });
    expect(saved).toMatchObject({ ok: true, value: { rev: 2 } });
    expect(await services.publishedForms.findInDatabase(urlId)).toMatchObject({ versionNumber: 1 });
    expect((await formRow(formId)).title).not.toBe("Top floor");
    expect(await publishForm(services, actor, { formId, rev: 2 })).toMatchObject({
      value: { versionNumber: 2, isNew: true },
    });
    expect(await services.publishedForms.findInDatabase(urlId)).toMatchObject({ versionNumber: 2, state: "open" });
    expect((await formRow(formId)).title).toBe("Top floor");
    const rows = await bindings.DB.prepare("SELECT * FROM rent_form_version WHERE form_id = ? ORDER BY number")
      .bind(formId)
      .all();
    expect(rows.results).toHaveLength(2);
    expect(rows.results[0]).toEqual(first);
  });

  it("unchanged content makes no version, and ten publications at a time make one", async () => {
    const services = testServices();
    const { actor, formId } = await aPublishedForm(services);
    expect(await publishForm(services, actor, { formId, rev: 1 })).toMatchObject({
      value: { versionNumber: 1, isNew: false },
    });
    await saveDraft(services, actor, { formId, rev: 1, definition: aDefinition({ title: "New" }) });
    const all = await Promise.all(Array.from({ length: 10 }, () => publishForm(services, actor, { formId, rev: 2 })));
    expect(all.every((answer) => answer.ok)).toBe(true);
    expect(all.filter((answer) => answer.ok && answer.value.isNew)).toHaveLength(1);
    expect(await countRows("SELECT count(*) AS n FROM rent_form_version WHERE form_id = ?", formId)).toBe(2);
  });

  it("the second of two editors gets a conflict, and the first one's work stays", async () => {
    const services = testServices();
    const { actor, formId } = await aPublishedForm(services);
    const edits = ["A", "B"].map((title) =>
      saveDraft(services, actor, { formId, rev: 1, definition: aDefinition({ title }) }),
    );
    const answers = await Promise.all(edits);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ code: "conflict", detail: { rev: 2 } });
    expect(await publishForm(services, actor, { formId, rev: 1 })).toMatchObject({ code: "conflict" });
  });

  it("is refused to others and for a suspended form, and a fourth own question cannot be published", async () => {
    const services = testServices();
    const mine = await aPublishedForm(services);
    const theirs = await aPublishedForm(services);
    const edit = { formId: mine.formId, rev: 1, definition: aDefinition({ custom: 4 }) };
    expect(await saveDraft(services, theirs.actor, edit)).toMatchObject({ code: "not-found" });
    expect(await publishForm(services, theirs.actor, { formId: mine.formId, rev: 1 })).toMatchObject({
      code: "not-found",
    });
    expect(await saveDraft(services, mine.actor, edit)).toMatchObject({ ok: true });
    expect(await publishForm(services, mine.actor, { formId: mine.formId, rev: 2 })).toMatchObject({
      code: "refused",
    });
    await set(mine.formId, "state = 'suspended'");
    expect(await saveDraft(services, mine.actor, { ...edit, rev: 2 })).toMatchObject({ code: "wrong-state" });
  });
});

describe("published forms in KV", () => {
  const key = (urlId: string) => `published-form:v1:${urlId}`;

  it("are read from KV without a query to D1", async () => {
    const { urlId } = await aPublishedForm(testServices());
    const services = testServices();
    expect(await services.publishedForms.find(urlId)).toMatchObject({ urlId });
    expect(services.usage.queries).toBe(0);
  });

  it("are read from D1 when KV has none or a broken one, and unpublished forms are not found", async () => {
    const services = testServices();
    const { urlId } = await aPublishedForm(services);
    await bindings.PUBLISHED_FORMS.put(key(urlId), JSON.stringify({ of: "another shape" }));
    expect(await services.publishedForms.find(urlId)).toMatchObject({ urlId });
    expect(services.usage.queries).toBeGreaterThan(0);
    expect(await services.publishedForms.find(ids.urlId())).toBeNull();
  });

  // Red without `memory.forget` in refresh.
  it("are remembered for ten seconds, and dropped at once when this Worker changes them", async () => {
    const services = testServices();
    const { urlId, formId } = await aPublishedForm(services);
    await services.publishedForms.find(urlId);
    await bindings.DB.prepare("UPDATE rent_form SET state = 'paused' WHERE id = ?").bind(formId).run();
    expect(await services.publishedForms.find(urlId)).toMatchObject({ state: "open" });
    await services.publishedForms.refresh(formId);
    expect(await services.publishedForms.find(urlId)).toMatchObject({ state: "paused" });
  });

  it("contain nothing about the owner", async () => {
    const { urlId, email, guestRentFormId } = await aPublishedForm(testServices());
    const stored = (await bindings.PUBLISHED_FORMS.get(key(urlId))) ?? "";
    expect(stored).toContain(urlId);
    expect(stored).not.toContain(email);
    expect(stored).not.toContain(guestRentFormId);
  });
});

describe("findEditableForm", () => {
  it("returns the draft to its landlord and to nobody else", async () => {
    const services = testServices();
    const mine = await aPublishedForm(services);
    const theirs = await aPublishedForm(services);
    await saveDraft(services, mine.actor, { formId: mine.formId, rev: 1, definition: aDefinition({ title: "Ahead" }) });
    expect(await findEditableForm(services, mine.actor, { guestRentFormId: mine.guestRentFormId })).toMatchObject({
      rev: 2,
      definition: { title: { en: "Ahead" } },
    });
    expect(await findEditableForm(services, theirs.actor, { guestRentFormId: mine.guestRentFormId })).toBeNull();
    await deleteForm(services, mine.actor, mine.formId);
    expect(await findEditableForm(services, mine.actor, { guestRentFormId: mine.guestRentFormId })).toBeNull();
  });
});
