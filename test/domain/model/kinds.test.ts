import { describe, expect, it } from "vitest";
import type { Answer, AnswerErrorCode } from "../../../app/features/forms/form-model/answers";
import { compile } from "../../../app/features/forms/form-model/compile";
import { type EvaluateContext, evaluate } from "../../../app/features/forms/form-model/evaluate";
import { phoneReading } from "../../../app/features/forms/form-model/read-phone.server";
import type { Field } from "../../../app/features/forms/form-model/schema";
import { emailSchema } from "../../../app/kernel/email";
import { CONTEXT, definitionOf, fieldOf, id } from "./support";

type Parts = string | string[] | Record<string, string>;

/** What one field makes of what is typed: its answer, or `code@part` for each error. */
function ask(field: Field, typed: Parts, context: Partial<EvaluateContext> = {}): Answer | string[] | undefined {
  const entries = typeof typed === "string" || Array.isArray(typed) ? { "": typed } : typed;
  const raw = Object.fromEntries(
    Object.entries(entries).map(([part, value]) => [
      part ? `${field.id}.${part}` : field.id,
      typeof value === "string" ? [value] : value,
    ]),
  );
  const plan = compile(definitionOf([{ id: id("sec"), fields: [field] }]));
  const { errors, cleaned } = evaluate(plan, raw, { mode: "submit" }, { ...CONTEXT, ...context });
  if (errors.length > 0) return errors.map(({ path, code }) => `${code}@${path.slice(field.id.length + 1)}`);
  return cleaned[field.id] as Answer | undefined;
}

function refuses(field: Field, typed: Parts, ...expected: `${AnswerErrorCode}@${string}`[]): void {
  expect(ask(field, typed)).toEqual(expected);
}

describe("text", () => {
  const text = fieldOf("text", "t");
  const long = fieldOf("longText", "l");

  it.each([
    " kept  as typed ",
    "\u0645\u0631\u062d\u0628\u0627",
    "\u{1F469}\u200d\u{1F467}",
    "<b>&amp;</b>",
    "=1+1",
    "e\u0301",
    "a\tb",
  ])("keeps %j", (typed) => {
    expect(ask(text, typed)).toBe(typed);
  });

  it("normalises line breaks to \\\\n, in long text only", () => {
    expect(ask(long, "a\r\nb\rc\nd")).toBe("a\nb\nc\nd");
    refuses(text, "a\nb", "control-character@");
  });

  it.each(["\0", "a\u001b[31m", "\u0085", "x\ud800"])("refuses the control character in %j", (typed) => {
    refuses(text, typed, "control-character@");
    refuses(long, typed, "control-character@");
  });

  it("is limited to its length", () => {
    expect(ask(text, "x".repeat(100))).toHaveLength(100);
    refuses(text, "x".repeat(101), "too-long@");
    expect(ask(long, "x".repeat(2000))).toHaveLength(2000);
    refuses(long, "x".repeat(2001), "too-long@");
    const short = fieldOf("text", "t", { maxLength: 4 });
    refuses(short, "abcde", "too-long@");
    // Counted as the box counts (HTML's maxlength): UTF-16 units. Red with letters or code points.
    expect(ask(short, "\u{1F600}\u{1F600}")).toBe("\u{1F600}\u{1F600}");
    refuses(short, "\u{1F600}\u{1F600}\u{1F600}", "too-long@");
  });

  it("with invisible characters only counts as unanswered", () => {
    for (const typed of ["", "  ", "\u200b\u200e", "\u00a0"]) {
      refuses({ ...text, required: true }, typed, "required@");
      expect(ask(text, typed)).toBeUndefined();
    }
  });
});

