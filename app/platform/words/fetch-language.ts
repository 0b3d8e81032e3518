import type { PageLocale } from "../../kernel/page-locale";
import { addLanguage, isLanguageKnown } from "../../kernel/words";
import { languageAddress } from "./addresses";

/** Browser: makes a language known. Throws where its file cannot be had. */
export async function fetchLanguage(locale: PageLocale): Promise<void> {
  if (isLanguageKnown(locale)) return;
  const answer = await fetch(languageAddress(locale));
  if (!answer.ok) throw new Error(`The words of ${locale} are not there`);
  addLanguage(locale, await answer.text());
}
