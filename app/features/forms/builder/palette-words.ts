import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/palette";

export const paletteWords = inEveryLanguage("builder/palette", en);

export type PaletteWords = (typeof paletteWords)["en"];
