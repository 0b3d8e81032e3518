import type { PageLocale } from "../../../kernel/page-locale";
import { startWords as en, type StartWords } from "../../../words/en/apply/start";
import { startWords as es } from "../../../words/es/apply/start";
import { startWords as fr } from "../../../words/fr/apply/start";

/** The start page in short: what is said at a glance, and the answer that stands on each fold. */
export const startWords: Record<PageLocale, StartWords> = { en, es, fr };
