import { describe, expect, it } from "vitest";
import type { Answer, Answers } from "../../../app/features/forms/form-model/answers";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { compile } from "../../../app/features/forms/form-model/compile";
import { convertedIncome, summaryColumns } from "../../../app/features/forms/form-model/contact";
import { contextFor } from "../../../app/features/forms/form-model/context";
import { evaluate } from "../../../app/features/forms/form-model/evaluate";
import { kindOf } from "../../../app/features/forms/form-model/kinds/registry";
import { phoneReading } from "../../../app/features/forms/form-model/read-phone.server";
import type { Field } from "../../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../../app/kernel/ids";
import { readMoney } from "../../../app/kernel/typed-money";
import { definitionOf, fieldOf, id } from "./support";

const now = new Date("2026-11-28T12:00:00Z");

type Typed = Record<string, string>;

/** What a form of a home in this country, whose rent is in that currency, makes of what is typed into the parts of one question. */
function ask(field: Field, typed: Typed, { country = "US", currency = "USD", locale = "en" } = {}) {
  const form = definitionOf([{ id: id("sec"), fields: [field] }]);
  form.property = {
    address: { line1: "1 High Street", city: "Town", country },
    rent: { amountMinor: 100_000, currency, period: "month" },
  };
  const raw = Object.fromEntries(Object.entries(typed).map(([part, value]) => [field.id + part, [value]]));
  const context = { ...contextFor(form, { now, locale }), ...phoneReading(country) };
  const { errors, cleaned } = evaluate(compile(form), raw, { mode: "submit" }, context);
  const answer = cleaned[field.id] as Answer | undefined;
  const lines = answer === undefined ? [] : kindOf(field).lines(answer, field, { definition: form, locale });
  return {
    errors: errors.map(({ path, code }) => `${code}@${path.slice(field.id.length)}`),
    answer,
    lines,
    all: errors,
  };
}

describe("a date", () => {
  const boxes = (day: string, month: string, year: string) => ({ ".day": day, ".month": month, ".year": year });
  const birth = fieldOf("date", "b", { autocomplete: "bday", withinDays: { from: -43_830, to: -6570 } });
  const since = fieldOf("date", "s", { precision: "month", withinDays: { to: 0 } });

  // Red when a year of two digits is refused, or put into the wrong century.
  it.each([
    [fieldOf("date", "d"), "27", "2027-10-01"],
    [fieldOf("date", "d"), "98", "1998-10-01"],
    [birth, "85", "1985-10-01"],
    [birth, "07", "2007-10-01"],
    [since, "71", "1971-10"],
    [since, "25", "2025-10"],
  ] as const)("%#: takes the year %s", (field, year, expected) => {
    expect(ask(field, boxes("1", "10", year)).answer).toBe(expected);
  });

  it("of birth lies in the past, so that somebody too young is told so", () => {
    expect(ask(birth, boxes("1", "10", "10")).errors).toEqual(["date-too-late@.day"]);
  });

  // Red with 18 times 365 days: leap days let somebody in who turns 18 within the week.
  it("of birth, as the catalogue asks it, is taken from the 18th birthday on, and not two days before", () => {
    const ready = {
      ...fieldFromCatalogue("dateOfBirth", createIdMaker(), "en").field,
      id: id("b"),
      stage: "apply",
    } as Field;
    expect(ask(ready, boxes("28", "11", "2008")).answer).toBe("2008-11-28");
    expect(ask(ready, boxes("30", "11", "2008")).errors).toEqual(["date-too-late@.day"]);
  });

  it("is offered back where day and month can only be swapped, in a range too", () => {
    const { all } = ask(fieldOf("date", "d"), boxes("10", "27", "2027"));
    expect(all).toMatchObject([{ code: "date-swapped", params: { date: "2027-10-27", day: 27, month: 10 } }]);
    const range = fieldOf("dateRange", "r", { openEnd: true });
    const typed = { ".from.day": "10", ".from.month": "27", ".from.year": "20", ".present": "yes" };
    expect(ask(range, typed).errors).toEqual(["date-swapped@.from.month"]);
    expect(ask(fieldOf("date", "d"), boxes("30", "31", "2027")).errors).toEqual(["not-a-date@.month"]);
    expect(ask(fieldOf("date", "d"), boxes("30", "2", "2027")).errors).toEqual(["not-a-date@.day"]);
  });
});

