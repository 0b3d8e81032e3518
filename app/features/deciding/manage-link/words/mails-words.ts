import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/manage-link/mails";

export const manageMailWords = inEveryLanguage("manage-link/mails", en);
