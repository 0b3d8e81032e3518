import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/accounts/factors";

export const factorWords = inEveryLanguage("accounts/factors", en);