describe("e-mail", () => {
  const email = fieldOf("email", "e");
  it.each([
    [" Ann.Lee@Example.COM ", "ann.lee@example.com"],
    ["o'neill+flat@mail.example.org", "o'neill+flat@mail.example.org"],
    ["ann@b\u00fccher.example", "ann@xn--bcher-kva.example"],
  ])("accepts %j", (typed, address) => {
    expect(ask(email, typed)).toBe(address);
    expect(emailSchema.parse(typed)).toBe(address);
  });

  it.each([
    "ann",
    "ann@",
    "@b.example",
    "a b@c.example",
    "ann@localhost",
    "a@b..example",
    "a\n@b.example",
    "<a@b.example>",
    ".a@b.example",
  ])("refuses %j", (typed) => refuses(email, typed, "not-an-email@"));

  it("is at most 254 characters", () => {
    refuses(email, `${"a".repeat(250)}@b.example`, "too-long@");
  });
});

describe("phone", () => {
  const phone = fieldOf("phone", "p");
  const of = (country: string, typed: string) => ask(phone, typed, phoneReading(country));

  it.each([
    ["GB", "020 7946 0018", "+442079460018"],
    ["US", "+44 (0)20 7946-0018", "+442079460018"],
    ["US", "0044 20 7946 0018", "+442079460018"],
    ["US", "011 44 20 7946 0018", "+442079460018"],
    ["US", "(503) 555-0142", "+15035550142"],
    ["US", "1-503-555-0142", "+15035550142"],
    ["US", "tel:+1-503-555-0142", "+15035550142"],
    ["PR", "787 555 0142", "+17875550142"],
    ["FR", "06 12 34 56 78", "+33612345678"],
    ["IT", "06 12345678", "+390612345678"],
    ["GB", "\u0660\u0662\u0660 7946 0018", "+442079460018"],
    ["SA", "050 123 4567", "+966501234567"],
    ["CI", "07 01 23 45 67", "+2250701234567"],
    ["RS", "064 123 4567", "+381641234567"],
    ["UG", "0772 123456", "+256772123456"],
    ["RU", "8 912 345-67-89", "+79123456789"],
    ["AR", "011 15 1234-5678", "+5491112345678"],
    ["MX", "55 1234 5678", "+525512345678"],
    ["MX", "044 55 1234 5678", "+525512345678"],
    ["US", "+52 1 55 1234 5678", "+525512345678"],
    ["US", "00521 55 1234 5678", "+525512345678"],
  ])("of a home in %s reads %j", (country, typed, number) => {
    expect(of(country, typed)).toBe(number);
    expect(of(country, number)).toBe(number);
  });

  // Red when what stands behind a number makes it none.
  it.each([
    ["US", "(415) 555-2671 ext. 204", "+14155552671 ext. 204"],
    ["US", "(415) 555-2671 x204", "+14155552671 ext. 204"],
    ["US", "415.555.2671x204", "+14155552671 ext. 204"],
    ["US", "415-555-2671 #204", "+14155552671 ext. 204"],
    ["US", "415 555 2671, extension 204", "+14155552671 ext. 204"],
    ["US", "+14155552671;ext=204", "+14155552671 ext. 204"],
    ["US", "(415) 555-2671 (mobile)", "+14155552671 (mobile)"],
    ["US", "Cell: (415) 555-2671", "+14155552671 (Cell)"],
    ["US", "(415) 555-2671 evenings only", "+14155552671 (evenings only)"],
    ["US", "(415) 555-2671 x204 (work)", "+14155552671 ext. 204 (work)"],
    ["US", "(415) 555-2671 (work) ext 204", "+14155552671 ext. 204 (work)"],
    ["US", "Tel. (415) 555-2671", "+14155552671"],
    ["MX", "55 1234 5678 ext 12", "+525512345678 ext. 12"],
    ["ES", "912 345 678 int. 12", "+34912345678 ext. 12"],
    ["FR", "01 23 45 67 89 poste 12", "+33123456789 ext. 12"],
    ["FR", "06 12 34 56 78 (portable)", "+33612345678 (portable)"],
  ])("of a home in %s keeps the text beside %j", (country, typed, stored) => {
    expect(of(country, typed)).toBe(stored);
    // A correction begins with what is stored.
    expect(of(country, stored)).toBe(stored);
  });

  it.each([
    ["US", "555-2671"],
    ["US", "4155552671 4155552672"],
    ["US", "000 000 0000"],
    ["US", "1-800-FLOWERS"],
    ["US", "+44 20 7946"],
    ["GB", "3456"],
    ["GB", "12"],
    ["GB", "call me"],
    ["GB", "+0123456789"],
    ["GB", "+1234567890123456"],
    ["GB", "0207#946 0018"],
    ["ES", "91 234 56"],
  ])("of a home in %s refuses %j", (country, typed) => expect(of(country, typed)).toEqual(["not-a-phone@"]));

  // Red when every home is told of the same number.
  it.each([
    ["US", "555-2671", "+1 503 555 0134"],
    ["MX", "1234", "+52 222 123 4567"],
    ["US", "+44 20 7946", "+44 20 7946 0018"],
    ["GB", "+52 55", "+52 222 123 4567"],
  ])("of a home in %s shows for %j an example", (country, typed, example) => {
    const plan = compile(definitionOf([{ id: id("sec"), fields: [phone] }]));
    const context = { ...CONTEXT, ...phoneReading(country) };
    expect(evaluate(plan, { [phone.id]: [typed] }, { mode: "submit" }, context).errors[0]?.params).toEqual({ example });
    expect(of("GB", example)).toMatch(/^\+/);
  });

  it("is validated by the server where the browser has no tables", () => {
    const browser = { readPhone: undefined, phoneExample: "+1 503 555 0134" };
    expect(ask(phone, "555-2671 x2", browser)).toBe("555-2671 x2");
    expect(ask(phone, "555-26", browser)).toEqual(["not-a-phone@"]);
  });
});

