import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/contact/page";

export const contactWords = inEveryLanguage("contact/page", en);
