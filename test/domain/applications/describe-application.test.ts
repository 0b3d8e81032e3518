import { describe, expect, it } from "vitest";
import { describeApplication } from "../../../app/features/applying/applications/describe-application";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";

const base = { required: false, stage: "apply" as const };
const definition: FormDefinition = {
  v: 1,
  defaultLocale: "en",
  title: { en: "Flat" },
  property: { address: { line1: "1", city: "C", country: "GB" } },
  consents: [],
  sections: [
    {
      id: "sectionaaa",
      title: { en: "About you" },
      stage: "apply",
      fields: [
        { ...base, id: "fieldaaaaa", kind: "yesNo", label: { en: "Any pets" } },
        {
          ...base,
          id: "fieldbbbbb",
          kind: "text",
          label: { en: "Which pets" },
          showWhen: { all: [{ field: "fieldaaaaa", op: "is", value: "yes" }] },
        },
        { ...base, id: "fieldccccc", kind: "date", label: { en: "Move in" } },
        { ...base, id: "fieldddddd", kind: "file", label: { en: "Payslip" } },
      ],
    },
    {
      id: "sectionbbb",
      title: { en: "Jobs" },
      stage: "apply",
      repeat: { min: 0, max: 3, itemLabel: { en: "Job" } },
      fields: [{ ...base, id: "fieldeeeee", kind: "longText", label: { en: "Employer" } }],
    },
    { id: "sectionccc", title: { en: "Hidden" }, stage: "apply", fields: [] },
  ],
};
const stored = (answers: Parameters<typeof describeApplication>[1]["answers"]) => ({
  v: 1 as const,
  answers,
  consents: [{ id: "consentaaa", text: "I agree", accepted: true }],
  locale: "en",
  visibleSections: ["sectionaaa", "sectionbbb"],
  signed: { at: "2026-11-21T10:44:12.345Z", hash: "0".repeat(64) },
});

describe("describeApplication", () => {
  it("lists asked questions in order, unanswered ones as null, and no hidden ones", () => {
    const { sections, consents } = describeApplication(
      definition,
      stored({ fieldaaaaa: false, fieldccccc: "2027-03-27", fieldddddd: ["document-1"] }),
      "en-GB",
    );
    expect(sections.map((section) => section.title)).toEqual(["About you", "Jobs"]);
    expect(sections[0]?.groups).toEqual([
      {
        title: null,
        rows: [
          { label: "Any pets", text: "No", documents: [] },
          { label: "Move in", text: "27 March 2027", documents: [] },
          { label: "Payslip", text: null, documents: ["document-1"] },
        ],
      },
    ]);
    expect(sections[1]?.groups).toEqual([]);
    expect(consents).toEqual([{ text: "I agree", accepted: true, writtenIn: "en" }]);
  });

  it("lists a conditional question once its condition was met, answered or not", () => {
    const [first] = describeApplication(definition, stored({ fieldaaaaa: true }), "en-GB").sections;
    expect(first?.groups[0]?.rows.map(({ label, text }) => [label, text])).toEqual([
      ["Any pets", "Yes"],
      ["Which pets", null],
      ["Move in", null],
      ["Payslip", null],
    ]);
  });

  it("names the entries of a repeated section and keeps line breaks", () => {
    const answers = { sectionbbb: [{ fieldeeeee: "One\nTwo" }, { fieldeeeee: "Three" }] };
    const [, second] = describeApplication(definition, stored(answers), "en-GB").sections;
    expect(second?.groups).toEqual([
      { title: "Job 1", rows: [{ label: "Employer", text: "One\nTwo", documents: [], writtenIn: "en" }] },
      { title: "Job 2", rows: [{ label: "Employer", text: "Three", documents: [], writtenIn: "en" }] },
    ]);
  });

  it("lists who signed, when, under which texts, and the fingerprint; a drawn signature is shown with its answer", () => {
    const [first] = definition.sections;
    const signature = { ...base, id: "fieldsign1", kind: "signature" as const, label: { en: "Signature" } };
    const signable = { ...definition, sections: first ? [{ ...first, fields: [signature] }] : [] };
    const signed = { at: "2026-11-21T10:44:12.345Z", hash: "0".repeat(64) };
    const { sections, signing } = describeApplication(
      signable,
      { ...stored({ fieldsign1: { typedName: "Ada L", drawing: "M1 2 3 4" } }), notices: ["It counts."], signed },
      "en-GB",
    );
    expect(signing).toEqual({ name: "Ada L", notices: [{ text: "It counts.", writtenIn: "en" }], ...signed });
    expect(sections[0]?.groups[0]?.rows).toEqual([
      { label: "Signature", text: "Ada L", documents: [], isName: true, drawing: "M1 2 3 4" },
    ]);
  });
});

// Red while notices were texts alone: a German criterion in a Polish application was read aloud as English.
it("names the language of each notice: the applicant's, or the landlord's where he did not translate", () => {
  const statement = { ...base, id: "fieldstate", kind: "statement" as const, label: { de: "Hinweis", pl: "Uwaga" } };
  const german: FormDefinition = {
    ...definition,
    defaultLocale: "de",
    property: { ...definition.property, criteria: { de: "Keine Haustiere." } },
    sections: [{ id: "sectionaaa", title: { de: "Fragen" }, stage: "apply", fields: [statement as never] }],
  };
  const notices = ["Co się dzieje z danymi", "Keine Haustiere.", "Uwaga"];
  const { signing } = describeApplication(german, { ...stored({}), locale: "pl", notices }, "en-GB");
  expect(signing.notices.map(({ writtenIn }) => writtenIn)).toEqual(["pl", "de", "pl"]);
});

// Red while only free texts had a language: "cycling to work" of a French applicant was read aloud as English.
it("tells what somebody wrote in place of an option from the options beside it", () => {
  const options = [{ id: "optionaaaa", label: { en: "Car", fr: "Voiture" } }];
  const several = {
    ...base,
    id: "fieldsever",
    kind: "multiChoice" as const,
    label: { en: "Travel" },
    options,
    other: true,
  };
  const form = { ...definition, sections: [{ ...definition.sections[0], fields: [several] }] } as FormDefinition;
  const answered = { fieldsever: { options: ["optionaaaa"], other: "le vélo" } };
  const rowOf = (answers: Parameters<typeof stored>[0]) =>
    describeApplication(form, { ...stored(answers), locale: "fr" }, "en-GB").sections[0]?.groups[0]?.rows[0];
  expect(rowOf(answered)).toMatchObject({ text: "Car\nOther: le vélo", other: "le vélo", writtenIn: "fr" });
  expect(rowOf({ fieldsever: { options: ["optionaaaa"] } })).not.toHaveProperty("writtenIn");
});
