import type { PageLocale } from "../../../../kernel/page-locale";
import { spamWords as en, type SpamWords } from "../../../../words/en/apply/spam";
import { spamWords as es } from "../../../../words/es/apply/spam";
import { spamWords as fr } from "../../../../words/fr/apply/spam";

export const spamWords: Record<PageLocale, SpamWords> = { en, es, fr };
