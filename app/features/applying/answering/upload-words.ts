import type { PageLocale } from "../../../kernel/page-locale";
import { asTemplate, inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/upload";

const words = inEveryLanguage("answering/upload", en);

/** What a page's script says of files on their way up; it fills in `{name}`, the name of a file. */
export type UploadWords = Record<keyof typeof en, string>;

export function uploadWords(locale: PageLocale): UploadWords {
  const texts = Object.entries(words[locale]).map(([key, message]) => [key, asTemplate(message)]);
  return Object.fromEntries(texts);
}
