import type { PageLocale } from "../../../kernel/page-locale";
import { statusWords as en, type StatusWords } from "../../../words/en/answering/status";
import { statusWords as es } from "../../../words/es/answering/status";
import { statusWords as fr } from "../../../words/fr/answering/status";

export const statusWords: Record<PageLocale, StatusWords> = { en, es, fr };
