import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/site/retention";

export const retentionWords = inEveryLanguage("site/retention", en);
