import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/viewings/landlord";

export const viewingWords = inEveryLanguage("viewings/landlord", en);
