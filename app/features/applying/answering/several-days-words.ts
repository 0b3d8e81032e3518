import { readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/form-model/several-days";

const words = inEveryLanguage("form-model/several-days", en);

/** What stands at the controls of several days; English where we have no words in a language. */
export function severalDaysWords(locale: string): Words<typeof en> {
  return words[readLanguage(locale)];
}
