import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/editor-page";

export const editorWords = inEveryLanguage("builder/editor-page", en);
