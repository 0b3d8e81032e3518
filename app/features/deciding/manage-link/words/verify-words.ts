import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/manage-link/verify";

export const verifyWords = inEveryLanguage("manage-link/verify", en);
