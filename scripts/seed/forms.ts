import type { FormDefinition, Photo, Property } from "../../app/features/forms/form-model/schema";
import { type TemplateContext, templateByKey } from "../../app/features/forms/form-model/templates";
import type { IdMaker } from "../../app/kernel/ids";

const dayMs = 24 * 60 * 60 * 1000;

/** Left out of the standard template, so that the demo asks 25 questions in 5 sections. */
const leftOut = ["landlordReference.phone", "noticeGiven", "employer.contract"];

const landlord = { name: "Dana Hartley-Quist", place: "Portland, Oregon" };

/** The published demo: a house in Portland, asked with the standard template. */
export function demoDefinition(ids: IdMaker, now: Date, photo?: Photo): FormDefinition {
  const property: Property = {
    address: { line1: "14 Maple Street", city: "Portland", region: "OR", postcode: "97205", country: "US" },
    rent: { amountMinor: 185_000, currency: "USD", period: "month" },
    deposit: { amountMinor: 185_000, currency: "USD" },
    availableFrom: isoDate(new Date(now.getTime() + 14 * dayMs)),
    termMonths: 12,
    bedrooms: 2,
    maxOccupants: 5,
    pets: "ask",
    smoking: "outside",
    parking: "street",
    ...(photo ? { photos: [photo] } : {}),
    incomeMultiple: 2.5,
    incomeMultipleReason: { code: "needed-now" },
    criteria: {
      en: "Income of the household of at least 2.5 times the rent, from any lawful source. Move-in within six weeks of the date above. Applications are read in the order they arrive.",
    },
  };
  const built = fromTemplate("standard", { ids, property, locale: "en" });
  const sections = built.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((field) => !leftOut.includes(field.catalogueKey ?? "")),
  }));
  return { ...built, title: { en: "14 Maple Street" }, landlord, sections, replyWithinDays: 7 };
}

/** The second form, still in draft. */
export function draftDefinition(ids: IdMaker, now: Date): FormDefinition {
  const property: Property = {
    address: { line1: "Flat 2, 81 Harbour Road", city: "Bristol", postcode: "BS1 5TY", country: "GB" },
    rent: { amountMinor: 135_000, currency: "GBP", period: "month" },
    availableFrom: isoDate(new Date(now.getTime() + 40 * dayMs)),
    bedrooms: 1,
    pets: "ask",
    smoking: "no",
  };
  const built = fromTemplate("prescreen", { ids, property, locale: "en" });
  return { ...built, title: { en: "Flat 2, 81 Harbour Road" }, landlord };
}

/** The third form: a home that was offered before, on the free plan. */
export function pastDefinition(ids: IdMaker, openedAt: Date): FormDefinition {
  const property: Property = {
    address: { line1: "Unit 3, 220 Birch Lane", city: "Portland", region: "OR", postcode: "97214", country: "US" },
    rent: { amountMinor: 129_000, currency: "USD", period: "month" },
    availableFrom: isoDate(new Date(openedAt.getTime() + 30 * dayMs)),
    bedrooms: 1,
    pets: "ask",
    smoking: "no",
    incomeMultiple: 2.5,
    incomeMultipleReason: { code: "needed-now" },
  };
  const built = fromTemplate("prescreen", { ids, property, locale: "en" });
  return { ...built, title: { en: "Unit 3, 220 Birch Lane" } };
}

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function fromTemplate(key: string, context: TemplateContext): FormDefinition {
  const template = templateByKey(key);
  if (!template) throw new Error(`There is no template "${key}"`);
  return template.build(context);
}
