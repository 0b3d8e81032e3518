import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/manage-link/page";

export const managePageWords = inEveryLanguage("manage-link/page", en);
