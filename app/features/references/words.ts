import { formatDate } from "../../kernel/dates";
import type { PageLocale } from "../applications/locale";
import { moneyLine } from "../form-model/describe";
import type { Stated } from "./model";
import { referenceWordsEn } from "./words-en";
import { referenceWordsEs } from "./words-es";
import { referenceWordsFr } from "./words-fr";
import type { ReferenceWords, StatedText } from "./words-shape";

export const referenceWords: Record<PageLocale, ReferenceWords> = {
  en: referenceWordsEn,
  es: referenceWordsEs,
  fr: referenceWordsFr,
};

/** What was stated, in the reader's language. */
export function statedText(applicant: string, { from, to, rent, ...texts }: Stated, locale: string): StatedText {
  return {
    applicant,
    ...texts,
    ...(from && { from: formatDate(from, locale) }),
    ...(to && { to: formatDate(to, locale) }),
    ...(rent && { rent: moneyLine(rent, locale) }),
  };
}
