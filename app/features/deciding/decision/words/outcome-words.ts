import { landlordLanguage } from "../../../../kernel/landlord-locale";
import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/outcome";
import type { Done } from "../rules/review-post";
import { reviewWords } from "./review-words";

const words = inEveryLanguage("decision/outcome", en)[landlordLanguage];

/** "Declined: 4 applications. The emails wait two minutes." */
export function countedText(said: string, { changed, refused = 0, isTold = false, leftOut }: Done): string {
  return sentences(
    changed > 1 ? words.doneMany({ said, count: changed }) : words.done({ said }),
    refused > 0 && words.refused({ count: refused }),
    leftOutText(leftOut),
    isTold && words.mailWaits({ count: changed }),
  );
}

/** Of a move, which another tab may have made before this one: then nothing is sent twice, and it says so. */
export function moveText(said: string, done: Done): string {
  return done.changed === 0 && !done.refused ? words.already({ said }) : countedText(said, done);
}

/** Of renting the home; who else is declined with it is counted. */
export function rentedText({ changed, leftOut }: Done): string {
  const said = reviewWords[landlordLanguage].done.let;
  return sentences(words.done({ said }), changed > 0 && words.declined({ count: changed }), leftOutText(leftOut));
}

function leftOutText(leftOut: Done["leftOut"] = []): string | false {
  return leftOut.length > 0 && words.leftOut({ count: leftOut.length });
}

function sentences(...said: (string | false)[]): string {
  return said.filter(Boolean).join(" ");
}
