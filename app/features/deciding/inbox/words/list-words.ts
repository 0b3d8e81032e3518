import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/inbox/list";

export const listWords = inEveryLanguage("inbox/list", en);
