import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/guest-page";

export const guestPageWords = inEveryLanguage("decision/guest-page", en);