describe("numbers and money", () => {
  const whole = fieldOf("number", "n", { min: 0, max: 5000 });
  const decimal = fieldOf("number", "d", { decimals: 1 });
  const money = fieldOf("money", "m");

  it.each([
    ["1,200", 1200],
    ["1.200", 1200],
    [" 1 200 ", 1200],
    ["1\u202f200", 1200],
    ["12", 12],
  ])("reads %j as the number %d", (typed, value) => expect(ask(whole, typed)).toBe(value));

  it("checks limits and decimals", () => {
    refuses(whole, "-1", "too-small@");
    refuses(whole, "5001", "too-large@");
    for (const typed of ["1.5", "abc", "1e3", "0x10", "1,2,3", "1 2 a", "--1", "NaN"]) {
      refuses(whole, typed, "not-a-number@");
    }
    expect(ask(decimal, "2,5")).toBe(2.5);
    expect(ask(decimal, "-0")).toBe(0);
  });

  it.each([
    ["1,200.50", 120_050],
    ["1.200,50", 120_050],
    ["1 200", 120_000],
    ["1'200.5", 120_050],
    ["£2,400", 240_000],
    ["2400 GBP", 240_000],
    ["GB£ 1,000,000", 100_000_000],
    ["5.200,50", 520_050],
    ["5,200.50", 520_050],
    ["5.200", 520_000],
    ["5,200", 520_000],
    ["5 200,50 £", 520_050],
    ["1,20,000", 12_000_000],
    ["0.99", 99],
    ["1200.-", 120_000],
    ["\u0661\u0662\u0660\u0660", 120_000],
  ])("reads %j as money", (typed, amountMinor) => {
    expect(ask(money, { amount: typed })).toEqual({ amountMinor, currency: "GBP" });
  });

  // Red when parseMoney takes the currency of the home for a rent that is paid elsewhere.
  it.each([
    ["850 EUR", 85_000, "EUR"],
    ["€ 850,50", 85_050, "EUR"],
    ["eur 1.200", 120_000, "EUR"],
    ["CHF 1'450", 145_000, "CHF"],
    ["120000 JPY", 120_000, "JPY"],
    ["3 200 zł", 320_000, "PLN"],
    ["US$ 900", 90_000, "USD"],
    ["£950", 95_000, "GBP"],
    ["€9", 900, "EUR"],
    ["850,- EUR", 85_000, "EUR"],
    ["950", 95_000, "GBP"],
  ])("reads %j as rent of a home in another currency", (typed, amountMinor, currency) => {
    const rent = { ...money, catalogueKey: "currentRent" };
    expect(ask(rent, { amount: typed })).toEqual({ amountMinor, currency });
  });

  it("asks again where a sign means several currencies or none", () => {
    const rent = { ...money, catalogueKey: "currentRent" };
    for (const amount of ["$900", "8500 kr", "850 XQZ", "850 monthly"]) {
      const read = ask(rent, { amount });
      expect([amount, read]).not.toMatchObject([amount, { amountMinor: expect.any(Number) }]);
    }
    for (const amount of ["850 EUR", "€ 850"]) refuses(money, { amount }, "required@converted");
    for (const amount of ["850 pcm", "850 GBP a month"]) refuses(money, { amount }, "other-currency@amount");
    refuses(money, { amount: "8.5.0 GBP" }, "not-a-number@amount");
  });

  it("refuses malformed and negative amounts, and those over ten million", () => {
    for (const amount of ["1.2.3", "12.345,6,7", "two", "0.999", "1,23.4,5"]) {
      refuses(money, { amount }, "not-a-number@amount");
    }
    for (const amount of ["5 200 50", "12 50", "1200 50", "5, 200", "1.234 567", "5'2"]) {
      refuses(money, { amount }, "not-a-number@amount");
    }
    refuses(money, { amount: "-5" }, "too-small@amount");
    refuses(money, { amount: "10000000000.01" }, "too-large@amount");
    // Red with a bound for dollars: a rent in Jakarta or Bogotá is as many rupiah or pesos.
    expect(ask(money, { amount: "10,000,000,000.00" })).toMatchObject({ amountMinor: 1_000_000_000_000 });
  });

  it("uses the currency's own minor units", () => {
    expect(ask(fieldOf("money", "m", { currency: "JPY" }), { amount: "¥120,000" })).toMatchObject({
      amountMinor: 120_000,
    });
    expect(ask(fieldOf("money", "m", { currency: "KWD" }), { amount: "1.500" }, { locale: "en" })).toMatchObject({
      amountMinor: 1500,
    });
  });

  it("asks again where an amount can mean two numbers, or is in another currency", () => {
    const dinars = fieldOf("money", "m", { currency: "KWD" });
    const inDinars = (amount: string, locale: string) => ask(dinars, { amount }, { locale });
    expect(inDinars("1,500", "fr")).toMatchObject({ amountMinor: 1500 });
    expect(inDinars("1.500", "fr")).toEqual(["ambiguous@amount"]);
    expect(inDinars("1,500", "en")).toEqual(["ambiguous@amount"]);
    expect(inDinars("1,500.000", "fr")).toMatchObject({ amountMinor: 1_500_000 });
    expect(ask(fieldOf("number", "n", { decimals: 3 }), "1,500")).toEqual(["ambiguous@"]);
    for (const amount of ["1200 $", "1200 kr"]) refuses(money, { amount }, "other-currency@amount");
    for (const [currency, ...signs] of [
      ["USD", "$", "US$", "usd"],
      ["CAD", "$", "C$", "CA$", "CAD"],
      ["EUR", "€", "EUR"],
      ["PLN", "zł"],
      ["SEK", "kr", "kr."],
      ["CHF", "Fr.", "CHF"],
      ["BRL", "R$"],
      ["JPY", "¥", "\uffe5"],
    ] as const) {
      const field = fieldOf("money", "m", { currency });
      for (const sign of signs) {
        expect([sign, ask(field, { amount: `${sign} 1200` })]).toEqual([sign, expect.objectContaining({ currency })]);
        expect([sign, ask(field, { amount: `1200 ${sign}` })]).toEqual([sign, expect.objectContaining({ currency })]);
      }
    }
    refuses(fieldOf("money", "m", { currency: "USD" }), { amount: "C$1200" }, "required@converted");
  });

  it("reads a number with the unit in its question, and with no other", () => {
    const label = { en: "How many months would you like to stay?", es: "¿Cuántos meses?", fr: "Combien de mois ?" };
    const months = fieldOf("number", "n", { label, min: 1, max: 120 });
    for (const typed of ["12 months", "12 Month", "12months", "12 meses", "12 mes.", "12 mois"]) {
      expect([typed, ask(months, typed)]).toEqual([typed, 12]);
    }
    // A landlord's own question has one language; whoever answers it may have another.
    const own = fieldOf("number", "n", { label: { en: "How many months would you stay?" } });
    for (const typed of ["12 mois", "12 meses", "12 mes", "12 Mois.", "12 months", "12 mo"]) {
      expect([typed, ask(own, typed)]).toEqual([typed, 12]);
    }
    expect(ask(fieldOf("number", "n", { label: { fr: "Combien de mois ?" } }), "6 meses")).toBe(6);
    expect(ask(fieldOf("number", "n", { label: { en: "How many people?" } }), "12 mois")).toEqual(["not-a-number@"]);
    for (const typed of ["1 year", "2 weeks", "6-12 months", "months", "12 months or so"]) {
      expect([typed, ask(months, typed)]).toEqual([typed, ["not-a-number@"]]);
    }
  });

  // Red when the example's limits begin at 12: of at most 5 it would be 12.
  it("shows a valid example", () => {
    const exampleOf = (min?: number, max?: number) => {
      const field = fieldOf("number", "n", { min, max });
      const plan = compile(definitionOf([{ id: id("sec"), fields: [field] }]));
      const { errors } = evaluate(plan, { [field.id]: ["many"] }, { mode: "submit" }, CONTEXT);
      return Number(errors[0]?.params?.example);
    };
    expect([exampleOf(), exampleOf(1, 5), exampleOf(undefined, 5), exampleOf(20), exampleOf(-9, -3)]).toEqual([
      12, 5, 5, 20, -3,
    ]);
  });

  it("requires period and basis once there is an amount, and ignores preselected ones alone", () => {
    const income = fieldOf("money", "m", { withPeriod: true, withBasis: true });
    refuses(income, { amount: "5" }, "required@period", "required@basis");
    refuses(income, { amount: "5", period: "day", basis: "net" }, "not-an-option@period");
    expect(ask(income, { amount: "", period: "month", basis: "net" })).toBeUndefined();
    refuses(money, { amount: "5", period: "week" }, "unknown-field@period");
  });
});

