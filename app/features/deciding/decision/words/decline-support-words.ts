import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/decline-support";

export const declineSupportWords = inEveryLanguage("decision/decline-support", en);
