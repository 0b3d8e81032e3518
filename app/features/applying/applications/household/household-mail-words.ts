import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/applications/household-mails";

export const householdMailWords = inEveryLanguage("applications/household-mails", en);