describe("a phone number of another country", () => {
  const phone = fieldOf("phone", "p");

  // Red when a number that nobody can dial is taken for one of the home's country.
  it.each([
    ["US", "06 12 34 56 78"],
    ["GB", "06 12 34 56 78"],
    ["GB", "(415) 555-2671"],
    ["ES", "06 12 34 56 78"],
    ["US", "123 456 7890"],
    ["US", "(415) 155-2671"],
    ["US", "07700 900123"],
    ["ZZ", "020 7946 0018"],
    ["MX", "07700 900123"],
  ])("on a home in %s asks for its country: %s", (country, typed) => {
    expect(ask(phone, { "": typed }, { country }).errors).toEqual(["which-country@"]);
  });

  it("is read by the country that was chosen, and by its own where it begins with one", () => {
    const french = { "": "06 12 34 56 78", ".country": "FR" };
    expect(ask(phone, french).answer).toBe("+33612345678");
    expect(ask(phone, { ...french, "": "+34 612 345 678" }).answer).toBe("+34612345678");
    expect(ask(phone, { "": "(999) 555-2671", ".country": "US" }).answer).toBe("+19995552671");
    expect(ask(phone, { "": "06 12", ".country": "FR" }).errors).toEqual(["not-a-phone@"]);
    expect(ask(phone, { "": "06 12 34 56 78", ".country": "XX" }).errors).toEqual(["not-an-option@.country"]);
    expect(ask({ ...phone, required: true }, { ".country": "FR" }).errors).toEqual(["required@"]);
  });
});

describe("money", () => {
  const income = fieldOf("money", "i", { catalogueKey: "income", withPeriod: true });
  const period = { ".period": "month" };

  // Red when currency, thousands or period behind an amount make it none.
  it.each([
    ["2.500 €", "EUR", { amountMinor: 250_000, currency: "EUR", period: "month" }, "€2,500 a month"],
    ["3k", "USD", { amountMinor: 300_000, currency: "USD", period: "month" }, "$3,000 a month"],
    ["$3.5k", "USD", { amountMinor: 350_000, currency: "USD", period: "month" }, "$3,500 a month"],
    ["60,000 a year", "USD", { amountMinor: 6_000_000, currency: "USD", period: "year" }, "$60,000 a year"],
    ["60k/yr", "USD", { amountMinor: 6_000_000, currency: "USD", period: "year" }, "$60,000 a year"],
    ["60000 USD per year", "USD", { amountMinor: 6_000_000, currency: "USD", period: "year" }, "$60,000 a year"],
    ["500 weekly", "USD", { amountMinor: 50_000, currency: "USD", period: "week" }, "$500 a week"],
    ["1800 pcm", "GBP", { amountMinor: 180_000, currency: "GBP", period: "month" }, "£1,800 a month"],
    [
      "1200 every two weeks",
      "USD",
      { amountMinor: 120_000, currency: "USD", period: "fortnight" },
      "$1,200 every two weeks",
    ],
    ["30 000 € al año", "EUR", { amountMinor: 3_000_000, currency: "EUR", period: "year" }, "€30,000 a year"],
    ["2 500 euros par mois", "EUR", { amountMinor: 250_000, currency: "EUR", period: "month" }, "€2,500 a month"],
  ] as const)("%s of a home in %s is read with its currency and period", (typed, currency, answer, line) => {
    const read = ask(income, { ".amount": typed, ...period }, { currency });
    expect([read.errors, read.answer, read.lines]).toEqual([[], answer, [line]]);
  });

  // Red with the words of three languages: tenants' pages are in eleven.
  it.each([
    ["2.500 €/Monat", "month"],
    ["2.500 € im Monat", "month"],
    ["2500 mtl.", "month"],
    ["30.000 € jährlich", "year"],
    ["30.000 pro Jahr", "year"],
    ["600 die Woche", null],
    ["600 pro Woche", "week"],
    ["2.500 € al mese", "month"],
    ["2500 mensili", "month"],
    ["30.000 € all’anno", "year"],
    ["4 500 zł/mies.", "month"],
    ["4 500 zł miesięcznie", "month"],
    ["54 000 na rok", "year"],
    ["2.500 € por mês", "month"],
    ["2500 mensais", "month"],
    ["30 000 anuais", "year"],
    ["20 000 грн на місяць", "month"],
    ["20 000 грн/міс.", "month"],
    ["240 000 на рік", "year"],
    ["15.000.000 đ/tháng", "month"],
    ["180.000.000 mỗi năm", "year"],
    ["3000/月", "month"],
    ["3000 شهريا", "month"],
    ["3000 في السنة", "year"],
  ] as const)("%s says how often: %s", (typed, period) => {
    const [, currency] = /(zł|грн|đ)/.exec(typed) ?? [];
    const expected = { zł: "PLN", грн: "UAH", đ: "VND" }[currency ?? ""] ?? "EUR";
    const read = readMoney(typed, { currency: expected, locale: "en", hasPeriod: true });
    expect(typeof read === "string" ? null : read.period).toBe(period);
  });

  it("of another currency stands beside the amount that the applicant converts", () => {
    const typed = { ".amount": "MXN 25000", ...period };
    expect(ask(income, typed).errors).toEqual(["required@.converted"]);
    const read = ask(income, { ...typed, ".converted": "1,300" });
    expect(read.answer).toMatchObject({ amountMinor: 2_500_000, currency: "MXN", convertedMinor: 130_000 });
    expect(read.lines).toEqual(["MX$25,000 a month (about $1,300, converted by the applicant)"]);
    // Of the home's own currency nothing is converted.
    expect(ask(income, { ".amount": "2000", ".converted": "5", ...period }).answer).not.toHaveProperty(
      "convertedMinor",
    );
    expect(ask(income, { ...typed, ".converted": "lots" }).errors).toEqual(["not-a-number@.converted"]);
    const { answer } = read;
    const back = answer && kindOf(income).typed(answer, income, { definition: definitionOf([]), locale: "en" });
    expect(back).toMatchObject({ ".amount": ["25000 MXN"], ".converted": ["1300"] });
  });

  it("asks back where a sign is of several currencies or words say no period", () => {
    for (const amount of ["2500 XQZ", "kr 2500", "2500 or so", "2500 a decade"]) {
      expect([amount, ask(income, { ".amount": amount, ...period }).errors]).toEqual([
        amount,
        ["other-currency@.amount"],
      ]);
    }
    expect(ask(fieldOf("money", "m"), { ".amount": "2500 a year" }).errors).toEqual(["other-currency@.amount"]);
  });

  it("of several currencies meets in the home's, as converted, and of one alone stays as it is earned", () => {
    const other = fieldOf("money", "o", { catalogueKey: "otherIncome", withPeriod: true });
    const form = definitionOf([{ id: id("sec"), fields: [income, other] }]);
    const pesos = { amountMinor: 3_000_000, currency: "MXN", convertedMinor: 120_000, period: "year" } as const;
    const pounds = { amountMinor: 50_000, currency: "GBP", period: "month" } as const;
    const sumOf = (answers: Answers) => {
      const { incomeMonthlyMinor, incomeCurrency } = summaryColumns(form, answers);
      return [incomeMonthlyMinor, incomeCurrency, convertedIncome(form, answers)];
    };
    expect(sumOf({ [income.id]: pesos })).toEqual([250_000, "MXN", 10_000]);
    expect(sumOf({ [income.id]: pesos, [other.id]: pounds })).toEqual([60_000, "GBP", 60_000]);
    expect(sumOf({ [income.id]: pounds })).toEqual([50_000, "GBP", null]);
    expect(sumOf({ [income.id]: { amountMinor: 0, currency: "GBP", none: true } })).toEqual([0, "GBP", null]);
    expect(sumOf({})).toEqual([null, null, null]);
  });

  it("can be none", () => {
    const required = { ...income, required: true };
    const { answer, lines, errors } = ask(required, { ".none": "yes", ".amount": "", ...period });
    expect([errors, lines]).toEqual([[], ["No income"]]);
    expect(answer && kindOf(income).cells(answer, income, reader)).toMatchObject({ amount: "No income" });
    expect(answer && kindOf(income).typed(answer, income, reader)).toEqual({ ".none": ["yes"] });
    expect(ask(required, { ".none": "", ".amount": "", ...period }).errors).toEqual(["required@.amount"]);
    expect(ask(fieldOf("money", "m"), { ".none": "yes" }).errors).toEqual(["unknown-field@.none"]);
  });
});

