import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/rent-forms/share-kit";

export const shareKitWords = inEveryLanguage("rent-forms/share-kit", en);
