import type { PageLocale } from "../../../../kernel/page-locale";
import { shareWords as en, type ShareWords } from "../../../../words/en/apply/share";
import { shareWords as es } from "../../../../words/es/apply/share";
import { shareWords as fr } from "../../../../words/fr/apply/share";

export const shareWords: Record<PageLocale, ShareWords> = { en, es, fr };
