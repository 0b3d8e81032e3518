import { inEveryLanguage } from "../kernel/words";
import en from "../words/en/frame/controls";

export const frameWords = inEveryLanguage("frame/controls", en);
