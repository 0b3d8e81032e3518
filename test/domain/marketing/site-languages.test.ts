import { describe, expect, it } from "vitest";
import { languagesOfPage, readSitePath, sitePath, type TranslatedPage } from "../../../app/kernel/site-languages";
import { writeSitemap } from "../../../app/routes/shared/site-pages";

const page = (path: string, languages: TranslatedPage["languages"]): TranslatedPage => ({
  path,
  languages,
});
const pages = [page("/", ["de"]), page("/pricing", ["de", "fr"]), page("/restrictions", ["fr"]), page("/about", [])];

describe("the address of a page of the site in a language", () => {
  it.each([
    ["/", "de", "/de"],
    ["/pricing", "de", "/de/pricing"],
    ["/pricing", "en", "/pricing"],
    ["/?from=mail#top", "de", "/de?from=mail#top"],
    ["/pricing#credits", "fr", "/fr/pricing#credits"],
    ["/restrictions/us-ca", "fr", "/fr/restrictions/us-ca"],
  ] as const)("%s is in %s %s", (english, language, address) => {
    expect(sitePath(english, language, pages)).toBe(address);
  });

  it.each([
    ["/about", "de"],
    ["/", "fr"],
    ["/blog", "de"],
    ["/sign-up", "de"],
    ["/restrictions", "de"],
  ] as const)("%s stays English where it does not stand in %s", (english, language) => {
    expect(sitePath(english, language, pages)).toBe(english);
  });

  it("leads back to the page and its language", () => {
    for (const { path, languages } of pages)
      for (const language of languages)
        expect(readSitePath(sitePath(path, language, pages), pages)).toEqual({ path, language });
  });

  it.each(["/xx", "/en", "/de/about", "/fr", "/de/blog", "/pricing", "/it/pricing"])(
    "%s is no address of a translation",
    (address) => {
      expect(readSitePath(address, pages)).toEqual({ path: address, language: null });
    },
  );
});

it("the sitemap lists each language of a page, and each entry names all of them and English for all others", () => {
  const site = "https://rentform.test";
  const lines = writeSitemap(site, [{ path: "/pricing", changed: "2026-11-22" }], pages).split("\n");
  const entries = lines.filter((line) => line.includes("<loc>"));
  expect(entries.map((line) => /<loc>(.*)<\/loc>/.exec(line)?.[1])).toEqual(
    languagesOfPage("/pricing", pages).map((language) => site + sitePath("/pricing", language, pages)),
  );
  for (const entry of entries)
    expect([...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...named]) => named)).toEqual([
      ["en", `${site}/pricing`],
      ["de", `${site}/de/pricing`],
      ["fr", `${site}/fr/pricing`],
      ["x-default", `${site}/pricing`],
    ]);
});

it("the sitemap names no other language of a page that stands in English alone", () => {
  const xml = writeSitemap("https://rentform.test", [{ path: "/about", changed: "2026-11-21" }], pages);
  expect(xml.match(/<loc>/g)).toHaveLength(1);
  expect(xml).not.toContain("hreflang");
});
