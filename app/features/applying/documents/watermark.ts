import { momentText } from "../../../kernel/moments";
import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/documents/watermark";

const catalogue = inEveryLanguage("documents/watermark", en);

/** What stands across a document that somebody looks at. Its time carries its zone: nobody's own zone is known here. */
export function watermarkText(name: string, at: Date, language: PageLocale): string {
  const words = catalogue[language];
  // Controls and marks of direction could turn the words around.
  const plain = name.replace(/[\p{Cc}\p{Cf}]/gu, "").trim() || words.landlord;
  const moment = momentText(at.getTime(), language === "en" ? "en-GB" : language, "UTC", "short");
  return words.viewed({ name: plain, moment });
}
