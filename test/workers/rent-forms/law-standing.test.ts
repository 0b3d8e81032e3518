import { describe, expect, it } from "vitest";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import {
  listLawStanding,
  readFormsAgain,
} from "../../../app/features/forms/rent-forms/queries/read-law-standing.server";
import { aDefinition, aPublishedForm, bindings, ids, testServices } from "../../support/forms";

const florida = { line1: "1 High Street", city: "Miami", country: "US", region: "FL" };

function asking(key: string): FormDefinition {
  const form = aDefinition();
  const { field } = fieldFromCatalogue(key, ids, "en");
  form.sections[0]?.fields.push({ ...field, lawReason: { code: "needed-now" } });
  return { ...form, property: { address: florida } };
}

/** A version as it stood before the rules were changed: another check, or another definition. */
async function publishedAs(
  formId: string,
  column: "law_check" | "definition",
  from: string,
  to: string,
): Promise<void> {
  const id = crypto.randomUUID();
  const copied = (name: string) => (name === column ? `replace(${name}, ?, ?)` : name);
  await bindings.DB.batch([
    bindings.DB.prepare(
      `INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at, law_check)
       SELECT '${id}', form_id, number + 1, ${copied("definition")}, hash, published_at, ${copied("law_check")}
       FROM rent_form_version WHERE form_id = ?`,
    ).bind(from, to, formId),
    bindings.DB.prepare("UPDATE rent_form SET published_version_id = ? WHERE id = ?").bind(id, formId),
  ]);
}

const floridaOf = async () => (await listLawStanding(testServices())).find(({ place }) => place === "US-FL");

// Red when the versions are not compared, or when a definition is read by the rules of another place.
describe("published forms against today's law packs", () => {
  it("counts forms that were checked against older packs", async () => {
    const services = testServices();
    await aPublishedForm(services, { definition: asking("evicted") });
    const before = await floridaOf();
    expect(before).toMatchObject({ placeName: "Florida, United States", older: 0 });
    const { formId } = await aPublishedForm(services, { definition: asking("evicted") });
    await publishedAs(formId, "law_check", "2026-11-2", "2025-01-0");
    expect(await floridaOf()).toMatchObject({ forms: (before?.forms ?? 0) + 1, older: 1 });
  });

  it("rechecks all forms of a place and lists what breaks the law there", async () => {
    const services = testServices();
    const fine = await readFormsAgain(services, "US-FL", "2026-11-22");
    expect(fine).toMatchObject({ isAll: true, touched: 0, questions: [] });
    const { formId } = await aPublishedForm(services, { definition: asking("evicted") });
    // A rule came that wants a reason: the form is as it was, without one.
    await publishedAs(formId, "definition", '"lawReason":{"code":"needed-now"}', '"stage":"apply"');
    const touched = await readFormsAgain(services, "US-FL", "2026-11-22");
    expect(touched).toMatchObject({ read: fine.read + 1, touched: 1, questions: [{ question: "evicted", forms: 1 }] });
    expect((await readFormsAgain(services, "US-VT", "2026-11-22")).read).toBe(0);
  });
});