const reader = { definition: definitionOf([]), locale: "en", documents: new Map<string, string>() };

describe("an address", () => {
  const current = fieldOf("address", "a", { catalogueKey: "currentAddress", required: true });

  it("can be no fixed one, and what hangs on it is not asked then", () => {
    const { answer, lines, errors } = ask(current, { ".none": "yes", ".country": "US" });
    expect([errors, lines]).toEqual([[], ["No fixed address"]]);
    expect(answer && kindOf(current).cells(answer, current, reader)).toMatchObject({ line1: "No fixed address" });
    expect(answer && kindOf(current).typed(answer, current, reader)).toEqual({ ".none": ["yes"] });
    const since = fieldOf("date", "s", { catalogueKey: "currentAddress.since", required: true });
    const status = fieldOf("yesNo", "y", { catalogueKey: "residenceStatus", required: true });
    const form = definitionOf([{ id: id("sec"), fields: [current, since, status] }]);
    const asked = (none: string) =>
      evaluate(
        compile(form),
        { [`${current.id}.none`]: [none] },
        { mode: "submit" },
        contextFor(form, { now, locale: "en" }),
      );
    expect(asked("yes")).toMatchObject({ errors: [], visibleFields: [current.id] });
    expect(asked("").visibleFields).toHaveLength(3);
  });
});
