import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/notices/choices";

export const choiceWords = inEveryLanguage("notices/choices", en);
