import { describe, expect, it } from "vitest";
import { lawfulPart } from "../../../app/features/deciding/decision/rules/lawful-part";
import { anonymisedName, isNamed } from "../../../app/features/deciding/inbox/rules/blind";
import type { Unlawful } from "../../../app/features/forms/law/unlawful";
import { definitionOf, fieldOf, id } from "../model/support";

const facts = { moveIn: "2027-01-01", adults: 2, hasPets: true, incomeMonthlyMinor: 100_000, incomeCurrency: "GBP" };
const field = fieldOf("text", "asked");
const form = definitionOf([{ id: id("sec"), fields: [field, fieldOf("text", "other")] }]);
const multiple = { ...form, property: { ...form.property, incomeMultiple: 3 } };
const without = (...questions: string[]) =>
  lawfulPart(multiple, facts, { fieldIds: new Set([field.id]), questions: new Set(questions) } as unknown as Unlawful);
const isIncomeRuleOn = ({ definition }: ReturnType<typeof without>) =>
  definition.flags?.find(({ key }) => key === "incomeBelow")?.on;

// Each question takes its own fact away and no other.
describe("for a home where the law forbids the question", () => {
  it.each([
    ["income", { incomeMonthlyMinor: null, incomeCurrency: null }],
    ["otherIncome", { incomeMonthlyMinor: null, incomeCurrency: null }],
    ["moveIn", { moveIn: null }],
    ["adultsCount", { adults: null }],
    ["pets", { hasPets: null }],
    ["smoking", {}],
  ])("%s, facts from its answer are left out", (question, gone) => {
    const lawful = without(question);
    expect(lawful.facts).toEqual({ ...facts, ...gone });
    expect(lawful.definition.sections[0]?.fields.map((one) => one.id)).toEqual([id("other")]);
  });

  it.each([
    ["income", false],
    ["otherIncome", false],
    ["incomeMultiple", false],
    ["housingVoucher", false],
    ["pets", true],
  ])("%s, the income rule is on: %s", (question, isOn) => {
    expect(isIncomeRuleOn(without(question))).toBe(isOn);
  });
});

describe("a list that hides names", () => {
  it("shows names of shortlisted and decided applicants, also while a shortlisted one is asked for information", () => {
    const named = (state: string, stateBefore: string | null = null) =>
      isNamed({ state, stateBefore } as Parameters<typeof isNamed>[0]);
    const states = ["submitted", "in_review", "shortlisted", "approved", "declined", "withdrawn", "expired"];
    expect(states.filter((state) => named(state))).toEqual(states.slice(2));
    expect(named("info_requested")).toBe(false);
    expect(named("info_requested", "in_review")).toBe(false);
    expect(named("info_requested", "shortlisted")).toBe(true);
    expect(named("in_review", "shortlisted")).toBe(false);
  });

  it("shows others by their application number", () => {
    expect(anonymisedName("RF-AAAA-BBBB", "en")).toBe("Applicant RF-AAAA-BBBB");
  });
});
