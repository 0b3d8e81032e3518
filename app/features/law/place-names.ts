import type { packPlaces } from "./place-of";

/** Names of the places that have rules, as their files say them; a test holds the two together. */
export const placeNames: Record<(typeof packPlaces)[number], string> = {
  AU: "Australia",
  CA: "Canada",
  CH: "Switzerland",
  EU: "European Union",
  NZ: "New Zealand",
  UK: "United Kingdom",
  US: "United States (federal base)",
  "AU-NSW": "New South Wales, Australia",
  "AU-NT": "Northern Territory, Australia",
  "AU-QLD": "Queensland, Australia",
  "AU-SA": "South Australia, Australia",
  "AU-VIC": "Victoria, Australia",
  "AU-WA": "Western Australia, Australia",
  "CA-AB": "Alberta, Canada",
  "CA-BC": "British Columbia, Canada",
  "CA-ON": "Ontario, Canada",
  "CA-QC": "Quebec, Canada",
  "EU-DE": "Germany",
  "EU-ES": "Spain",
  "EU-FR": "France",
  "EU-IE": "Ireland",
  "EU-NL": "Netherlands",
  "UK-ENG": "England",
  "UK-NIR": "Northern Ireland",
  "UK-SCT": "Scotland",
  "UK-WLS": "Wales",
  "US-CA": "California, United States",
  "US-CO": "Colorado, United States",
  "US-FL": "Florida, United States",
  "US-IL": "Illinois, United States",
  "US-MA": "Massachusetts, United States",
  "US-NJ": "New Jersey, United States",
  "US-NY": "New York, United States",
  "US-OR": "Oregon, United States",
  "US-TX": "Texas, United States",
  "US-WA": "Washington, United States",
};

export function isPackPlace(text: string | null): text is (typeof packPlaces)[number] {
  return text !== null && Object.hasOwn(placeNames, text);
}
