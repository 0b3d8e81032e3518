import { readLanguage } from "../kernel/page-locale";
import { inEveryLanguage, type Words } from "../kernel/words";
import en from "../words/en/frame/failure";

export const failureWords = inEveryLanguage("frame/failure", en);
export type FailureWords = Words<typeof en>;

/** In the browser outside of components: in the language of the document. */
export function failureWordsOfDocument(): FailureWords {
  return failureWords[readLanguage(document.documentElement.lang)];
}
