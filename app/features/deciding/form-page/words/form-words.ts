import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/form-page/form";

export const formWords = inEveryLanguage("form-page/form", en);
