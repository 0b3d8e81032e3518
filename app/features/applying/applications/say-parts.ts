import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/applications/erased-parts";
import type { AnnouncedParts } from "./retention";

const partWords = inEveryLanguage("applications/erased-parts", en);

/** "answers and documents": what of an application an announcement is about. */
export function sayParts({ papers, answers }: AnnouncedParts, language: PageLocale): string {
  const words = partWords[language];
  if (!answers) return words.papers;
  return papers ? words.both : words.answers;
}
