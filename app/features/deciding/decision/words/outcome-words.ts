import { momentText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { Words } from "../../../../kernel/words";
import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/outcome";
import type { DecidedFirst } from "../queries/find-first.server";
import type { Done } from "../rules/review-post";
import { reviewWords, type SaidDone } from "./review-words";

const outcomeWords = inEveryLanguage("decision/outcome", en);

/** "Declined: 4 applications. The emails wait two minutes." */
export function countedText(
  done: SaidDone,
  { changed, refused = 0, isTold = false, leftOut }: Done,
  language: PageLocale,
): string {
  const words = outcomeWords[language];
  const said = reviewWords[language].done[done];
  return sentences(
    changed > 1 ? words.doneMany({ said, count: changed }) : words.done({ said }),
    refused > 0 && words.refused({ count: refused }),
    leftOutText(leftOut, words),
    isTold && words.mailWaits({ count: changed }),
  );
}

/** Of a move, which another tab may have made before this one: then nothing is sent twice, and it says so. */
export function moveText(move: SaidDone, done: Done, language: PageLocale): string {
  if (done.changed > 0 || done.refused) return countedText(move, done, language);
  return outcomeWords[language].already({ said: reviewWords[language].done[move] });
}

/** Who of the account was faster, in words; null: nobody was. `locale` writes the time. */
export function firstText(first: readonly DecidedFirst[] | undefined, language: PageLocale, locale: string) {
  const [one] = first ?? [];
  if (!first || !one) return null;
  const words = outcomeWords[language];
  if (first.length === 1) {
    const said = reviewWords[language].done[one.move];
    return words.first({ name: one.name, said, time: momentText(one.at, locale, one.zone, "short") });
  }
  const names = [...new Set(first.map(({ name }) => name))];
  return words.firstMany({ count: first.length, names: new Intl.ListFormat(locale).format(names) });
}

/** Of renting the home; who else is declined with it is counted. */
export function rentedText({ changed, leftOut }: Done, language: PageLocale): string {
  const words = outcomeWords[language];
  return sentences(
    words.done({ said: reviewWords[language].done.let }),
    changed > 0 && words.declined({ count: changed }),
    leftOutText(leftOut, words),
  );
}

function leftOutText(leftOut: Done["leftOut"], words: Words<typeof en>): string | false {
  return leftOut !== undefined && leftOut.length > 0 && words.leftOut({ count: leftOut.length });
}

function sentences(...said: (string | false)[]): string {
  return said.filter(Boolean).join(" ");
}
