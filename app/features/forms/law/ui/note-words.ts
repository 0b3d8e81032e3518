import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/law/notes";

export const lawWords = inEveryLanguage("law/notes", en);
