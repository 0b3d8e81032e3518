import type { PageLocale } from "../../../../kernel/page-locale";
import { lastWords as en, type LastWords } from "../../../../words/en/apply/last";
import { lastWords as es } from "../../../../words/es/apply/last";
import { lastWords as fr } from "../../../../words/fr/apply/last";

export const savedAnswersWords: Record<PageLocale, LastWords> = { en, es, fr };
