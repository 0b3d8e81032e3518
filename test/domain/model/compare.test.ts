import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "~/kernel/canonical-json";
import {
  addField,
  addSection,
  duplicateField,
  editField,
  editForm,
  editProperty,
  editSection,
  moveField,
  moveSection,
  removeField,
  removeSection,
} from "../../../app/features/forms/builder/edits";
import { compareDefinitions, type FormComparison } from "../../../app/features/forms/form-model/compare";
import { newField } from "../../../app/features/forms/form-model/editing";
import type { Field, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../../app/kernel/ids";
import { allFields, applyEdit, randomEdit, startingForm } from "../builder/random-edits";
import { definitionOf, fieldOf, id } from "./support";

const ids = createIdMaker();

const form = definitionOf([
  {
    id: id("about"),
    title: { en: "About you" },
    fields: [
      fieldOf("name", "who"),
      fieldOf("choice", "pets", {
        options: [
          { id: id("cat"), label: { en: "Cat" } },
          { id: id("dog"), label: { en: "Dog" } },
        ],
      }),
      fieldOf("text", "breed", { showWhen: { all: [{ field: id("pets"), op: "isAnswered" }] } }),
      fieldOf("number", "age", { min: 18 }),
    ],
  },
  { id: id("home"), title: { en: "Your home" }, fields: [fieldOf("address", "where"), fieldOf("yesNo", "smoke")] },
]);
const withConsent = { ...form, consents: [{ id: id("true"), text: { en: "All is true" }, required: true }] };

const same: FormComparison = {
  form: [],
  property: [],
  sections: { added: [], removed: [], changed: [], moved: [] },
  questions: { added: [], removed: [], changed: [], moved: [] },
  consents: { added: [], removed: [], changed: [], moved: [] },
};
/** The comparison without the parts themselves: ids and what of them. */
function told(before: FormDefinition, after: FormDefinition) {
  const { form: texts, property, sections, questions, consents } = compareDefinitions(before, after);
  const brief = (part: Record<string, { id: string; what?: string[] }[]>) =>
    Object.fromEntries(
      Object.entries(part)
        .filter(([, list]) => list.length > 0)
        .map(([name, list]) => [name, list.map((entry) => [entry.id, ...(entry.what ?? [])].join(" "))]),
    );
  return { form: texts, property, ...brief(sections), questions: brief(questions), consents: brief(consents) };
}
const nothing = { form: [], property: [], questions: {}, consents: {} };

function isSameForm({ form, property, sections, questions, consents }: FormComparison): boolean {
  const lists = [form, property, ...[sections, questions, consents].flatMap((part) => Object.values(part))];
  return lists.every((list) => list.length === 0);
}

describe("compareDefinitions", () => {
  it("is empty for a form and itself, in whatever order its keys are", () => {
    expect(compareDefinitions(form, structuredClone(form))).toEqual(same);
    const turned = Object.fromEntries(Object.entries(form).reverse()) as FormDefinition;
    expect(isSameForm(compareDefinitions(form, turned))).toBe(true);
  });

  it.each<[string, (field: Field) => Field, string]>([
    ["its label", (field) => ({ ...field, label: { en: "Name" } }), "label"],
    ["its label in one language", (field) => ({ ...field, label: { ...field.label, fr: "Nom" } }), "label"],
    ["help", (field) => ({ ...field, help: { en: "As in your passport" } }), "help"],
    ["whether it must be answered", (field) => ({ ...field, required: true }), "required"],
    ["its stage", (field) => ({ ...field, stage: "offer" }), "stage"],
    ["its kind", (field) => ({ ...field, kind: "email" }) as Field, "kind"],
    ["a column in the list", (field) => ({ ...field, listColumn: true }), "settings"],
  ])("reports a question that changed %s", (_name, change, what) => {
    const after = editField(form, id("who"), change).definition;
    expect(told(form, after).questions).toEqual({ changed: [`${id("who")} ${what}`] });
  });

  it("reports options, conditions and limits", () => {
    const fewer = editField(form, id("pets"), (field) =>
      "options" in field ? { ...field, options: field.options.slice(1) } : field,
    ).definition;
    expect(told(form, fewer).questions).toEqual({ changed: [`${id("pets")} options`] });
    const free = editField(form, id("breed"), ({ showWhen: _gone, ...field }) => field as Field).definition;
    expect(told(form, free).questions).toEqual({ changed: [`${id("breed")} condition`] });
    const older = editField(form, id("age"), (field) => ({ ...field, min: 21 }) as Field).definition;
    expect(told(form, older).questions).toEqual({ changed: [`${id("age")} settings`] });
  });

  it("reports an added or removed question, with its words and its section", () => {
    const own = { ...newField("text", ids, "en"), label: { en: "Why here?" } };
    const after = addField(form, own, { sectionId: id("home"), index: 1 }).definition;
    expect(told(form, after)).toEqual({ ...nothing, questions: { added: [own.id] } });
    expect(compareDefinitions(form, after).questions.added).toEqual([
      { id: own.id, label: "Why here?", field: own, sectionId: id("home") },
    ]);
    expect(compareDefinitions(after, form).questions.removed).toEqual([
      { id: own.id, label: "Why here?", field: own, sectionId: id("home") },
    ]);
  });

  it("reports the one question that was moved past others, not those it passed", () => {
    const after = moveField(form, id("who"), { sectionId: id("about"), index: 3 }).definition;
    expect(told(form, after).questions).toEqual({ moved: [id("who")] });
    const away = moveField(form, id("age"), { sectionId: id("home"), index: 0 }).definition;
    expect(told(form, away).questions).toEqual({ moved: [id("age")] });
    expect(compareDefinitions(form, away).questions.moved[0]).toMatchObject({
      fromSectionId: id("about"),
      toSectionId: id("home"),
    });
  });

  it("reports a moved section without its questions", () => {
    const three = addSection(form, { id: id("end"), title: { en: "Last" }, stage: "apply", fields: [] }, 2).definition;
    const after = moveSection(three, id("end"), -2).definition;
    expect(told(three, after)).toEqual({ ...nothing, moved: [id("end")] });
  });

  it("reports changed, added and removed sections", () => {
    const after = editSection(form, id("home"), { title: { en: "Where you live" }, stage: "offer" }).definition;
    expect(told(form, after)).toEqual({ ...nothing, changed: [`${id("home")} title stage`] });
    const less = removeSection(form, id("home")).definition;
    expect(told(form, less)).toMatchObject({
      removed: [id("home")],
      questions: { removed: [id("where"), id("smoke")] },
    });
  });

  it("reports the home's facts, the form's texts and consents", () => {
    const rent = { amountMinor: 130_000, currency: "GBP", period: "month" as const };
    expect(told(form, editProperty(form, { rent, bedrooms: 2 }).definition).property).toEqual(["rent", "bedrooms"]);
    const renamed = editForm(form, { title: { en: "Loft" }, replyWithinDays: 7, defaultLocale: "fr" }).definition;
    expect(told(form, renamed).form).toEqual(expect.arrayContaining(["title", "reply", "settings"]));
    expect(told(form, withConsent).consents).toEqual({ added: [id("true")] });
    const [consent] = withConsent.consents;
    const softer = { ...withConsent, consents: consent ? [{ ...consent, required: false }] : [] };
    expect(told(withConsent, softer).consents).toEqual({ changed: [`${id("true")} required`] });
  });
});

/** A form, and the same form after some edits of the builder. */
const edited = fc.tuple(startingForm, fc.array(randomEdit, { maxLength: 8 })).map(([before, edits]) => ({
  before,
  after: edits.reduce((current, edit) => applyEdit(current, edit)?.definition ?? current, before),
}));

describe("after any random edits", () => {
  it("a form compared with itself has no differences", () => {
    fc.assert(fc.property(edited, ({ after }) => isSameForm(compareDefinitions(after, structuredClone(after)))));
  });

  // Red when any key is left out of the comparison, order included.
  it("differences are reported exactly when the forms differ", () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        expect(isSameForm(compareDefinitions(before, after))).toBe(canonicalJson(before) === canonicalJson(after));
      }),
    );
  });

  it("comparing in reverse reports the reverse", () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        const [there, back] = [compareDefinitions(before, after), compareDefinitions(after, before)];
        const idsOf = (list: { id: string }[]) => list.map((entry) => entry.id).sort();
        expect(idsOf(there.questions.added)).toEqual(idsOf(back.questions.removed));
        expect(idsOf(there.questions.changed)).toEqual(idsOf(back.questions.changed));
        expect(idsOf(there.sections.removed)).toEqual(idsOf(back.sections.added));
        expect(there.questions.moved.length).toBe(back.questions.moved.length);
      }),
    );
  });

  it("every question is counted once: kept, added or removed", () => {
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        const { questions } = compareDefinitions(before, after);
        expect(allFields(after).length - allFields(before).length).toBe(
          questions.added.length - questions.removed.length,
        );
      }),
    );
  });

  it("one removed or one copied question is reported alone", () => {
    fc.assert(
      fc.property(startingForm, fc.nat(200), (before, pick) => {
        const fields = allFields(before);
        const field = fields[pick % Math.max(1, fields.length)];
        if (!field) return;
        const gone = compareDefinitions(before, removeField(before, field.id).definition).questions;
        expect([gone.removed.map((entry) => entry.id), gone.added, gone.moved]).toEqual([[field.id], [], []]);
        const copied = duplicateField(before, field.id, ids);
        const more = compareDefinitions(before, copied.definition).questions;
        expect([more.added.map((entry) => entry.id), more.removed, more.moved, more.changed]).toEqual([
          [copied.copyId],
          [],
          [],
          [],
        ]);
      }),
    );
  });
});