describe("dates", () => {
  const date = fieldOf("date", "d");
  const dmy = (day: string, month: string, year: string) => ({ day, month, year });

  it("reads three parts", () => {
    expect(ask(date, dmy("29", "2", "2028"))).toBe("2028-02-29");
    expect(ask(fieldOf("date", "d", { precision: "month" }), { month: "03", year: "2024" })).toBe("2024-03");
  });

  it("names the wrong part", () => {
    refuses(date, dmy("29", "2", "2027"), "not-a-date@day");
    refuses(date, dmy("1", "13", "2027"), "date-swapped@month");
    refuses(date, dmy("1", "1", "927"), "not-a-date@year");
    refuses(date, dmy("1", "", "2027"), "required@month");
    refuses({ ...date, required: true }, dmy("", "", ""), "required@day");
  });

  it("checks limits that are fixed or relative to today", () => {
    const near = fieldOf("date", "d", { withinDays: { from: -7, to: 366 }, latest: "2027-01-31" });
    expect(ask(near, dmy("14", "11", "2026"))).toBe("2026-11-14");
    refuses(near, dmy("13", "11", "2026"), "date-too-early@day");
    expect(ask(near, dmy("31", "1", "2027"))).toBe("2027-01-31");
    refuses(near, dmy("1", "2", "2027"), "date-too-late@day");
  });

  // Red when a bound is named by its day where no day is asked.
  it("names a limit in the precision it asks for", () => {
    const boundOf = (precision: "day" | "month", typed: Record<string, string>) => {
      const since = fieldOf("date", "d", { precision, withinDays: { from: -800, to: 0 } });
      const raw = Object.fromEntries(Object.entries(typed).map(([part, value]) => [`${since.id}.${part}`, [value]]));
      const plan = compile(definitionOf([{ id: id("sec"), fields: [since] }]));
      return evaluate(plan, raw, { mode: "submit" }, CONTEXT).errors[0]?.params?.date;
    };
    expect(boundOf("month", { month: "3", year: "2028" })).toBe("2026-11");
    expect(boundOf("month", { month: "3", year: "2020" })).toBe("2024-09");
    expect(boundOf("day", dmy("1", "3", "2028"))).toBe("2026-11-21");
  });

  it("reads ranges that end after their start, or have no end", () => {
    const range = fieldOf("dateRange", "r", { precision: "month", openEnd: true });
    const from = { "from.month": "3", "from.year": "2024" };
    expect(ask(range, { ...from, "to.month": "3", "to.year": "2024" })).toEqual({ from: "2024-03", to: "2024-03" });
    expect(ask(range, { ...from, present: "yes" })).toEqual({ from: "2024-03", present: true });
    refuses(range, { ...from, "to.month": "2", "to.year": "2024" }, "range-reversed@to.month");
    refuses(range, from, "required@to.month");
  });
});

