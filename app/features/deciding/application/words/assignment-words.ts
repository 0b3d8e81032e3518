import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/assignment";

export const assignmentWords = inEveryLanguage("application/assignment", en);
