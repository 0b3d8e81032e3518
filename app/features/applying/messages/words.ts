import type { PageLocale } from "../../../kernel/page-locale";
import { messageWords as en, type MessageWords } from "../../../words/en/messages";
import { messageWords as es } from "../../../words/es/messages";
import { messageWords as fr } from "../../../words/fr/messages";

export const messageWords: Record<PageLocale, MessageWords> = { en, es, fr };
