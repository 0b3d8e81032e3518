import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/manage-link/gate";

export const gateWords = inEveryLanguage("manage-link/gate", en);
