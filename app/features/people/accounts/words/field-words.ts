import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/accounts/fields";

export const fieldWords = inEveryLanguage("accounts/fields", en);
