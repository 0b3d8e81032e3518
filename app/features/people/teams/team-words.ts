import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/teams";

export const teamWords = inEveryLanguage("teams", en);
