import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law/place-page";

export const placePageWords = inEveryLanguage("law/place-page", en);
