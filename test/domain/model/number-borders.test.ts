import { describe, expect, it } from "vitest";
import { compile } from "../../../app/features/forms/form-model/compile";
import { type EvaluateContext, evaluate } from "../../../app/features/forms/form-model/evaluate";
import type { Field } from "../../../app/features/forms/form-model/schema";
import { CONTEXT, definitionOf, fieldOf, id } from "./support";

/** Answers and errors, with what fills the errors' words. */
function ask(field: Field, typed: Record<string, string>, context: Partial<EvaluateContext> = {}) {
  const raw = Object.fromEntries(Object.entries(typed).map(([part, text]) => [`${field.id}${part}`, [text]]));
  const plan = compile(definitionOf([{ id: id("sec"), fields: [field] }]));
  const { errors, cleaned } = evaluate(plan, raw, { mode: "submit" }, { ...CONTEXT, ...context });
  const said = errors.map(({ path, code, params }) => ({ at: path.slice(field.id.length), code, ...params }));
  return said.length > 0 ? said : cleaned[field.id];
}

describe("a number out of its limits", () => {
  const months = fieldOf("number", "n", { label: { en: "How many months?" }, min: 2, max: 36 });

  it("is refused with the limit and an example within both", () => {
    expect(ask(months, { "": "1" })).toEqual([{ at: "", code: "too-small", min: 2 }]);
    expect(ask(months, { "": "37" })).toEqual([{ at: "", code: "too-large", max: 36 }]);
    expect([ask(months, { "": "2" }), ask(months, { "": "36" })]).toEqual([2, 36]);
    expect(ask(months, { "": "x" })).toMatchObject([{ code: "not-a-number", example: "12", decimals: 0 }]);
    const few = fieldOf("number", "n", { label: { en: "Keys" }, max: 4 });
    expect(ask(few, { "": "x" })).toMatchObject([{ example: "4" }]);
    expect(ask({ ...months, min: 20 }, { "": "x" })).toMatchObject([{ example: "20" }]);
  });

  it.each([
    ["12 months", 12],
    ["12months.", 12],
    ["12 month", 12],
    ["2 4 months", [{ code: "not-a-number" }]],
    ["about 12 months", [{ code: "not-a-number" }]],
    ["12 months or so", [{ code: "not-a-number" }]],
    ["12 monthsabc", [{ code: "not-a-number" }]],
    ["12 mo", 12],
    ["12 years", [{ code: "not-a-number" }]],
    ["12 ths", [{ code: "not-a-number" }]],
  ])("in a question about months accepts %j", (typed, read) => {
    const got = ask(months, { "": typed });
    if (typeof read === "number") expect(got).toBe(read);
    else expect(got).toMatchObject(read);
  });
});

describe("an amount", () => {
  const rent = fieldOf("money", "m", { withPeriod: true, withBasis: true });
  const whole = { ".amount": "1200", ".period": "fortnight", ".basis": "net" };

  it("is accepted completely or not at all, and each missing part is named", () => {
    expect(ask(rent, whole)).toEqual({
      amountMinor: 120_000,
      currency: "GBP",
      period: "fortnight",
      basis: "net",
    });
    const required = { ...rent, required: true };
    for (const part of [".amount", ".period", ".basis"])
      expect(ask(required, { ...whole, [part]: "" })).toMatchObject([{ at: part, code: "required" }]);
    expect(ask(rent, { ...whole, ".period": "decade" })).toMatchObject([{ at: ".period", code: "not-an-option" }]);
  });

  it("has limits, and its errors use the decimal sign and the currency", () => {
    const plain = fieldOf("money", "m", { currency: "EUR" });
    expect(ask(plain, { ".amount": "0" })).toEqual({ amountMinor: 0, currency: "EUR" });
    expect(ask(plain, { ".amount": "-1" })).toEqual([{ at: ".amount", code: "too-small", min: 0 }]);
    expect(ask(plain, { ".amount": "10000000000.01" })).toEqual([{ at: ".amount", code: "too-large", max: 1e10 }]);
    const yen = fieldOf("money", "m", { currency: "JPY" });
    expect(ask(yen, { ".amount": "1000000000001" })).toEqual([{ at: ".amount", code: "too-large", max: 1e12 }]);
    expect(ask(plain, { ".amount": "many" })).toEqual([
      { at: ".amount", code: "not-a-number", sign: ".", currency: "EUR" },
    ]);
  });

  // Red where the rent paid elsewhere is asked for once more in the home's money.
  it("is asked for in the home's currency too, except for the present rent", () => {
    const present = fieldOf("money", "m", { catalogueKey: "currentRent" });
    expect(ask(present, { ".amount": "900 EUR" })).toEqual({ amountMinor: 90_000, currency: "EUR" });
    expect(ask(fieldOf("money", "m"), { ".amount": "900 USD" })).toEqual([
      { at: ".converted", code: "required", currency: "GBP" },
    ]);
  });
});

describe("the limits of a date", () => {
  const typed = (date: string) => {
    const [year = "", month = "", day = ""] = date.split("-");
    return { ".day": day, ".month": month, ".year": year };
  };

  it("are the stricter of fixed and relative ones, and an error names the one exceeded", () => {
    const date = fieldOf("date", "d", {
      precision: "day",
      earliest: "2026-11-25",
      latest: "2026-12-31",
      withinDays: { from: 0, to: 10 },
    });
    expect(ask(date, typed("2026-11-24"))).toEqual([{ at: ".day", code: "date-too-early", date: "2026-11-25" }]);
    expect(ask(date, typed("2026-12-02"))).toEqual([{ at: ".day", code: "date-too-late", date: "2026-12-01" }]);
    expect([ask(date, typed("2026-11-25")), ask(date, typed("2026-12-01"))]).toEqual(["2026-11-25", "2026-12-01"]);
    const later = { ...date, earliest: "2026-01-01", latest: "2026-11-30" };
    expect(ask(later, typed("2026-11-20"))).toMatchObject([{ date: "2026-11-21" }]);
    expect(ask(later, typed("2026-12-01"))).toMatchObject([{ date: "2026-11-30" }]);
  });
});
