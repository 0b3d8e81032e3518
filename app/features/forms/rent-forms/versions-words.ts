import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/versions";

export const versionWords = inEveryLanguage("rent-forms/versions", en);
