import { reviewDoneWords, reviewFailureWords } from "../../../../words/en/decision/review";
import { undoSpan } from "../../../../words/en/decision/undo-span";
import { landlordMoves } from "../../../applying/applications/states";
import type { ReviewAnswer } from "../commands/post-review.server";
import type { ReviewIntent } from "../schema";

/** What may have been done by another tab before this one: then nothing is sent twice, and it says so. */
const moves: ReadonlySet<ReviewIntent> = new Set<ReviewIntent>(landlordMoves);

/** "Declined: 4 applications. The emails wait two minutes." Null where the page shows it by itself. */
export function outcomeText(answer: ReviewAnswer & { ok: true }): string | null {
  const { intent, changed, refused, isTold, leftOut = [] } = answer;
  const said = reviewDoneWords[intent];
  if (!said) return null;
  const unsupported =
    leftOut.length > 0 ? ` ${counted(leftOut.length)} left out: what you say is not true of them.` : "";
  if (intent === "let") return `${said}.${changed > 0 ? ` ${counted(changed)} declined.` : ""}${unsupported}`;
  if (changed === 0 && refused === 0 && moves.has(intent)) return `${said} already. Nothing was changed or sent now.`;
  const what = changed > 1 ? `${said}: ${counted(changed)}.` : `${said}.`;
  const left =
    refused > 0 ? ` ${counted(refused)} left as they were: their state or their turn does not allow it.` : "";
  const mail = isTold ? ` The ${changed > 1 ? "emails wait" : "email waits"} ${undoSpan}.` : "";
  return `${what}${left}${unsupported}${mail}`;
}

function counted(count: number): string {
  return count === 1 ? "1 application" : `${count} applications`;
}

export function failureText({ code }: ReviewAnswer & { ok: false }): string {
  return reviewFailureWords[code];
}
