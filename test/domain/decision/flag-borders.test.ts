import { describe, expect, it } from "vitest";
import {
  type FlagDetail,
  type FlagFacts,
  findFlags,
  monthlyRent,
  subsidyOf,
} from "../../../app/features/deciding/decision/rules/flags";
import type { Field, FormDefinition, Section } from "../../../app/features/forms/form-model/schema";
import { definitionOf, fieldOf, id } from "../model/support";

const facts: FlagFacts = {
  moveIn: null,
  incomeMonthlyMinor: null,
  incomeCurrency: null,
  adults: null,
  hasPets: null,
  duplicate: null,
};

function formWith(
  property: Partial<FormDefinition["property"]>,
  ...sections: (Partial<Section> & { fields: Field[] })[]
) {
  const form = definitionOf(sections.map((section, place) => ({ id: id(`sec${place}`), ...section })));
  return { ...form, property: { ...form.property, ...property } };
}

const found = (form: FormDefinition, change: Partial<FlagFacts>, detail?: FlagDetail) =>
  findFlags(form, { ...facts, ...change }, "en-GB", detail);

describe("the text of a flag states rule and answer", () => {
  it("for the move-in date", () => {
    const form = formWith({ availableFrom: "2027-01-01", moveInWithinDays: 14 });
    expect(found(form, { moveIn: "2027-01-15" })).toEqual([]);
    expect(found(form, {})).toEqual([]);
    expect(found(form, { moveIn: "2027-01-16" })).toEqual([
      {
        key: "movesInLate",
        rule: "Move-in no later than 14 days after 1 January 2027",
        answer: "16 January 2027, 15 days after",
      },
    ]);
  });

  it("for the number of adults", () => {
    const form = formWith({ maxOccupants: 2 });
    expect([found(form, { adults: 2 }), found(form, {})]).toEqual([[], []]);
    expect(found(form, { adults: 3 })).toEqual([
      { key: "tooManyAdults", rule: "At most 2 adults", answer: "3 adults" },
    ]);
    expect(found(formWith({}), { adults: 30 })).toEqual([]);
  });

  it("for pets", () => {
    const rule = "No pets; assistance animals are not pets";
    const form = formWith({ pets: "no" });
    expect(found(form, { hasPets: true })).toEqual([{ key: "petWhereNone", rule, answer: "Has pets" }]);
    expect([found(form, { hasPets: false }), found(form, {})]).toEqual([[], []]);
    expect(found(formWith({ pets: "ask" }), { hasPets: true })).toEqual([]);
  });

  it("for an earlier application of the same person", () => {
    expect(found(formWith({}), { duplicate: "Same phone as RF-2" })).toEqual([
      {
        key: "sameApplicant",
        rule: "Not one of your rules: the same person may have applied before",
        answer: "Same phone as RF-2",
      },
    ]);
  });

  it("for income, rounded down to hundredths and with the rent after its subsidy", () => {
    const voucher = fieldOf("money", "voucher", { catalogueKey: "housingVoucher", withPeriod: true });
    const other = fieldOf("money", "other", { withPeriod: true });
    const form = formWith({ incomeMultiple: 2.5 }, { fields: [other, voucher] });
    const answers = {
      [other.id]: { amountMinor: 999_900, currency: "GBP", period: "month" as const },
      [voucher.id]: { amountMinor: 60_000, currency: "GBP", period: "month" as const },
    };
    const income = { incomeMonthlyMinor: 149_999, incomeCurrency: "GBP" };
    expect(found(form, income, { answers, submittedAt: 0 })).toEqual([
      {
        key: "incomeBelow",
        rule: "Household income of at least 2.5 times the rent: \u00a31,500 a month",
        answer: "\u00a31,499.99 a month, 2.49 times",
      },
    ]);
    expect(found(form, { ...income, incomeMonthlyMinor: 150_000 }, { answers, submittedAt: 0 })).toEqual([]);
  });
});

describe("the rent subsidy in the income flag", () => {
  const voucher = fieldOf("money", "voucher", { catalogueKey: "housingVoucher", withPeriod: true });
  const answers = (currency: string) => ({
    [voucher.id]: { amountMinor: 12_000, currency, period: "week" as const },
  });

  it("is the answer of its question, per month, in the rent's currency", () => {
    const form = formWith({}, { fields: [voucher] });
    expect(subsidyOf(form, answers("GBP"))).toBe(52_000);
    expect(subsidyOf(form, answers("EUR"))).toBe(0);
    expect(subsidyOf(form, {})).toBe(0);
    expect(subsidyOf(formWith({ rent: undefined }, { fields: [voucher] }), answers("GBP"))).toBe(0);
  });

  it("is not read from another kind of question, nor from a repeated one", () => {
    const spoken = fieldOf("text", "voucher", { catalogueKey: "housingVoucher" });
    expect(subsidyOf(formWith({}, { fields: [spoken] }), answers("GBP"))).toBe(0);
    const repeat = { min: 0, max: 2, itemLabel: { en: "Person" } };
    expect(subsidyOf(formWith({}, { repeat, fields: [voucher] }), answers("GBP"))).toBe(0);
  });

  it("subtracts nothing for a home without a rent", () => {
    const free = { amountMinor: 0, currency: "GBP", period: "month" as const };
    expect(monthlyRent(formWith({ rent: free }).property)).toBeNull();
  });
});

