import { describe, expect, it } from "vitest";
import { publishedRules } from "../../../app/features/applying/answering/published-rules";
import {
  type FlagDetail,
  type FlagFacts,
  findFlags,
  monthlyRent,
} from "../../../app/features/deciding/decision/rules/flags";
import { flagKinds } from "../../../app/features/forms/form-model/flags";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { asked, everyKind } from "../../support/apply-form";

const facts: FlagFacts = {
  moveIn: "2027-01-10",
  incomeMonthlyMinor: 600_000,
  incomeCurrency: "USD",
  adults: 2,
  hasPets: false,
  duplicate: null,
};

function keysOf(change: Partial<FlagFacts>, definition: FormDefinition = everyKind(), detail?: FlagDetail) {
  return findFlags(definition, { ...facts, ...change }, "en-US", detail).map(({ key }) => key);
}

function withProperty(property: Partial<FormDefinition["property"]>): FormDefinition {
  const form = everyKind();
  return { ...form, property: { ...form.property, ...property } };
}

describe("the flags of an application", () => {
  it("are empty for one that meets every rule", () => {
    expect(keysOf({})).toEqual([]);
  });

  it("show the income rule with its amount below the limit, and nothing at the limit", () => {
    expect(keysOf({ incomeMonthlyMinor: 555_000 })).toEqual([]);
    const [found] = findFlags(everyKind(), { ...facts, incomeMonthlyMinor: 554_999 }, "en-US");
    expect(found).toEqual({
      key: "incomeBelow",
      rule: "Household income of at least 3 times the rent: $5,550 a month",
      answer: "$5,549.99 a month, 2.99 times",
    });
  });

  it("subtract a subsidy from the rent first, and are silent in a list where a subsidy was asked for", () => {
    const form = everyKind();
    const [section] = form.sections;
    const subsidy = {
      id: "fieldsubs1",
      kind: "money" as const,
      label: { en: "Subsidy" },
      required: false,
      stage: "apply" as const,
      withPeriod: true,
      catalogueKey: "housingVoucher",
    };
    section?.fields.push(subsidy);
    const answers = { [subsidy.id]: { amountMinor: 100_000, currency: "USD", period: "month" as const } };
    const poor = { incomeMonthlyMinor: 260_000 };
    expect(keysOf(poor, form)).toEqual([]);
    expect(keysOf(poor, form, { answers, submittedAt: 0 })).not.toContain("incomeBelow");
    expect(keysOf(poor, form, { answers: {}, submittedAt: 0 })).toContain("incomeBelow");
  });

  it("never compare two currencies, nor a missing answer", () => {
    expect(keysOf({ incomeMonthlyMinor: 1, incomeCurrency: "EUR" })).toEqual([]);
    expect(keysOf({ incomeMonthlyMinor: null, moveIn: null, adults: null, hasPets: null })).toEqual([]);
  });

  // Red when a flag falls back on a number of ours, or on one that the landlord typed for himself alone.
  it("are silent about unpublished rules, and use the number that applicants read", () => {
    const own = { flags: flagKinds.map(({ key }) => ({ key, on: true, threshold: 5 })) };
    const silent = { ...withProperty({ incomeMultiple: undefined, moveInWithinDays: undefined }), ...own };
    const worst = { incomeMonthlyMinor: 1, moveIn: "2029-01-01", adults: 9, hasPets: true };
    expect(keysOf(worst, silent)).toEqual([]);
    const published = { ...withProperty({ incomeMultiple: 2, moveInWithinDays: 42 }), ...own };
    expect(keysOf({ incomeMonthlyMinor: 370_000, moveIn: "2027-02-10" }, published)).toEqual([]);
    expect(keysOf({ incomeMonthlyMinor: 369_999, moveIn: "2027-02-14" }, published)).toEqual([
      "incomeBelow",
      "movesInLate",
    ]);
    const read = publishedRules(published.property, "en").join("\n");
    expect(read).toContain("2 times the rent: $3,700 a month");
    expect(read).toContain("no later than 42 days after it is available");
  });

  it("count the days from the home's availability", () => {
    const form = withProperty({ moveInWithinDays: 30 });
    expect(keysOf({ moveIn: "2027-01-31" }, form)).toEqual([]);
    expect(keysOf({ moveIn: "2027-02-01" }, form)).toEqual(["movesInLate"]);
    expect(keysOf({ moveIn: "2026-11-01" }, form)).toEqual([]);
  });

  it("check pets and adults by the home's rules only", () => {
    expect(keysOf({ hasPets: true })).toEqual([]);
    expect(keysOf({ hasPets: true }, withProperty({ pets: "no" }))).toEqual(["petWhereNone"]);
    expect(keysOf({ adults: 3 }, withProperty({ maxOccupants: 2 }))).toEqual(["tooManyAdults"]);
    expect(keysOf({ duplicate: "Same email as RF-1" })).toEqual(["sameApplicant"]);
  });

  it("name missing documents", () => {
    const detail = { answers: {}, submittedAt: 0 };
    const [found] = findFlags(everyKind(), facts, "en-US", detail);
    expect(found).toMatchObject({ key: "paperMissing", answer: "Missing: Payslips" });
    const given = { answers: { [asked.payslips]: ["d1"] }, submittedAt: 0 };
    expect(keysOf({}, everyKind(), given)).toEqual([]);
  });

  it("are silent when the landlord switched them off", () => {
    const off = { ...everyKind(), flags: flagKinds.map(({ key }) => ({ key, on: false })) };
    expect(keysOf({ incomeMonthlyMinor: 1, moveIn: "2027-12-01", duplicate: "x" }, off)).toEqual([]);
  });
});

