import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/inbox/acts";

export const actWords = inEveryLanguage("inbox/acts", en);
