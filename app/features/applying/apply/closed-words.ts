import type { PageLocale } from "../../../kernel/page-locale";
import { type ClosedWords, closedWords as en } from "../../../words/en/apply/closed";
import { closedWords as es } from "../../../words/es/apply/closed";
import { closedWords as fr } from "../../../words/fr/apply/closed";

/** Of a link that takes no new applications now: what can still be done. */
export const closedWords: Record<PageLocale, ClosedWords> = { en, es, fr };
