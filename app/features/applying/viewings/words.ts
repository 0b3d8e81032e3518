import { inEveryLanguage } from "../../../kernel/words";
import mails from "../../../words/en/viewings/mails";
import page from "../../../words/en/viewings/page";
import record from "../../../words/en/viewings/record";

export const viewingWords = inEveryLanguage("viewings/page", page);
export const viewingMailWords = inEveryLanguage("viewings/mails", mails);
export const recordWords = inEveryLanguage("viewings/record", record);
