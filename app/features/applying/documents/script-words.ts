import type { PageLocale } from "../../../kernel/page-locale";
import { asTemplate, inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/documents/viewer-script";

const catalogue = inEveryLanguage("documents/viewer-script", en);

/** What the page gives its script to say; `page` has {at} and {count} to fill in. */
export type ScriptWords = { [Key in keyof typeof en]: string };

/** In the page's language: the script itself knows none. */
export function scriptWords(language: PageLocale): ScriptWords {
  const words = catalogue[language];
  return { ...words, page: asTemplate(words.page) };
}
