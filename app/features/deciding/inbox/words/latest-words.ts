import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/inbox/latest";

export const latestWords = inEveryLanguage("inbox/latest", en);
