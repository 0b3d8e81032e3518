import { describe, expect, it } from "vitest";
import { addDays, compareDates, dateFromParts, formatDate } from "../../../app/kernel/dates";
import { typedCurrency } from "../../../app/kernel/typed-currency";

const of = (day: string, month: string, year: string) => dateFromParts({ day, month, year }, "day");

describe("a date in three parts", () => {
  it.each([
    ["1", "1", "1900", "1900-01-01"],
    ["31", "12", "2100", "2100-12-31"],
    [" 09 ", " 2 ", " 2027 ", "2027-02-09"],
    ["29", "2", "2028", "2028-02-29"],
    ["30", "4", "2027", "2027-04-30"],
  ])("%j, %j, %j is accepted", (day, month, year, date) => {
    expect(of(day, month, year)).toEqual({ date });
  });

  it.each([
    ["0", "1", "2027", "day"],
    ["32", "1", "2027", "day"],
    ["123", "1", "2027", "day"],
    ["a1", "1", "2027", "day"],
    ["1a", "1", "2027", "day"],
    ["", "13", "1800", "day"],
    ["31", "4", "2027", "day"],
    ["29", "2", "2027", "day"],
    ["1", "0", "2027", "month"],
    ["1", "13", "2027", "month"],
    ["1", "13", "27", "month"],
    ["1", "1", "1899", "year"],
    ["1", "1", "2101", "year"],
    ["1", "1", "27", "year"],
    ["1", "1", "12027", "year"],
    ["1", "1", "a2027", "year"],
    ["1", "1", "2027a", "year"],
  ])("%j, %j, %j is refused for its %s", (day, month, year, wrong) => {
    expect(of(day, month, year)).toEqual({ wrong });
  });

  it("needs no day where month precision is enough", () => {
    expect(dateFromParts({ day: "99", month: "12", year: "2027" }, "month")).toEqual({ date: "2027-12" });
  });
});

describe("dates", () => {
  it("are compared to the precision of the coarser one", () => {
    expect([compareDates("2027-03", "2027-03-31"), compareDates("2027-03-01", "2027-03")]).toEqual([0, 0]);
    expect([compareDates("2027-03", "2027-04-01"), compareDates("2027-04-01", "2027-03")]).toEqual([-1, 1]);
    expect(compareDates("2027-03-01", "2027-03-02")).toBe(-1);
  });

  it("are added up beyond the end of a year, and printed in the reader's language", () => {
    expect([addDays("2026-12-31", 1), addDays("2027-01-01", -1)]).toEqual(["2027-01-01", "2026-12-31"]);
    expect([formatDate("2027-03-03", "en-GB"), formatDate("2027-03", "fr")]).toEqual(["3 March 2027", "mars 2027"]);
    expect(formatDate("soon", "en-GB")).toBe("soon");
  });
});

describe("the currency beside an amount", () => {
  it.each([
    ["850 EUR", "EUR"],
    ["\u20ac 850.-", "EUR"],
    ["usd1,200.50", "USD"],
    ["850", null],
    ["EUR", null],
    ["", null],
    ["\u20ac 850 EUR", null],
    ["850 EURO", null],
    ["850 XEUR", null],
    ["850 ABC", null],
    ["$850", null],
    ["ab 1 EUR 2", null],
    ["1 EUR 2", null],
  ])("is read from %j as %j", (typed, currency) => {
    expect(typedCurrency(typed)).toBe(currency);
  });
});
