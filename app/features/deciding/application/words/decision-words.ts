import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/decision";

export const decisionWords = inEveryLanguage("application/decision", en);
