import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/pictures";

export const pictureWords = inEveryLanguage("builder/pictures", en);

export type PictureWords = (typeof pictureWords)["en"];
