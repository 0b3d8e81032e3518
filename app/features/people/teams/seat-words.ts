import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/billing/seats-page";

export const seatWords = inEveryLanguage("billing/seats-page", en);
