import { formatDate } from "../../../kernel/dates";
import type { PageLocale } from "../../../kernel/page-locale";
import { referenceWords as en } from "../../../words/en/references";
import { referenceWords as es } from "../../../words/es/references";
import { referenceWords as fr } from "../../../words/fr/references";
import { moneyLine } from "../../forms/form-model/kinds/money/kind";
import type { Stated } from "./model";
import type { ReferenceWords, StatedText } from "./words-shape";

export const referenceWords: Record<PageLocale, ReferenceWords> = { en, es, fr };

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
