import { describe, expect, it } from "vitest";
import { choosePageLocale } from "../../app/kernel/page-locale";

describe("the language of a page", () => {
  it.each([
    ["es", "fr", "en", "es"],
    ["xx", "fr", "en", "fr"],
    [null, null, "sv, es-MX;q=0.8, fr;q=0.9", "fr"],
    [null, null, "sv", "en"],
    [null, null, "de-CH", "de"],
    [null, null, "ar-MA,fr;q=0.9", "ar"],
    [null, null, "es-419,en;q=0.5", "es"],
    [null, null, "sv-FI,fr-CA;q=0.8,en;q=0.5", "fr"],
    [null, null, "es-MX@posix", "es"],
    [null, "fr_CA.UTF-8", null, "fr"],
    [null, null, "*;q=x, ;, @posix, es;q=0", "en"],
    [null, null, null, "en"],
  ])("for the query %s, the cookie %s and Accept-Language %s is %s", (query, cookie, acceptLanguage, expected) => {
    expect(choosePageLocale({ query, cookie, acceptLanguage })).toBe(expected);
  });
});
