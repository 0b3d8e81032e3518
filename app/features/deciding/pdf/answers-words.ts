import type { PageLocale } from "../../../kernel/page-locale";
import { type AnswersWords, answersWords as en } from "../../../words/en/pdf";
import { answersWords as es } from "../../../words/es/pdf";
import { answersWords as fr } from "../../../words/fr/pdf";

export const answersWords: Record<PageLocale, AnswersWords> = { en, es, fr };
