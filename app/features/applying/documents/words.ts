import { inEveryLanguage } from "../../../kernel/words";
import list from "../../../words/en/documents/list";
import viewer from "../../../words/en/documents/viewer";

export const documentListWords = inEveryLanguage("documents/list", list);
export const viewerWords = inEveryLanguage("documents/viewer", viewer);
