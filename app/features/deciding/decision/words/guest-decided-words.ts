import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/guest-decided";

export const guestDecidedWords = inEveryLanguage("decision/guest-decided", en);
