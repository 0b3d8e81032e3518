import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/applications/landlord-mails";

export const landlordMailWords = inEveryLanguage("applications/landlord-mails", en);
