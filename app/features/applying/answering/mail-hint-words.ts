import type { PageLocale } from "../../../kernel/page-locale";
import { mailHintWords as en, type MailHintWords } from "../../../words/en/answering/mail-hint";
import { mailHintWords as es } from "../../../words/es/answering/mail-hint";
import { mailHintWords as fr } from "../../../words/fr/answering/mail-hint";

/** Of an e-mail address that is one slip away from a common one. A note: it may be right as it stands. */
export const mailHintWords: Record<PageLocale, MailHintWords> = { en, es, fr };
