import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/apply/status-page-shortcut";

/** On the receipt: the way to the own page of what was sent. */
export const statusPageShortcutWords = inEveryLanguage("apply/status-page-shortcut", en);
