import { isRegionCode } from "../../kernel/countries";

/** What an address asks for and how rent is spoken of, by country. Countries not named use the general wording. */

export type PlaceWords = {
  region: string | null;
  postcode: string;
  currency: string;
  period: "week" | "fortnight" | "month" | "year";
};

const general: PlaceWords = { region: "Region", postcode: "Postcode", currency: "EUR", period: "month" };

const words: Record<string, Partial<PlaceWords>> = {
  US: { region: "State", postcode: "ZIP code", currency: "USD" },
  CA: { region: "Province", postcode: "Postal code", currency: "CAD" },
  GB: { region: null, currency: "GBP" },
  IE: { region: "County", postcode: "Eircode" },
  AU: { region: "State or territory", currency: "AUD", period: "week" },
  NZ: { region: null, currency: "NZD", period: "week" },
  DE: { region: "Federal state", postcode: "Postal code" },
  FR: { region: null, postcode: "Postal code" },
  ES: { region: "Province", postcode: "Postal code" },
  PT: { region: null, postcode: "Postal code" },
  IT: { region: "Province", postcode: "Postal code" },
  NL: { region: null },
  BE: { region: null, postcode: "Postal code" },
  AT: { region: null, postcode: "Postal code" },
  CH: { region: "Canton", postcode: "Postal code", currency: "CHF" },
  IN: { region: "State", postcode: "PIN code", currency: "INR" },
  JP: { region: "Prefecture", postcode: "Postal code", currency: "JPY" },
  MX: { region: "State", postcode: "Postal code", currency: "MXN" },
  BR: { region: "State", postcode: "CEP", currency: "BRL" },
  ZA: { region: "Province", postcode: "Postal code", currency: "ZAR" },
  SE: { region: null, currency: "SEK" },
  NO: { region: null, currency: "NOK" },
  DK: { region: null, currency: "DKK" },
  PL: { region: null, currency: "PLN" },
  SG: { region: null, postcode: "Postal code", currency: "SGD" },
  AE: { region: "Emirate", postcode: "Postal code", currency: "AED", period: "year" },
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