describe("choices", () => {
  const options = [
    { id: id("a"), label: { en: "A" } },
    { id: id("b"), label: { en: "B" } },
    { id: id("old"), label: { en: "Old" }, archived: true as const },
  ];
  const choice = fieldOf("choice", "c", { options, other: true });
  const multi = fieldOf("multiChoice", "m", { options, other: true, min: 2, max: 2 });

  it('accepts offered options, and typed text for "other"', () => {
    expect(ask(choice, id("a"))).toEqual({ option: id("a") });
    expect(ask(choice, { "": "other", other: " Mine " })).toEqual({ other: " Mine " });
    expect(ask(choice, { other: "Mine" })).toEqual({ other: "Mine" });
    refuses(choice, "other", "required@other");
    for (const typed of [id("old"), "A", "constructor"]) refuses(choice, typed, "not-an-option@");
    refuses(fieldOf("choice", "c", { options }), "other", "not-an-option@");
  });

  it("accepts several in the form's order, within the allowed number", () => {
    expect(ask(multi, [id("b"), id("a"), id("b")])).toEqual({ options: [id("a"), id("b")] });
    refuses(multi, [id("a")], "too-few@");
    expect(ask(multi, [])).toBeUndefined();
    refuses(fieldOf("multiChoice", "m", { options, max: 1 }), [id("a"), id("b")], "too-many@");
    refuses(multi, [id("a"), id("old")], "not-an-option@");
  });

  it("accepts yes and no, and a dropdown's options", () => {
    expect(ask(fieldOf("yesNo", "y"), "no")).toBe(false);
    refuses(fieldOf("yesNo", "y"), "true", "not-an-option@");
    expect(ask(fieldOf("dropdown", "d", { options }), id("b"))).toBe(id("b"));
    refuses(fieldOf("dropdown", "d", { options }), id("old"), "not-an-option@");
  });
});

