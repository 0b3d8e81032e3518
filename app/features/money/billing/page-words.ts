import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/billing/page";

export const billingWords = inEveryLanguage("billing/page", en);
