import type { PageLocale } from "../../../../kernel/page-locale";
import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/account-data/applied";
import type { FormFacts } from "../rules";

const appliedWords = inEveryLanguage("account-data/applied", en);

/** "4 applications, 2 new". */
export function sayApplied({ applicationCount: count, newCount }: FormFacts, language: PageLocale): string {
  const words = appliedWords[language];
  return newCount > 0 ? words.withNew({ count, unread: newCount }) : words.all({ count });
}
