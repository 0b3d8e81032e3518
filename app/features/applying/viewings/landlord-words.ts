import { inEveryLanguage } from "../../../kernel/words";
import enDay from "../../../words/en/viewings/day";
import enFeed from "../../../words/en/viewings/feed";
import en from "../../../words/en/viewings/landlord";

export const viewingWords = inEveryLanguage("viewings/landlord", en);
export const feedWords = inEveryLanguage("viewings/feed", enFeed);
export const dayWords = inEveryLanguage("viewings/day", enDay);
