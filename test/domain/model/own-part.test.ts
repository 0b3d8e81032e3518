import { describe, expect, it } from "vitest";
import type { Answers, RepeatItem } from "../../../app/features/forms/form-model/answers";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { compile } from "../../../app/features/forms/form-model/compile";
import { contactFields, summaryColumns } from "../../../app/features/forms/form-model/contact";
import { memberPart, namedPeople } from "../../../app/features/forms/form-model/member-part";
import { definitionSchema } from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { createIdMaker } from "../../../app/kernel/ids";
import { householdForm, named } from "../../support/household-form";

const ids = createIdMaker();
const sectionsOf = (role: "co_applicant" | "guarantor") => memberPart(householdForm(), role).sections;

describe("the household part of a form", () => {
  it("asks a co-applicant about the person, own questions included, and nothing about the household", () => {
    const asked = sectionsOf("co_applicant").map(({ id, fields }) => [id, fields.map((field) => field.id)]);
    expect(asked).toEqual([
      [named.you, [named.name, named.email]],
      [named.work, [named.income, named.hobby, named.slips]],
    ]);
  });

  it("asks a guarantor for name, address and income only", () => {
    const asked = sectionsOf("guarantor").flatMap(({ fields }) => fields.map((field) => field.id));
    expect(asked).toEqual([named.name, named.email, named.income, named.slips]);
  });

  // 7.52 times the rent instead of 5: the household's other income was asked of each of them, and added up.
  it("asks for other income once: the lead's where it covers the household, else each person's own", () => {
    const fieldOf = (ofPerson: boolean) => {
      const { field } = fieldFromCatalogue("otherIncome", { nodeId: () => "fieldother" as never }, "en");
      return { ...field, ...(ofPerson ? {} : { ofPerson: undefined }) } as typeof field;
    };
    const answers: Answers = {
      [named.income]: { amountMinor: 200_000, currency: "USD", period: "month" },
      fieldother: { amountMinor: 100_000, currency: "USD", period: "month" },
    };
    const monthly = (ofPerson: boolean, role?: "co_applicant" | "guarantor") => {
      const form = householdForm();
      form.sections[2]?.fields.push(fieldOf(ofPerson));
      const definition = role ? memberPart(form, role) : form;
      expect(definition.sections.flatMap(({ fields }) => fields).map(({ id }) => id)).toContain("fieldother");
      return summaryColumns(definition, answers).incomeMonthlyMinor;
    };
    expect([monthly(false), monthly(false, "co_applicant"), monthly(false, "guarantor")]).toEqual([
      300_000, 200_000, 200_000,
    ]);
    expect([monthly(true), monthly(true, "co_applicant"), monthly(true, "guarantor")]).toEqual([
      300_000, 300_000, 300_000,
    ]);
  });

  it("omits questions that depend on an omitted question", () => {
    const form = householdForm();
    const [, move, work] = form.sections;
    const hanging = { all: [{ field: named.moveIn, op: "isAnswered" as const }] };
    const first = { ...work?.fields[0], id: "fieldhang1", showWhen: hanging } as never;
    const second = {
      ...work?.fields[0],
      id: "fieldhang2",
      showWhen: { all: [{ field: "fieldhang1", op: "isAnswered" }] },
    } as never;
    work?.fields.push(first, second);
    expect(move?.fields).toHaveLength(1);
    const left = memberPart(form, "co_applicant").sections.flatMap(({ fields }) => fields.map(({ id }) => id));
    expect(left).not.toContain("fieldhang1");
    expect(left).not.toContain("fieldhang2");
  });

  it("of every ready template is a valid form, with a name and a mail address", () => {
    for (const template of templates) {
      const { property } = householdForm();
      const form = template.build({ ids, locale: "en", property });
      const hasContact = (definition: typeof form) =>
        Boolean(contactFields(definition).name && contactFields(definition).email);
      for (const role of ["co_applicant", "guarantor"] as const) {
        const part = memberPart(form, role);
        expect(definitionSchema.safeParse(part).success).toBe(true);
        expect(() => compile(part)).not.toThrow();
        expect(hasContact(part)).toBe(hasContact(form));
      }
    }
  });
});

describe("the people invited to a household part", () => {
  const answers: Answers = {
    [named.name]: { first: "Ada", last: "Bell" },
    [named.email]: "ada@tenant.example",
    [named.adults]: [
      { [named.adultName]: { first: "Bo", last: "Bell" }, [named.adultEmail]: "Bo@tenant.example" },
      { [named.adultName]: { first: "No", last: "Address" } } as RepeatItem,
      { [named.adultName]: { first: "Ada", last: "Again" }, [named.adultEmail]: "ADA@tenant.example" },
      { [named.adultName]: { first: "Bo", last: "Twice" }, [named.adultEmail]: "bo@tenant.example" },
    ],
    [named.suretyName]: { first: "Gus", last: "Rant" },
    [named.suretyEmail]: "gus@surety.example",
  };

  // Red when who shares a mailbox, or has none, is dropped without a word.
  it("include everybody, without an address where it is missing, the lead's or another member's", () => {
    const person = (role: string, first: string, last: string, email: string) => ({
      role,
      name: { first, last },
      email,
    });
    expect(namedPeople(householdForm(), answers)).toEqual([
      person("co_applicant", "Bo", "Bell", "bo@tenant.example"),
      person("co_applicant", "No", "Address", ""),
      person("co_applicant", "Ada", "Again", ""),
      person("co_applicant", "Bo", "Twice", ""),
      person("guarantor", "Gus", "Rant", "gus@surety.example"),
    ]);
  });

  it("are each person once, and never the lead", () => {
    const items = [
      { [named.adultName]: { first: "ada", last: "Bell " }, [named.adultEmail]: "ada@tenant.example" },
      { [named.adultName]: { first: "Ada", last: "Bell" } },
      { [named.adultName]: { first: "Bo", last: "Bell" }, [named.adultEmail]: "bo@tenant.example" },
      { [named.adultName]: { first: "bo", last: "bell" }, [named.adultEmail]: "bo@tenant.example" },
      { [named.adultName]: { first: "Bo", last: "Bell" } },
    ] as RepeatItem[];
    const { [named.suretyName]: _name, [named.suretyEmail]: _email, ...alone } = answers;
    expect(namedPeople(householdForm(), { ...alone, [named.adults]: items }).map(({ email }) => email)).toEqual([
      "bo@tenant.example",
    ]);
  });

  it("are none where the form does not ask for their addresses", () => {
    const form = householdForm();
    for (const section of form.sections)
      section.fields = section.fields.filter(({ id }) => id !== named.adultEmail && id !== named.suretyEmail);
    const { [named.suretyEmail]: _, ...rest } = answers;
    const items = [{ [named.adultName]: { first: "No", last: "Address" } }];
    expect(namedPeople(form, { ...rest, [named.adults]: items })).toEqual([]);
  });

  it("are at most ten", () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ [named.adultEmail]: `person${at}@tenant.example` }));
    expect(namedPeople(householdForm(), { ...answers, [named.adults]: many })).toHaveLength(10);
  });
});
