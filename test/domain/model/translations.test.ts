import { describe, expect, it } from "vitest";
import { duplicateField, editField, editForm } from "~/features/forms/builder/edits";
import { asShown } from "~/features/forms/form-model/as-shown";
import { checkDefinition } from "~/features/forms/form-model/check-definition";
import { duplicateDefinition, editText } from "~/features/forms/form-model/editing";
import { formTexts } from "~/features/forms/form-model/map-texts";
import { problemText } from "~/features/forms/form-model/problem-text";
import { definitionSchema, type FormDefinition } from "~/features/forms/form-model/schema";
import {
  inProgress,
  keepOriginals,
  leaveOut,
  ownTexts,
  stillFits,
  writtenLanguages,
} from "~/features/forms/form-model/translations";
import { createIdMaker } from "~/kernel/ids";
import { definitionOf, fieldOf, id } from "./support";

const pets = id("pets");
const form = definitionOf([
  {
    id: id("one"),
    fields: [
      fieldOf("choice", "pets", {
        label: { en: "Any animals?", de: "Tiere?", ar: "حيوانات؟" },
        help: { en: "Cats too", de: "Auch Katzen" },
        options: [{ id: id("dog"), label: { en: "A dog", de: "Ein Hund" } }],
      }),
    ],
  },
]);

/** As the builder does it: one edit after the other. */
function edited(start: FormDefinition, ...edits: ((form: FormDefinition) => FormDefinition)[]): FormDefinition {
  return edits.reduce((before, edit) => keepOriginals(before, edit(before)), start);
}

const ask =
  (words: string, locale = "en") =>
  (before: FormDefinition) =>
    editField(before, pets, (field) => ({ ...field, label: editText(field.label, locale, words) })).definition;

const labelOf = (definition: FormDefinition) => definition.sections[0]?.fields[0]?.label;
const unfinished = (definition: FormDefinition) => Object.fromEntries(inProgress(definition));
const faults = (definition: FormDefinition) =>
  checkDefinition(definition).filter(({ code }) => code === "unfinished-translation");

describe("a translation whose original was changed", () => {
  const typed = edited(form, ask("Any animal?"), ask("Any pets?"));

  it("is in progress, and keeps the original that it was made from", () => {
    expect(unfinished(typed)).toEqual({ de: 1, ar: 1 });
    expect(typed.translatedFrom).toEqual({ [pets]: { de: "Any animals?", ar: "Any animals?" } });
    expect(definitionSchema.parse(typed)).toEqual(typed);
  });

  it("is not shown to tenants, who read the original; finished ones are", () => {
    expect(labelOf(asShown(typed))).toEqual({ en: "Any pets?" });
    expect(asShown(typed).sections[0]?.fields[0]?.help).toEqual({ en: "Cats too", de: "Auch Katzen" });
    expect(asShown(typed)).not.toHaveProperty("translatedFrom");
  });

  it("forbids publishing until it is written anew, said to fit still, or its language is left out", () => {
    expect(faults(typed).map((fault) => problemText(fault, "en"))).toEqual([
      expect.stringContaining("German"),
      expect.stringContaining("Arabic"),
    ]);
    const written = edited(typed, ask("Haustiere?", "de"));
    expect(unfinished(written)).toEqual({ ar: 1 });
    const fitting = edited(written, (before) => stillFits(before, pets, "ar"));
    expect([faults(fitting), fitting.translatedFrom]).toEqual([[], undefined]);
    expect(labelOf(asShown(fitting))).toEqual({ en: "Any pets?", de: "Haustiere?", ar: "حيوانات؟" });
    expect(faults(leaveOut(leaveOut(typed, "de", true), "ar", true))).toEqual([]);
  });

  it("is finished again where its original is put back", () => {
    expect(edited(typed, ask("Any animals?")).translatedFrom).toBeUndefined();
  });

  it("is in progress in copies of the question and of the form", () => {
    const ids = createIdMaker();
    expect(unfinished(edited(typed, (before) => duplicateField(before, pets, ids).definition)).de).toBe(2);
    expect(unfinished(duplicateDefinition(typed, ids))).toEqual({ de: 1, ar: 1 });
  });

  it("is in progress in the title and in answers to choose from", () => {
    const titled = { ...form, title: { en: "Flat", fr: "Appartement" } };
    expect(
      unfinished(edited(titled, (one) => editForm(one, { title: { ...one.title, en: "House" } }).definition)),
    ).toEqual({ fr: 1 });
    const optioned = edited(form, (before) => {
      const cat = [{ id: id("dog"), label: { en: "A cat", de: "Ein Hund" } }];
      return editField(before, pets, (field) => ({ ...field, options: cat }) as typeof field).definition;
    });
    expect(unfinished(optioned)).toEqual({ de: 1 });
  });
});

describe("a language that is left out", () => {
  it("is kept in the form and not given to tenants, until it is shown again", () => {
    const without = leaveOut(form, "de", true);
    expect(writtenLanguages(without)).toEqual(["ar", "de"]);
    expect(formTexts(asShown(without)).filter(({ text }) => "de" in text)).toEqual([]);
    expect(leaveOut(without, "de", false)).toEqual(form);
  });

  it("keeps ready texts, which nobody has to translate", () => {
    const ready = { en: "Your income", es: "Sus ingresos", fr: "Vos revenus" };
    const spanish = leaveOut({ ...form, intro: ready }, "es", true);
    expect(asShown(spanish).intro).toEqual(ready);
    expect(ownTexts(spanish).map(({ key }) => key)).not.toContain("intro");
  });
});
