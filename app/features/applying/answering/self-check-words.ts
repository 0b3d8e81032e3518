import type { PageLocale } from "../../../kernel/page-locale";
import { selfCheckWords as en, type SelfCheckWords } from "../../../words/en/answering/self-check";
import { selfCheckWords as es } from "../../../words/es/answering/self-check";
import { selfCheckWords as fr } from "../../../words/fr/answering/self-check";

export const selfCheckWords: Record<PageLocale, SelfCheckWords> = { en, es, fr };
