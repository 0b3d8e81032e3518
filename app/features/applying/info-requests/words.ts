import type { PageLocale } from "../../../kernel/page-locale";
import { requestWords as en, type RequestWords } from "../../../words/en/info-requests";
import { requestWords as es } from "../../../words/es/info-requests";
import { requestWords as fr } from "../../../words/fr/info-requests";

export const requestWords: Record<PageLocale, RequestWords> = { en, es, fr };
