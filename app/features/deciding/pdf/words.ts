import { paperWords as en, type PaperWords } from "../../../words/en/blank-form";
import { paperWords as es } from "../../../words/es/blank-form";
import { paperWords as fr } from "../../../words/fr/blank-form";

/** English for a language without words of ours. */
export function paperWordsFor(locale: string): PaperWords {
  const language = locale.toLowerCase().split("-")[0];
  return language === "es" ? es : language === "fr" ? fr : en;
}
