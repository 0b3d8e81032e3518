import { inEveryLanguage, type Words } from "../kernel/words";
import en from "../words/en/frame/failure";

export const failureWords = inEveryLanguage("frame/failure", en);
export type FailureWords = Words<typeof en>;
