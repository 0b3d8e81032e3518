import { readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/answering/controls";

const controlWords = inEveryLanguage("answering/controls", en);

export type ControlWords = Words<typeof en>;

/** The fixed words at the controls of tenants' pages; English where we have none in a language. */
export function wordsFor(locale: string): ControlWords {
  return controlWords[readLanguage(locale)];
}
