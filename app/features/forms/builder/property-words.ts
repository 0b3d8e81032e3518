import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/property";

export const propertyWords = inEveryLanguage("builder/property", en);

export type PropertyWords = (typeof propertyWords)["en"];
