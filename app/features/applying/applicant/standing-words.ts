import type { PageLocale } from "../../../kernel/page-locale";
import { standingWords as en, type StandingWords } from "../../../words/en/applicant/standing";
import { standingWords as es } from "../../../words/es/applicant/standing";
import { standingWords as fr } from "../../../words/fr/applicant/standing";

/** How far an application is, for who sent it: a sentence about now and four steps. */
export const standingWords: Record<PageLocale, StandingWords> = { en, es, fr };
