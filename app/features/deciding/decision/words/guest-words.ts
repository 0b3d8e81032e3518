import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/guest";

export const guestWords = inEveryLanguage("decision/guest", en);
