import type { PageLocale } from "../../../kernel/page-locale";
import { reportWords as en, type ReportWords } from "../../../words/en/apply/report";
import { reportWords as es } from "../../../words/es/apply/report";
import { reportWords as fr } from "../../../words/fr/apply/report";

export const reportWords: Record<PageLocale, ReportWords> = { en, es, fr };
