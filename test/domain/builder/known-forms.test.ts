import { describe, expect, it } from "vitest";
import { addField, addSection, editField, editSection } from "../../../app/features/forms/builder/edits";
import { searchPalette } from "../../../app/features/forms/builder/palette-items";
import { catalogueEntry, fieldFromCatalogue, neverOffered } from "../../../app/features/forms/form-model/catalogue";
import { checkDefinition } from "../../../app/features/forms/form-model/check-definition";
import { readyConsents } from "../../../app/features/forms/form-model/consents";
import { newField } from "../../../app/features/forms/form-model/editing";
import {
  definitionSchema,
  type Field,
  type FormDefinition,
  type Section,
} from "../../../app/features/forms/form-model/schema";
import { readySections, templateByKey } from "../../../app/features/forms/form-model/templates";
import { neverOfferedWords } from "../../../app/features/forms/law/never-offered-words";
import { countCustomQuestions, entitlementsFor } from "../../../app/features/forms/rent-forms/entitlements";
import { createIdMaker } from "../../../app/kernel/ids";
import { type KnownForm, knownForms } from "./known-forms";

const ids = createIdMaker();
const locale = "en";

/** Builds a form as a landlord would: from the blank template, question after question, repeated ones in their ready sections. */
function buildKnown({ country, region, questions }: KnownForm): FormDefinition {
  const property = { address: { line1: "14 Maple Street", city: "Town", country, ...(region && { region }) } };
  let form = templateByKey("blank")?.build({ ids, property, locale }) as FormDefinition;
  const main = form.sections[0] as Section;
  const asked = (key: string) =>
    form.sections.some(({ fields }) => fields.some(({ catalogueKey }) => catalogueKey === key));
  const put = (field: Field, sectionId: string) => {
    form = addField(form, field, { sectionId, index: 999 }).definition;
  };
  for (const question of questions) {
    if ("own" in question) {
      put({ ...newField(question.own, ids, locale), label: { [locale]: question.asks } } as Field, main.id);
    }
    if (!("ready" in question) || asked(question.ready)) continue;
    const { field } = fieldFromCatalogue(question.ready, ids, locale);
    const { repeats } = question;
    if (!repeats) put(field, main.id);
    else if (!form.sections.some(({ title }) => title.en === repeats)) {
      const ready = readySections.find(({ title: [title] }) => title === repeats);
      form = addSection(form, ready?.build({ ids, locale }) as Section, 999).definition;
      if (!asked(question.ready)) put(field, form.sections.at(-1)?.id ?? "");
    } else put(field, form.sections.find(({ title }) => title.en === repeats)?.id ?? "");
  }
  return form;
}

describe.each(knownForms)('the real-world form "$name" rebuilt in the builder', (known) => {
  const form = buildKnown(known);

  it("has every question, except those that are never offered", () => {
    for (const question of known.questions) {
      if ("ready" in question)
        expect([question.asks, catalogueEntry(question.ready)?.key]).toEqual([question.asks, question.ready]);
      if ("never" in question) expect(neverOffered.map(({ key }) => key)).toContain(question.never);
    }
    const keys = form.sections.flatMap(({ fields }) => fields.map(({ catalogueKey }) => catalogueKey));
    for (const question of known.questions) if ("ready" in question) expect(keys).toContain(question.ready);
    expect(definitionSchema.safeParse(JSON.parse(JSON.stringify(form))).success).toBe(true);
    expect(checkDefinition(form).filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("fits a guest's form", () => {
    const limit = entitlementsFor({ plan: "guest", unlimited: false }).customQuestions ?? 0;
    expect(countCustomQuestions(form)).toBeLessThanOrEqual(limit);
  });

  it("has repeated entries in repeatable sections", () => {
    for (const question of known.questions) {
      if (!("ready" in question) || !question.repeats) continue;
      const home = form.sections.find(({ fields }) => fields.some((field) => field.catalogueKey === question.ready));
      expect([question.asks, home?.repeat !== undefined]).toEqual([question.asks, true]);
    }
  });
});

it("questions left out of the rebuilt forms are found in the palette with a reason", () => {
  const left = knownForms.flatMap(({ questions }) => questions.flatMap((one) => ("never" in one ? [one.never] : [])));
  for (const key of new Set(left)) {
    const barred = neverOffered.find((one) => one.key === key);
    const { what = "", reason } = (barred && neverOfferedWords.en[barred.key]) ?? {};
    const found = searchPalette(what, "en").find(({ id }) => id === `never-${key}`);
    expect([key, found?.hint]).toEqual([key, reason]);
  }
});

it("the consents of the rebuilt forms exist as ready consents", () => {
  expect(Object.keys(readyConsents)).toEqual(
    expect.arrayContaining(["answersAreTrue", "criteriaReceived", "mayContact", "consentCreditCheck"]),
  );
});

it("conditions and repeats of the rebuilt forms are made by the same edits", () => {
  const form = buildKnown(knownForms[0] as KnownForm);
  const [section] = form.sections as [Section];
  const pets = section.fields.find(({ catalogueKey }) => catalogueKey === "pets");
  const details = section.fields.find(({ catalogueKey }) => catalogueKey === "petDetails");
  const showWhen = { all: [{ field: pets?.id ?? "", op: "is" as const, value: "yes" }] };
  expect(editField(form, details?.id ?? "", (field) => ({ ...field, showWhen })).dropped).toEqual([]);
  const repeat = { min: 0, max: 3, itemLabel: { en: "Pet" } };
  expect(editSection(form, section.id, { repeat }).definition.sections[0]?.repeat).toEqual(repeat);
});
