import { readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/blank-form";

const paperWords = inEveryLanguage("blank-form", en);

export type PaperWords = Words<typeof en>;

/** English for a language without words of ours. */
export function paperWordsFor(locale: string): PaperWords {
  return paperWords[readLanguage(locale)];
}
