import type { PageLocale } from "../../../kernel/page-locale";
import { type CorrectWords, correctWords as en } from "../../../words/en/answering/correct";
import { correctWords as es } from "../../../words/es/answering/correct";
import { correctWords as fr } from "../../../words/fr/answering/correct";

export const correctWords: Record<PageLocale, CorrectWords> = { en, es, fr };
