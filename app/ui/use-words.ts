import { createContext, useContext } from "react";
import type { PageLocale } from "../kernel/page-locale";
import { groupOfCatalogue } from "../kernel/words";

/** The language that the page around is in, and how its numbers, dates and money are written: "de", "de-AT". */
export type PageReader = { language: PageLocale; locale: string };

export const PageReaderContext = createContext<PageReader>({ language: "en", locale: "en-US" });

export function usePageLanguage(): PageLocale {
  return useContext(PageReaderContext).language;
}

/** For `app/kernel`'s formatters. */
export function usePageLocale(): string {
  return useContext(PageReaderContext).locale;
}

/** The server is told which groups of words a page has, so that its browser has them before its scripts. */
export const WordsUsedContext = createContext<((language: PageLocale, group: string) => void) | null>(null);

/** A catalogue of `inEveryLanguage` in the language of the page. */
export function useWords<Words>(catalogue: Record<PageLocale, Words>): Words {
  const language = usePageLanguage();
  useContext(WordsUsedContext)?.(language, groupOfCatalogue(catalogue));
  return catalogue[language];
}
