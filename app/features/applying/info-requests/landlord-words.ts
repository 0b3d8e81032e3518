import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/application/requests";

export const landlordRequestWords = inEveryLanguage("application/requests", en);
