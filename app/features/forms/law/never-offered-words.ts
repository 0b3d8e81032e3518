import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law/never-offered";

export const neverOfferedWords = inEveryLanguage("law/never-offered", en);