describe("the flag of missing documents", () => {
  const payslips = fieldOf("file", "payslips", { required: true, label: { en: "Payslips" } });
  const pass = fieldOf("file", "pass", { required: true, label: { en: "Passport" } });
  const detail = (answers: FlagDetail["answers"]) => ({ answers, submittedAt: 0 });

  it("names each required document that was not uploaded", () => {
    const form = formWith({}, { fields: [payslips, pass] });
    expect(found(form, {}, detail({ [payslips.id]: [] }))).toEqual([
      { key: "paperMissing", rule: "Documents that this form requires", answer: "Missing: Payslips, Passport" },
    ]);
    expect(found(form, {}, detail({ [payslips.id]: ["d1"], [pass.id]: ["d2"] }))).toEqual([]);
    expect(found(form, {})).toEqual([]);
  });

  it("names only documents that the applicant had to upload", () => {
    const shown = { all: [{ field: id("pets"), op: "is" as const, value: "yes" }] } as unknown as Field["showWhen"];
    const form = formWith(
      {},
      {
        fields: [
          { ...payslips, showWhen: shown },
          { ...pass, required: false },
        ],
      },
      { fields: [{ ...pass, id: id("later"), stage: "onRequest" } as unknown as Field] },
      { stage: "onRequest" as Section["stage"], fields: [{ ...pass, id: id("last") }] },
      { repeat: { min: 0, max: 2, itemLabel: { en: "Person" } }, fields: [{ ...pass, id: id("each") }] },
    );
    expect(found(form, {}, detail({}))).toEqual([]);
  });
});

describe("the flag of earlier addresses", () => {
  const since = fieldOf("date", "since", { catalogueKey: "currentAddress.since", precision: "month" });
  const dates = fieldOf("dateRange", "dates", { catalogueKey: "previousAddresses.dates", precision: "month" });
  const city = fieldOf("text", "city");
  const repeat = { min: 0, max: 5, itemLabel: { en: "Address" } };
  const form = formWith({ historyYears: 2 }, { fields: [city, since] }, { repeat, fields: [city, dates] });
  const submittedAt = Date.parse("2026-11-21");
  const rule = "Addresses of the last 2 years, with no gap over 60 days";
  const said = (start: string | undefined, ...earlier: (readonly [string, string?] | undefined)[]) =>
    found(
      form,
      {},
      {
        submittedAt,
        answers: {
          ...(start !== undefined && { [since.id]: start }),
          [id("sec1")]: earlier.map((range) => (range ? { [dates.id]: { from: range[0], to: range[1] } } : {})),
        } as FlagDetail["answers"],
      },
    );
  const gap = (answer: string) => [{ key: "historyShort", rule, answer }];

  it("accepts a history that is long enough to the day, and a gap of less than two months", () => {
    expect(said("2024-11-20")).toEqual([]);
    expect(said("2025-01-19")).toEqual([]);
    expect(said("2025-01-20")).toEqual(gap("They reach back to January 2025"));
  });

  it("reports a gap of more than sixty days between two addresses", () => {
    expect(said("2026-03-02", ["2024-01", "2026-01-01"])).toEqual([]);
    expect(said("2026-03-03", ["2024-01", "2026-01-01"])).toEqual(gap("Nothing between January 2026 and March 2026"));
  });

  it("sorts the addresses, and ignores those before the years asked for", () => {
    expect(said("2026-01", ["2024-01", "2025-02"], ["2025-02", "2026-01"])).toEqual([]);
    expect(said("2024-10", ["2010-01", "2012-01"])).toEqual([]);
    expect(said("2025-12", ["2025-06", "2026-06"])).toEqual(gap("They reach back to June 2025"));
  });

  it("ignores addresses that are current, empty or unreadable", () => {
    expect(said(undefined, ["2024-01"])).toEqual([]);
    expect(said(undefined)).toEqual([]);
    expect(said(undefined, undefined)).toEqual([]);
    expect(said("2025-12", ["soon", "2025-11"])).toEqual(gap("They reach back to December 2025"));
    expect(said("2025-12", ["2023-01", "later"])).toEqual(gap("They reach back to December 2025"));
  });

  // Red when a form that asks for no earlier address is measured.
  it("is off for a form that does not ask for earlier addresses", () => {
    const answers = { [since.id]: "2026-10" };
    const short = formWith({ historyYears: 2 }, { fields: [since] }, { repeat, fields: [city] });
    expect(found(short, {}, { submittedAt, answers })).toEqual([]);
    const single = formWith({ historyYears: 2 }, { fields: [since, dates] });
    expect(found(single, {}, { submittedAt, answers })).toEqual([]);
  });
});
