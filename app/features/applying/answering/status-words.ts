import type { PageLocale } from "../../../kernel/page-locale";
import { statusWords as en, type StatusWords } from "../../../words/en/applicant/status";
import { statusWords as es } from "../../../words/es/applicant/status";
import { statusWords as fr } from "../../../words/fr/applicant/status";

export const statusWords: Record<PageLocale, StatusWords> = { en, es, fr };
