import { type PageLocale, primaryOf, tagsAsked } from "./page-locale.ts";

/** Languages in which landlords read, each with the regions whose way to write numbers and dates we know; the first is the usual one. */
export const landlordRegions = {
  en: ["US", "GB", "CA", "AU", "IE", "NZ", "IN"],
  de: ["DE", "AT", "CH"],
  fr: ["FR", "CA", "BE", "CH", "LU"],
  es: ["ES", "MX", "US", "AR", "CL", "CO"],
  pt: ["BR", "PT"],
} as const satisfies Partial<Record<PageLocale, readonly [string, ...string[]]>>;
export type LandlordLanguage = keyof typeof landlordRegions;
export const landlordLanguages = Object.keys(landlordRegions) as readonly LandlordLanguage[];

/** Languages of which every catalogue is there, so that they are offered: with a message missing in one, no build passes. */
export const completeLanguages: readonly LandlordLanguage[] = ["en", "de", "fr", "es", "pt"];

/** Languages that a page offers: those that are complete, and the one it is in. */
export function offeredLanguages(current: PageLocale): LandlordLanguage[] {
  return landlordLanguages.filter((language) => language === current || completeLanguages.includes(language));
}

/** A language in which landlords read; null for anything else. */
export function readLandlordLanguage(value: unknown): LandlordLanguage | null {
  return landlordLanguages.find((known) => known === value) ?? null;
}

/** What speaks for a language. `isTrial`: the cookie may name one that is not complete, to look at it. */
export type LanguageWishes = {
  profile: string | null;
  cookie: string | null;
  acceptLanguage: string | null;
  isTrial: boolean;
};

/** The first of: the account, the cookie, what the browser asks for, English. Never by the place. */
export function chooseLandlordLanguage({ profile, cookie, acceptLanguage, isTrial }: LanguageWishes): LandlordLanguage {
  const trial = isTrial ? readLandlordLanguage(cookie) : null;
  if (trial && !completeLanguages.includes(trial)) return trial;
  const wishes = [profile, cookie, ...tagsAsked(acceptLanguage).map(primaryOf)];
  return wishes.map(readLandlordLanguage).find((known) => known !== null && completeLanguages.includes(known)) ?? "en";
}

/** The language of a mail to a landlord who chose this one. `isTrial`: one that is not complete, too. */
export function mailLanguageOf(chosen: string | null, isTrial: boolean): LandlordLanguage {
  const known = readLandlordLanguage(chosen);
  return known && (isTrial || completeLanguages.includes(known)) ? known : "en";
}

/** How numbers, dates, money and names are written for a reader of a language: by the region that the browser names with it. */
export function landlordLocaleOf(language: PageLocale, acceptLanguage: string | null = null): string {
  const known = readLandlordLanguage(language);
  if (!known) return language;
  const regions: readonly string[] = landlordRegions[known];
  const asked = tagsAsked(acceptLanguage)
    .filter((tag) => primaryOf(tag) === known)
    .map((tag) => /-([a-z]{2})$/.exec(tag)?.[1]?.toUpperCase() ?? "");
  return `${known}-${asked.find((region) => regions.includes(region)) ?? regions[0]}`;
}

/**
 * How a landlord reads numbers, dates and money, on each page and in each mail: as the English of our words writes them. The home
 * settles the currency alone, so that one column is written in one way.
 */
export const landlordLocale = "en-US";

/** The language of a landlord's words where nobody knows yet which one is read. */
export const landlordLanguage: PageLocale = "en";
