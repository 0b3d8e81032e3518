import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/notices/list";

export const listWords = inEveryLanguage("notices/list", en);
