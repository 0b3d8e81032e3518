import { failureWords as en, type FailureWords } from "../../../words/en/answering/failure";
import { failureWords as es } from "../../../words/es/answering/failure";
import { failureWords as fr } from "../../../words/fr/answering/failure";
import type { PageLocale } from "../applications/locale";

export const failureWords: Record<PageLocale, FailureWords> = { en, es, fr };
