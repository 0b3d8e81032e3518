import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/apply/preview";

/** What a preview says of itself, on top of the tenant's own pages. */
export const previewWords = inEveryLanguage("apply/preview", en);
