import { createContext, useContext } from "react";
import type { PageLocale } from "../kernel/page-locale";

/** The language that the page around is in. */
const PageLanguageContext = createContext<PageLocale>("en");

export function usePageLanguage(): PageLocale {
  return useContext(PageLanguageContext);
}

/** A catalogue of `inEveryLanguage` in the language of the page. */
export function useWords<Words>(catalogue: Record<PageLocale, Words>): Words {
  return catalogue[usePageLanguage()];
}