describe("name, address, documents, signature", () => {
  const name = fieldOf("name", "n", { required: true });
  const address = fieldOf("address", "a");

  it("a name needs both parts", () => {
    expect(ask(name, { first: "\u674e", last: "\u660e" })).toEqual({ first: "\u674e", last: "\u660e" });
    refuses(name, {}, "required@first", "required@last");
    refuses(name, { first: "x".repeat(81), last: "y" }, "too-long@first");
  });

  // Red when parseAddress does not ask `fitsCountry`.
  it("a postcode is validated by the address's country, with an example", () => {
    const portland = { line1: "915 SW Broadway", city: "Portland", region: "OR", country: "US" };
    expect(ask(address, { ...portland, postcode: "97205" })).toMatchObject({ postcode: "97205" });
    refuses(address, { ...portland, postcode: "ABC" }, "not-a-postcode@postcode");
    expect(ask(address, { ...portland, postcode: "ABC", country: "KE" })).toMatchObject({ postcode: "ABC" });
  });

  it("an address needs the parts that every country has", () => {
    const full = { line1: "1 High St", city: "Leeds", country: "GB" };
    expect(ask(address, { ...full, line2: "" })).toEqual(full);
    const half = { ...full, line1: "20 1/2 Maple St # B" };
    expect(ask(address, half)).toEqual(half);
    expect(ask(address, { country: "GB" })).toBeUndefined();
    refuses(address, { line1: "x", country: "gb" }, "required@city", "not-an-option@country");
    refuses({ ...address, required: true }, {}, "required@line1", "required@city", "required@country");
  });

  it("documents must be the applicant's own", () => {
    const ids = ["3f2504e0-4f89-41d3-9a0c-0305e82c3301", "3f2504e0-4f89-41d3-9a0c-0305e82c3302"];
    const file = fieldOf("file", "f", { maxFiles: 1 });
    const [mine = "", other = ""] = ids;
    expect(ask(file, [mine, mine], { files: { [file.id]: ids } })).toEqual([mine]);
    expect(ask(file, ids, { files: { [file.id]: ids } })).toEqual(["too-many@"]);
    expect(ask(file, [other], { files: { [file.id]: [mine] } })).toEqual(["not-an-option@"]);
    expect(ask(file, [mine], { files: {} })).toEqual(["not-an-option@"]);
    refuses(file, ["../../etc/passwd"], "not-an-option@");
  });

  it("a signature is compared with the name, in either order", () => {
    const signature = fieldOf("signature", "s");
    const plan = compile(definitionOf([{ id: id("sec"), fields: [name, signature] }]));
    const sign = (typed: string, mode: "submit" | "draft" = "submit") => {
      const raw = {
        [`${name.id}.first`]: ["Zoe\u0308 "],
        [`${name.id}.last`]: ["O\u2019Hara Li"],
        [signature.id]: [typed],
      };
      return evaluate(plan, raw, { mode }, CONTEXT).errors.map((error) => error.code);
    };
    for (const typed of ["Zo\u00eb O\u2019Hara Li", " zo\u00eb   o\u2019hara LI", "O\u2019Hara Li Zo\u00eb"]) {
      expect(sign(typed)).toEqual([]);
    }
    // Red with the signs of the name compared: a phone turns ' into ’ in one box, and fills in the other.
    for (const typed of ["Zo\u00eb O'Hara Li", "ZOE OHARA-LI", "zoe o hara li"]) expect(sign(typed)).toEqual([]);
    expect(sign("Zoe Hara")).toEqual(["signature-mismatch"]);
    expect(sign("Zoe Hara", "draft")).toEqual([]);
  });

  it.each([
    ["Anneliese Großmann", "ANNELIESE GROSSMANN"],
    ["Işıl Yılmaz", "IŞIL YILMAZ"],
    ["Νίκος Παππάς", "ΝΙΚΟΣ ΠΑΠΠΑΣ"],
    ["José Núñez", "Jose Nunez"],
    ["민준 김", "민준김"],
  ])("%s may be signed as %s", (own, typed) => {
    const signature = fieldOf("signature", "s");
    const plan = compile(definitionOf([{ id: id("sec"), fields: [name, signature] }]));
    const [first = "", last = ""] = own.split(" ");
    const raw = { [`${name.id}.first`]: [first], [`${name.id}.last`]: [last], [signature.id]: [typed] };
    expect(evaluate(plan, raw, { mode: "submit" }, CONTEXT).errors).toEqual([]);
  });

  it("a drawing is accepted beside the typed name, never instead of it, and nothing but a drawing", () => {
    const signature = fieldOf("signature", "s", { required: true });
    const strokes = "M12 34 15 40M600 200 600 200";
    expect(ask(signature, { "": "Ann Lee", drawing: strokes })).toEqual({ typedName: "Ann Lee", drawing: strokes });
    expect(ask(signature, "Ann Lee")).toEqual({ typedName: "Ann Lee" });
    refuses(signature, { drawing: strokes }, "required@");
    refuses(fieldOf("signature", "s"), { drawing: strokes }, "required@");
    for (const other of [
      "M1 2",
      "M1 2 3",
      "x",
      'M1 2 3 4"/>',
      "M1 2 3 4 Z",
      `M1 1${" 1 1".repeat(2000)}`,
      "M1,2 3,4",
    ]) {
      expect(ask(signature, { "": "Ann Lee", drawing: other })).toEqual({ typedName: "Ann Lee" });
    }
  });
});
