import type { PageLocale } from "../../../../kernel/page-locale";
import { inEveryLanguage } from "../../../../kernel/words";
import duplicates from "../../../../words/en/applications/duplicate";
import reasons from "../../../../words/en/applications/spam-reason";
import type { Duplicate } from "./queries/find-duplicates.server";

export const spamReasonWords = inEveryLanguage("applications/spam-reason", reasons);
export const duplicateWords = inEveryLanguage("applications/duplicate", duplicates);

/** "Same e-mail as RF-ABCD-EFGH". */
export function duplicateText({ by, reference }: Duplicate, language: PageLocale): string {
  return duplicateWords[language][by]({ reference });
}
