import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/form-page/list";

export const formListWords = inEveryLanguage("form-page/list", en);
