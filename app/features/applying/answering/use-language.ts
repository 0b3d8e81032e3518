import { useEffect, useState } from "react";
import type { PageLocale } from "../../../kernel/page-locale";
import { isLanguageKnown } from "../../../kernel/words";
import { fetchLanguage } from "../../../platform/words/fetch-words";

/** A language once its words are there: null until then, English where they cannot be had. */
export function useLanguage(wanted: PageLocale): PageLocale | null {
  const [fetched, setFetched] = useState<PageLocale | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (locale: PageLocale) => () => isWanted && setFetched(locale);
    fetchLanguage(wanted).then(settle(wanted), settle("en"));
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return isLanguageKnown(wanted) ? wanted : fetched;
}
