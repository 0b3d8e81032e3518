import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/account-data/profile-forms";

export const profileWords = inEveryLanguage("account-data/profile-forms", en);
