import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/law-notice";

export const lawNoticeWords = inEveryLanguage("rent-forms/law-notice", en);
