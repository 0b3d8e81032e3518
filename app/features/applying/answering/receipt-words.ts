import { readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/answering/receipt";

const words = inEveryLanguage("answering/receipt", en);

type ReceiptWords = Words<typeof en>;

/** The words of the receipt in the applicant's language; English for any other. */
export function receiptWords(locale: string): ReceiptWords {
  return words[readLanguage(locale)];
}
