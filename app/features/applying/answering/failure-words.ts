import type { PageLocale } from "../../../kernel/page-locale";
import { failureWords as en, type FailureWords } from "../../../words/en/answering/failure";
import { failureWords as es } from "../../../words/es/answering/failure";
import { failureWords as fr } from "../../../words/fr/answering/failure";

export const failureWords: Record<PageLocale, FailureWords> = { en, es, fr };
