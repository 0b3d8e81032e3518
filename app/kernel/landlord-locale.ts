import type { PageLocale } from "./page-locale";

/**
 * How a landlord reads numbers, dates and money, on each page and in each mail: as the English of our words writes them. The home
 * settles the currency alone, so that one column is written in one way.
 */
export const landlordLocale = "en-US";

/** The language of a landlord's words where nobody knows yet which one is read. */
export const landlordLanguage: PageLocale = "en";