describe("the flag of the address history", () => {
  const form: FormDefinition = {
    ...withProperty({ historyYears: 2 }),
    sections: [
      {
        id: "sectnow001",
        title: { en: "Now" },
        stage: "apply",
        fields: [
          {
            id: "fieldsince1",
            kind: "date",
            precision: "month",
            label: { en: "Since" },
            required: true,
            stage: "apply",
            catalogueKey: "currentAddress.since",
          },
        ],
      },
      {
        id: "sectbefor1",
        title: { en: "Before" },
        stage: "apply",
        repeat: { min: 0, max: 5, itemLabel: { en: "Address" } },
        fields: [
          {
            id: "fielddates",
            kind: "dateRange",
            precision: "month",
            label: { en: "From to" },
            required: true,
            stage: "apply",
            catalogueKey: "previousAddresses.dates",
          },
        ],
      },
    ],
  };
  const submittedAt = Date.parse("2026-11-21");
  const answered = (since: string, ...earlier: [string, string][]) =>
    findFlags(form, facts, "en-US", {
      submittedAt,
      answers: { fieldsince1: since, sectbefor1: earlier.map(([from, to]) => ({ fielddates: { from, to } })) },
    }).map(({ key, answer }) => `${key}: ${answer}`);

  it("is absent for a full history, and present for a short one or a gap of more than sixty days", () => {
    expect(answered("2024-10")).toEqual([]);
    expect(answered("2025-12")).toEqual(["historyShort: They reach back to December 2025"]);
    expect(answered("2025-12", ["2023-01", "2025-11"])).toEqual([]);
    expect(answered("2025-12", ["2023-01", "2025-06"])).toEqual([
      "historyShort: Nothing between June 2025 and December 2025",
    ]);
  });
});

describe("the flag of referees who do not answer", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const form = { ...everyKind(), flags: [{ key: "refereeSilent" as const, on: true, threshold: 7 }] };
  const found = (...days: number[]) =>
    findFlags(form, facts, "en-US", {
      answers: {},
      submittedAt: 0,
      unanswered: { askedAt: days.map((day) => -day * dayMs), now: 0 },
    });

  it("appears after the landlord's number of days, never before, and not when nobody was asked", () => {
    const keys = (...days: number[]) => found(...days).flatMap(({ key }) => (key === "refereeSilent" ? [key] : []));
    expect([keys(), keys(6.9), keys(7)]).toEqual([[], [], ["refereeSilent"]]);
    expect(found(3, 8, 12).filter(({ key }) => key === "refereeSilent")).toEqual([
      { key: "refereeSilent", rule: "Referees answer within 7 days", answer: "No answer from 2, for 12 days" },
    ]);
  });
});

describe("the rent per month", () => {
  it("is fifty-two twelfths of a weekly rent and never negative", () => {
    const weekly = withProperty({ rent: { amountMinor: 40_000, currency: "GBP", period: "week" } }).property;
    expect(monthlyRent(weekly)).toEqual({ amountMinor: 173_333, currency: "GBP" });
    expect(monthlyRent(weekly, 999_999)).toEqual({ amountMinor: 0, currency: "GBP" });
    const { rent: _, ...without } = everyKind().property;
    expect(monthlyRent(without)).toBeNull();
  });
});
