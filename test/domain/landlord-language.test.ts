import { describe, expect, it } from "vitest";
import {
  chooseLandlordLanguage,
  completeLanguages,
  landlordLanguages,
  landlordLocaleOf,
  landlordRegions,
  mailLanguageOf,
  readLandlordLanguage,
} from "../../app/kernel/landlord-locale";
import { hasLandlordLanguage } from "../../app/routes/shared/page-language";

const nothing = { profile: null, cookie: null, acceptLanguage: null, isTrial: false };
const incomplete = landlordLanguages.filter((language) => !completeLanguages.includes(language));

describe("the language of a landlord's page", () => {
  it("is English where nobody asks for another one", () => {
    expect(chooseLandlordLanguage(nothing)).toBe("en");
  });

  // Red when the browser's wish comes before the choice, or a tenants' language is taken for a landlord's.
  it.each(completeLanguages.map((language) => [language] as const))(
    "is %s by the account before all else",
    (language) => {
      const other = language === "en" ? "de-DE" : "en-US";
      expect(chooseLandlordLanguage({ ...nothing, profile: language, cookie: "pl", acceptLanguage: other })).toBe(
        language,
      );
      expect(chooseLandlordLanguage({ ...nothing, cookie: language, acceptLanguage: other })).toBe(language);
      expect(chooseLandlordLanguage({ ...nothing, acceptLanguage: `pl, ${language}-XX;q=0.8` })).toBe(language);
    },
  );

  it.each(incomplete)("is %s, which is not complete, only by the cookie of who tries it", (wish) => {
    expect(chooseLandlordLanguage({ ...nothing, profile: wish, cookie: wish, acceptLanguage: wish })).toBe("en");
    expect(chooseLandlordLanguage({ ...nothing, cookie: wish, isTrial: true })).toBe(wish);
    expect(chooseLandlordLanguage({ ...nothing, acceptLanguage: wish, isTrial: true })).toBe("en");
  });

  it("is asked of no text that names none", () => {
    expect([null, "", "pl", "EN", "constructor", 1].map(readLandlordLanguage)).toEqual(Array(6).fill(null));
  });
});

describe("how a landlord's numbers and dates are written", () => {
  it.each([
    ["en", null, "en-US"],
    ["en", "en-GB,en;q=0.9", "en-GB"],
    ["de", "fr-CH, de-AT;q=0.5", "de-AT"],
    ["de", "fr-CH", "de-DE"],
    ["fr", "fr-XX, fr-CA;q=0.3", "fr-CA"],
    ["pt", "pt", "pt-BR"],
    ["en", "en-IN-u-nu-deva, en-AU", "en-AU"],
    ["pl", "pl-PL", "pl"],
  ] as const)("in %s for a browser that asks for %s is that of %s", (language, acceptLanguage, locale) => {
    expect(landlordLocaleOf(language, acceptLanguage)).toBe(locale);
  });

  it("is known of every region that is named", () => {
    const locales = Object.entries(landlordRegions).flatMap(([language, regions]) =>
      regions.map((region) => `${language}-${region}`),
    );
    expect(Intl.NumberFormat.supportedLocalesOf(locales)).toEqual(locales);
  });
});

describe("pages that speak a landlord's language", () => {
  it.each([
    "/app",
    "/app/dashboard",
    "/start",
    "/de/start",
    "/sign-in",
    "/manage/form/1",
    "/restrictions/doubt",
    "/withdraw",
    "/application",
  ])("include %s", (path) => expect(hasLandlordLanguage(path)).toBe(true));
  it.each([
    "/",
    "/apply/abc",
    "/apply/abc/status/x",
    "/admin",
    "/admin/jobs",
    "/reference/x",
    "/faq",
    "/de/faq",
    "/blog/a",
    "/restrictions/us-ca",
  ])("leave out %s", (path) => expect(hasLandlordLanguage(path)).toBe(false));
});

// Red when a mail leaves in a language that lacks some of its words, half of it English.
it("a landlord's mail is in the chosen language where that is complete, else in English", () => {
  for (const language of landlordLanguages) {
    expect(mailLanguageOf(language, false)).toBe(completeLanguages.includes(language) ? language : "en");
    expect(mailLanguageOf(language, true)).toBe(language);
  }
  for (const none of [null, "", "pl", "xx"]) expect(mailLanguageOf(none, true)).toBe("en");
});
