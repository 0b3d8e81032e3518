import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/record";

export const recordWords = inEveryLanguage("application/record", en);
