import { inEveryLanguage } from "../../../kernel/words";
import enDay from "../../../words/en/viewings/day";
import en from "../../../words/en/viewings/landlord";

export const viewingWords = inEveryLanguage("viewings/landlord", en);
export const dayWords = inEveryLanguage("viewings/day", enDay);
