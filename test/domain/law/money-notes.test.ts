import { describe, expect, it } from "vitest";
import type { FormDefinition, MoneyPeriod } from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { depositNote, feeNotes } from "../../../app/features/forms/law/money-notes";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { packOf, templateOf } from "./packs";

type Money = { rent: number; period?: MoneyPeriod; deposit: number; currency: string };

function letFor({ rent, period = "month", deposit, currency }: Money): FormDefinition {
  const form = templateOf("blank");
  const property = {
    ...form.property,
    rent: { amountMinor: rent * 100, currency, period },
    deposit: { amountMinor: deposit * 100, currency },
  };
  return { ...form, property };
}

function saying(text: string, locale = "en"): FormDefinition {
  const form = templateOf("blank");
  return { ...form, defaultLocale: locale, property: { ...form.property, criteria: { [locale]: text } } };
}

type Row = [name: string, place: string, subplace: string | null, money: Money, tooMuch: boolean];

const deposits: Row[] = [
  ["two months in California", "US-CA", null, { rent: 2400, deposit: 4800, currency: "USD" }, true],
  ["one month in California", "US-CA", null, { rent: 2400, deposit: 2400, currency: "USD" }, false],
  ["two months in Texas, which has no cap", "US-TX", null, { rent: 2400, deposit: 4800, currency: "USD" }, false],
  ["six weeks in England", "UK-ENG", null, { rent: 1300, deposit: 1800, currency: "GBP" }, true],
  ["five weeks in England", "UK-ENG", null, { rent: 1300, deposit: 1500, currency: "GBP" }, false],
  ["six weeks of 60,000 a year in England", "UK-ENG", null, { rent: 5000, deposit: 6923, currency: "GBP" }, false],
  [
    "five weeks in New South Wales",
    "AU-NSW",
    null,
    { rent: 600, period: "week", deposit: 3000, currency: "AUD" },
    true,
  ],
  [
    "six weeks of 900 a week in South Australia",
    "AU-SA",
    null,
    { rent: 900, period: "week", deposit: 5400, currency: "AUD" },
    false,
  ],
  [
    "six weeks of 500 a week in South Australia",
    "AU-SA",
    null,
    { rent: 500, period: "week", deposit: 3000, currency: "AUD" },
    true,
  ],
  [
    "two months above 900 a week in Victoria",
    "AU-VIC",
    null,
    { rent: 1000, period: "week", deposit: 8700, currency: "AUD" },
    false,
  ],
  [
    "one month of 500 a week in Victoria",
    "AU-VIC",
    null,
    { rent: 500, period: "week", deposit: 2172, currency: "AUD" },
    false,
  ],
  ["four months in Germany", "EU-DE", null, { rent: 900, deposit: 3600, currency: "EUR" }, true],
  ["three months in Germany", "EU-DE", null, { rent: 900, deposit: 2700, currency: "EUR" }, false],
  ["any in Quebec", "CA-QC", null, { rent: 1200, deposit: 100, currency: "CAD" }, true],
  ["three months in Flanders", "EU-BE", "Flanders", { rent: 900, deposit: 2700, currency: "EUR" }, false],
  ["three months in Brussels", "EU-BE", "Brussels", { rent: 900, deposit: 2700, currency: "EUR" }, true],
  ["another currency than the rent's place", "US-CA", null, { rent: 2400, deposit: 4800, currency: "EUR" }, true],
];

describe("the deposit note", () => {
  it.each(deposits)("judges %s by the place's limit", async (_name, place, subplace, money, tooMuch) => {
    const note = depositNote(letFor(money), await packOf(place, subplace));
    expect(note !== null).toBe(tooMuch);
  });

  it("says what was asked and what the place allows, in rents", async () => {
    const note = depositNote(letFor({ rent: 2400, deposit: 4800, currency: "USD" }), await packOf("US-CA"));
    expect(note).toMatchObject({ rents: 2, unit: "month", most: 1, fact: { place: "US-CA" } });
  });

  it("is silent without a rent, without a deposit and without a pack", async () => {
    const form = letFor({ rent: 0, deposit: 4800, currency: "USD" });
    expect(depositNote(form, await packOf("US-CA"))).toBeNull();
    expect(depositNote(templateOf("blank"), await packOf("US-CA"))).toBeNull();
    expect(depositNote(letFor({ rent: 100, deposit: 4800, currency: "USD" }), null)).toBeNull();
  });
});

const fees: [text: string, place: string, locale: string, noticed: boolean][] = [
  ["A $75 application fee is due before the viewing.", "US-NY", "en", true],
  ["Background check fee: $20", "US-NY", "en", false],
  ["Application fee $50", "US-MA", "en", true],
  ["We charge an admin fee of £150 for referencing.", "UK-ENG", "en", true],
  ["There is no application fee.", "UK-ENG", "en", false],
  ["We never ask for a processing fee. Bring two payslips.", "NZ", "en", false],
  ["Application fee $40, not refundable.", "US-MA", "en", true],
  ["Application fee $40.", "US-TX", "en", false],
  ["Screening fee of $70 each adult.", "US-CA", "en", true],
  ["Screening fee of $45 each adult.", "US-CA", "en", false],
  ["Frais de dossier : 40 $", "CA-QC", "fr", true],
  ["Aucuns frais de dossier.", "CA-QC", "fr", false],
  ["Gastos de gestión de la solicitud: 60 €", "EU-IE", "es", true],
  ["Sin gastos de solicitud.", "EU-IE", "es", false],
  ["The deposit is due when the lease is signed.", "UK-ENG", "en", false],
  ["Parking fee of £20 a month.", "UK-ENG", "en", false],
];

describe("the fee notes", () => {
  it.each(fees)("judge “%s” in %s", async (text, place, locale, noticed) => {
    expect(feeNotes(saying(text, locale), await packOf(place)).length > 0).toBe(noticed);
  });

  it("name the place in the form where the fee is written", async () => {
    const [note] = feeNotes(saying("Application fee: $50"), await packOf("US-MA"));
    expect(note).toMatchObject({ at: { form: "criteria" }, amountMinor: 5000, most: 0 });
  });

  it("find nothing in any template of any place", async () => {
    const forms = templates.map(({ key }) => templateOf(key));
    for (const place of packPlaces) {
      const pack = await packOf(place);
      expect(forms.flatMap((form) => feeNotes(form, pack))).toEqual([]);
    }
  });
});
