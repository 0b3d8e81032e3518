import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/applications/state";

export const stateWords = inEveryLanguage("applications/state", en);
