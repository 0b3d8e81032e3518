/**
 * How a landlord reads numbers, dates and money, on each page and in each mail: as the English of our words writes them. The home
 * settles the currency alone, so that one column is written in one way.
 */
export const landlordLocale = "en-US";
