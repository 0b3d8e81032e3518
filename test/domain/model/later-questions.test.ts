import { describe, expect, it } from "vitest";
import { compile } from "../../../app/features/forms/form-model/compile";
import { describeAnswers } from "../../../app/features/forms/form-model/describe";
import { evaluate } from "../../../app/features/forms/form-model/evaluate";
import {
  asAsked,
  formOfRequest,
  laterQuestions,
  stageOf,
  withAnswers,
} from "../../../app/features/forms/form-model/later-questions";
import { definitionSchema, type FormDefinition } from "../../../app/features/forms/form-model/schema";

const id = (n: number) => n.toString().padStart(10, "0");
const [person, papers, adults, offer] = [id(1), id(2), id(3), id(4)];
const [name, works, payslip, photoId, note, adultName, adultBirth, contact, bank, signed] = Array.from(
  { length: 10 },
  (_, at) => id(10 + at),
) as [string, string, string, string, string, string, string, string, string, string];
const text = (en: string) => ({ en });

const form: FormDefinition = definitionSchema.parse({
  v: 1,
  defaultLocale: "en",
  title: text("A home"),
  property: { address: { line1: "1 Road", city: "Town", country: "US" } },
  consents: [{ id: id(90), text: text("True"), required: true }],
  sections: [
    {
      id: person,
      title: text("You"),
      fields: [
        { id: name, kind: "name", label: text("Name"), required: true, catalogueKey: "legalName" },
        { id: works, kind: "yesNo", label: text("Do you work?"), required: true },
      ],
    },
    {
      id: papers,
      title: text("Papers"),
      fields: [
        {
          ...{ id: payslip, kind: "file", label: text("Payslip"), required: true, stage: "shortlist" },
          showWhen: { all: [{ field: works, op: "is", value: "yes" }] },
        },
        { id: note, kind: "statement", label: {}, text: text("Both sides."), required: false, stage: "offer" },
        { id: photoId, kind: "file", label: text("Photo ID"), required: true, stage: "offer" },
      ],
    },
    {
      id: adults,
      title: text("Adults"),
      repeat: { min: 0, max: 4, itemLabel: text("Adult") },
      fields: [
        { id: adultName, kind: "text", label: text("Name of adult"), required: true },
        { id: adultBirth, kind: "date", label: text("Birth"), required: true, stage: "offer" },
      ],
    },
    {
      id: offer,
      title: text("For the lease"),
      stage: "offer",
      fields: [
        { id: contact, kind: "yesNo", label: text("Emergency contact?"), required: true },
        {
          ...{ id: bank, kind: "text", label: text("Who?"), required: true },
          showWhen: { all: [{ field: contact, op: "is", value: "yes" }] },
        },
        { id: signed, kind: "signature", label: text("Sign"), required: true },
      ],
    },
  ],
});
const answers = {
  [name]: { first: "Ada", last: "Byron" },
  [works]: true,
  [adults]: [{ [adultName]: "Bo" }],
};
const idsUpTo = (stage: "shortlist" | "offer", sent: object = {}) =>
  laterQuestions(form, { answers, ...sent }, stage).map(({ field }) => field.id);
const context = { today: "2026-11-27", locale: "en" };

describe("the stage of a question", () => {
  it("is the later of its own and its section's", () => {
    const at = (section: number, field: number) => {
      const one = form.sections[section];
      const asked = one?.fields[field];
      return one && asked && stageOf(one, asked);
    };
    expect([at(0, 0), at(1, 0), at(1, 2), at(3, 0)]).toEqual(["apply", "shortlist", "offer", "offer"]);
  });

  it("when requested includes earlier stages not asked yet", () => {
    expect(idsUpTo("shortlist")).toEqual([payslip]);
    expect(idsUpTo("offer")).toEqual([payslip, photoId, adultBirth, contact, bank, signed]);
    expect(idsUpTo("offer", { asked: [payslip, contact] })).toEqual([photoId, adultBirth, signed]);
  });

  it("when requested excludes questions that depend on other answers, and entries that nobody gave", () => {
    expect(idsUpTo("offer", { answers: { ...answers, [works]: false, [adults]: [] } })).not.toContain(payslip);
    expect(idsUpTo("offer", { answers: { [works]: false } })).toEqual([photoId, contact, bank, signed]);
    // Answered "no" before: who it is has no place in the request.
    expect(idsUpTo("offer", { asked: [contact], answers: { ...answers, [contact]: false } })).not.toContain(bank);
  });
});

describe("the form for a request of more information", () => {
  const request = formOfRequest(form, { answers }, [payslip, photoId, adultBirth, contact, bank]);
  const asked = () => request.sections.map(({ fields }) => fields.map((field) => field.id));

  it("contains the requested questions only, prefilled, with whole repeated sections", () => {
    expect(asked()).toEqual([
      [payslip, note, photoId],
      [adultName, adultBirth],
      [contact, bank],
    ]);
    expect(request.sections.flatMap(({ fields }) => fields).map(({ showWhen }) => showWhen)).toEqual([
      ...Array(6).fill(undefined),
      { all: [{ field: contact, op: "is", value: "yes" }] },
    ]);
    expect(request.consents).toEqual([]);
  });

  it("is validated by the same evaluator", () => {
    const run = (raw: Record<string, string[]>) => evaluate(compile(request), raw, { mode: "submit" }, context);
    const birth = { [`${adults}.0.${adultName}`]: ["Bo"] };
    expect(run(birth).errors.map(({ path }) => path)).toEqual([
      payslip,
      photoId,
      `${adults}.0.${adultBirth}.day`,
      contact,
    ]);
    expect(run({ ...birth, [contact]: ["yes"] }).errors.map(({ path }) => path)).toContain(bank);
    expect(run({ [works]: ["no"] }).errors[0]).toEqual({ path: works, code: "unknown-field" });
  });

  it("needs a signature with the name given before", () => {
    const plan = compile(formOfRequest(form, { answers }, [signed]));
    const sign = (typed: string) =>
      evaluate(plan, { [signed]: [typed] }, { mode: "submit" }, { ...context, name: { first: "Ada", last: "Byron" } });
    expect(sign("Ada Byron").errors).toEqual([]);
    expect(sign("Charles Babbage").errors).toHaveLength(1);
  });

  it("leaves every other answer unchanged", () => {
    const given = { [contact]: false, [adults]: [{ [adultName]: "Bo", [adultBirth]: "1990-01-02" }] };
    expect(withAnswers({ ...answers, [bank]: "Eve" }, request, given)).toEqual({ ...answers, ...given });
  });
});

describe("answers as they were requested", () => {
  const rows = (asked?: string[]) =>
    describeAnswers(asAsked(form, asked), { ...answers, [contact]: false }, "en").flatMap((group) =>
      group.rows.map(({ label }) => label),
    );

  it("contain the questions requested later, and no other", () => {
    expect(rows()).toEqual(["Name", "Do you work?", "Name of adult"]);
    expect(rows([photoId, contact, bank])).toEqual([
      ...["Name", "Do you work?", "Photo ID", "Name of adult", "Emergency contact?"],
    ]);
    expect(asAsked(form)).toBe(form);
  });
});
