import { lastWords as en, type LastWords } from "../../../../words/en/apply/last";
import { lastWords as es } from "../../../../words/es/apply/last";
import { lastWords as fr } from "../../../../words/fr/apply/last";
import type { PageLocale } from "../../applications/locale";

export const savedAnswersWords: Record<PageLocale, LastWords> = { en, es, fr };
