import { type CorrectWords, correctWords as en } from "../../../words/en/answering/correct";
import { correctWords as es } from "../../../words/es/answering/correct";
import { correctWords as fr } from "../../../words/fr/answering/correct";
import type { PageLocale } from "../applications/locale";

export const correctWords: Record<PageLocale, CorrectWords> = { en, es, fr };
