import { sitePath } from "../../../../kernel/site-languages";
import { usePageLanguage } from "../../../../ui/use-words";

/** Leads to a page of the site in the language of the page around, or to the English one where there is none. */
export function useSitePath(): (path: string) => string {
  const language = usePageLanguage();
  return (path) => sitePath(path, language);
}
