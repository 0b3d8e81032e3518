import { type AnswersWords, answersWords as en } from "../../words/en/paper";
import { answersWords as es } from "../../words/es/paper";
import { answersWords as fr } from "../../words/fr/paper";
import type { PageLocale } from "../applications/locale";

export const answersWords: Record<PageLocale, AnswersWords> = { en, es, fr };
