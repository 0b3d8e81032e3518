import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/inbox/place";

export const placeWords = inEveryLanguage("inbox/place", en);
