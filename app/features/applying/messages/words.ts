import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/messages";

export const messageWords = inEveryLanguage("messages", en);

export type MessageWords = Words<typeof en>;
