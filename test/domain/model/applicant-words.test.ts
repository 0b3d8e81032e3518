import { describe, expect, it } from "vitest";
import { inApplicantWords } from "~/features/forms/form-model/applicant-words";
import { catalogue, fieldFromCatalogue } from "~/features/forms/form-model/catalogue";
import { isReadyText } from "~/features/forms/form-model/ready-texts";
import type { Field } from "~/features/forms/form-model/schema";
import * as plans from "~/features/forms/form-model/section-plans";
import { createIdMaker } from "~/kernel/ids";
import applicantWords from "~/words/en/form-model/applicant";
import { aDefinition } from "../../support/definition";

const toTenant = /\b(you|your|yours|yourself|I|me|my|mine|we|us|our)\b/i;
const ids = createIdMaker();

function told(fields: Field[], title = "About you") {
  const definition = aDefinition();
  const section = { id: "s", title: { en: title }, stage: "apply" as const, fields };
  const [read] = inApplicantWords({ ...definition, sections: [section] }).sections;
  return { title: read?.title.en ?? "", fields: read?.fields ?? [] };
}

function wordsOf(field: Field): string[] {
  return [field.label, ...("options" in field ? field.options.map(({ label }) => label) : [])].map(({ en = "" }) => en);
}

describe("a landlord's words about an applicant", () => {
  // Red when a ready question speaks to the tenant and has no entry in applicantWords.
  it.each(catalogue.filter(({ kind }) => kind !== "statement").map(({ key }) => key))(
    "never address the reader in the ready question %s",
    (key) => {
      const { field } = fieldFromCatalogue(key, ids, "en-GB");
      const [read] = told([field]).fields;
      expect(wordsOf(read as Field).filter((words) => words === "" || toTenant.test(words))).toEqual([]);
      expect(read?.label["en-GB"]).toBe(read?.label.en);
      expect(read?.label.it).toBe(field.label.it);
    },
  );

  it("never address the reader in the title of a ready section", () => {
    const titles = Object.values(plans).map(({ title: [en] }) => told([], en).title);
    expect(titles.filter((title) => toTenant.test(title))).toEqual([]);
  });

  it("stand for ready words alone, each of which is still in use", () => {
    expect(Object.keys(applicantWords).filter((words) => !isReadyText(words))).toEqual([]);
    expect(Object.values(applicantWords).filter((words) => toTenant.test(words))).toEqual([]);
  });

  it("leave an own question, and own words of a ready one, as the landlord wrote them", () => {
    const { field } = fieldFromCatalogue("income", ids, "en");
    const { catalogueKey: _, ...own } = { ...field, id: "own" };
    const changed = { ...field, label: { en: "What do you earn?" } };
    expect(told([own as Field, changed]).fields.map(({ label }) => label.en)).toEqual([
      "Your income",
      "What do you earn?",
    ]);
  });
});
