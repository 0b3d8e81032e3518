import { messageWords as en, type MessageWords } from "../../../words/en/messages";
import { messageWords as es } from "../../../words/es/messages";
import { messageWords as fr } from "../../../words/fr/messages";
import type { PageLocale } from "../applications/locale";

export const messageWords: Record<PageLocale, MessageWords> = { en, es, fr };
