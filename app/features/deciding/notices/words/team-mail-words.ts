import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/notices/team-mail";

export const teamMailWords = inEveryLanguage("notices/team-mail", en);
