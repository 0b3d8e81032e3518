import { describe, expect, it } from "vitest";
import { deleteForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { setIndexing } from "../../../app/features/forms/rent-forms/commands/set-indexing.server";
import { aPublishedForm, countRows, testServices } from "../../support/forms";

const traces = (formId: string) =>
  countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action IN ('form.index', 'form.unindex')", formId);

// Red without the refresh job, without the guard of the same choice, and without `deleted` in the WHERE.
describe("whether search engines list the page of a home", () => {
  it("is no at first, is its landlord's choice, and leaves one trace a change", async () => {
    const services = testServices();
    const { actor, formId, urlId } = await aPublishedForm(services);
    const listed = async () => (await services.publishedForms.find(urlId))?.isIndexed;
    expect(await listed()).toBe(false);
    expect(await setIndexing(services, actor, { formId, isIndexed: true })).toMatchObject({ ok: true });
    expect(await setIndexing(services, actor, { formId, isIndexed: true })).toMatchObject({ ok: true });
    expect((await services.publishedForms.findInDatabase(urlId))?.isIndexed).toBe(true);
    expect(await traces(formId)).toBe(1);
    const jobs = "SELECT count(*) AS n FROM outbox WHERE kind = 'cache.refresh-form' AND ref LIKE '%' || ? || '%'";
    const before = await countRows(jobs, formId);
    expect(await setIndexing(services, actor, { formId, isIndexed: false })).toMatchObject({ ok: true });
    expect(await countRows(jobs, formId)).toBe(before + 1);
    expect(await traces(formId)).toBe(2);
  });

  it("is nobody else's, and nobody's of a form in the bin", async () => {
    const services = testServices();
    const [mine, other] = [await aPublishedForm(services), await aPublishedForm(services)];
    const input = { formId: mine.formId, isIndexed: true };
    expect(await setIndexing(services, other.actor, input)).toMatchObject({ ok: false, code: "not-found" });
    await deleteForm(services, mine.actor, mine.formId);
    expect(await setIndexing(services, mine.actor, input)).toMatchObject({ ok: false, code: "not-found" });
    expect(await traces(mine.formId)).toBe(0);
  });
});
