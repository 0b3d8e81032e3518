import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/inbox/row";

export const rowWords = inEveryLanguage("inbox/row", en);
