import { receiptWords as en, type ReceiptWords } from "../../../words/en/answering/receipt";
import { receiptWords as es } from "../../../words/es/answering/receipt";
import { receiptWords as fr } from "../../../words/fr/answering/receipt";

/** The words of the receipt in the applicant's language; English for any other. */
export function receiptWords(locale: string): ReceiptWords {
  const language = locale.toLowerCase().split("-")[0];
  return [en, es, fr].find((words) => words.locale === language) ?? en;
}
