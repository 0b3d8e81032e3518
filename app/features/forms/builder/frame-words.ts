import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/frame";

export const frameWords = inEveryLanguage("builder/frame", en);

export type FrameWords = (typeof frameWords)["en"];
