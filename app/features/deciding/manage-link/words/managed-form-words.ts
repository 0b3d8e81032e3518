import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/manage-link/managed-form";

export const managedFormWords = inEveryLanguage("manage-link/managed-form", en);
