import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/mail-hint";

/** Of an e-mail address that is one slip away from a common one. A note: it may be right as it stands. */
export const mailHintWords = inEveryLanguage("answering/mail-hint", en);
