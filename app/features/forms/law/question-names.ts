import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law/question-names";
import { catalogueEntry, ruleKeyOf } from "../form-model/catalogue";
import { inLocales, localize } from "../form-model/localized";

const allWords = inEveryLanguage("law/question-names", en);

/** Questions that rule packs speak of, in the order in which a form asks them; a test holds that none lacks a name. */
export const namedQuestions: readonly string[] = Object.keys(en.names);

export function questionName(question: string, language: PageLocale): string {
  const words = allWords[language];
  const names: Readonly<Record<string, string>> = words.names;
  const label = catalogueEntry(question)?.label;
  if (names[question] !== undefined || !label) return names[question] ?? question;
  const part = localize(inLocales(label, "en"), language, "en");
  return words.part({ question: names[ruleKeyOf(question)] ?? "", part });
}
