import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/screening/reason";
import type { ScreeningReason } from "./rules";

const reasonWords = inEveryLanguage("screening/reason", en);

type Words = { why: string; change: string };

/** Codes as they were stored; one that this release does not know is left out. */
export function wordsOfReasons(codes: readonly string[], language: PageLocale): Words[] {
  const words: Record<ScreeningReason["code"], Words> = reasonWords[language];
  return codes.flatMap((code) => (Object.hasOwn(words, code) ? [words[code as ScreeningReason["code"]]] : []));
}
