import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/notices/digest";

export const digestWords = inEveryLanguage("notices/digest", en);
