import { spamWords as en, type SpamWords } from "../../../../words/en/applications/spam";
import { spamWords as es } from "../../../../words/es/applications/spam";
import { spamWords as fr } from "../../../../words/fr/applications/spam";
import type { PageLocale } from "../locale";

export const spamWords: Record<PageLocale, SpamWords> = { en, es, fr };
