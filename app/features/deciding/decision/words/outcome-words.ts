import { reviewDoneWords } from "../../../../words/en/decision/review";
import { undoSpan } from "../../../../words/en/decision/undo-span";
import type { Done } from "../rules/review-post";

/** "Declined: 4 applications. The emails wait two minutes." */
export function countedText(said: string, { changed, refused = 0, isTold = false, leftOut }: Done): string {
  const what = changed > 1 ? `${said}: ${counted(changed)}.` : `${said}.`;
  const left =
    refused > 0 ? ` ${counted(refused)} left as they were: their state or their turn does not allow it.` : "";
  const mail = isTold ? ` The ${changed > 1 ? "emails wait" : "email waits"} ${undoSpan}.` : "";
  return `${what}${left}${leftOutText(leftOut)}${mail}`;
}

/** Of a move, which another tab may have made before this one: then nothing is sent twice, and it says so. */
export function moveText(said: string, done: Done): string {
  if (done.changed === 0 && !done.refused) return `${said} already. Nothing was changed or sent now.`;
  return countedText(said, done);
}

/** Of renting the home; who else is declined with it is counted. */
export function rentedText({ changed, leftOut }: Done): string {
  return `${reviewDoneWords.let}.${changed > 0 ? ` ${counted(changed)} declined.` : ""}${leftOutText(leftOut)}`;
}

function leftOutText(leftOut: Done["leftOut"] = []): string {
  return leftOut.length > 0 ? ` ${counted(leftOut.length)} left out: what you say is not true of them.` : "";
}

function counted(count: number): string {
  return count === 1 ? "1 application" : `${count} applications`;
}
