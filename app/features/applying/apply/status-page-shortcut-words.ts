import type { PageLocale } from "../../../kernel/page-locale";
import { ownPageWords as en, type OwnPageWords } from "../../../words/en/apply/status-page-shortcut";
import { ownPageWords as es } from "../../../words/es/apply/status-page-shortcut";
import { ownPageWords as fr } from "../../../words/fr/apply/status-page-shortcut";

/** On the receipt: the way to the own page of what was sent. */
export const statusPageShortcutWords: Record<PageLocale, OwnPageWords> = { en, es, fr };
