import { isRegionCode } from "../../kernel/countries";

/** The money and the period of rents, by country. Countries not named have euros and months. */

export type PlaceWords = {
  currency: string;
  period: "week" | "fortnight" | "month" | "year";
};

const general: PlaceWords = { currency: "EUR", period: "month" };

const words: Record<string, Partial<PlaceWords>> = {
  US: { currency: "USD" },
  CA: { currency: "CAD" },
  GB: { currency: "GBP" },
  AU: { currency: "AUD", period: "week" },
  NZ: { currency: "NZD", period: "week" },
  CH: { currency: "CHF" },
  IN: { currency: "INR" },
  JP: { currency: "JPY" },
  MX: { currency: "MXN" },
  BR: { currency: "BRL" },
  ZA: { currency: "ZAR" },
  SE: { currency: "SEK" },
  NO: { currency: "NOK" },
  DK: { currency: "DKK" },
  PL: { currency: "PLN" },
  SG: { currency: "SGD" },
  AE: { currency: "AED", period: "year" },
};

export function placeWords(country: string): PlaceWords {
  return { ...general, ...words[country] };
}

/** The country of the reader's own locale, as a first guess; the United States when the browser does not say. */
export function countryOfReader(languages: readonly string[]): string {
  for (const language of languages) {
    const region = /[-_]([A-Z]{2})\b/.exec(language)?.[1];
    if (region && isRegionCode(region)) return region;
  }
  return "US";
}
