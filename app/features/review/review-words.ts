import { landlordMoves } from "../applications/states";
import type { ReviewAnswer } from "./commands/post-review.server";
import type { ReviewIntent } from "./schema";

const one: Partial<Record<ReviewIntent, string>> = {
  shortlist: "On the shortlist",
  unshortlist: "Off the shortlist",
  approve: "Approved",
  decline: "Declined",
  reopen: "Reopened",
  star: "Starred",
  unstar: "Star taken off",
  archive: "Archived",
  unarchive: "Taken out of the archive",
  let: "The home is let",
  undo: "Taken back",
  delete: "Erased",
  hold: "On legal hold",
  "lift-hold": "The hold is lifted",
  "send-again": "The mail is sent again",
  skip: "Passed over: the next one may be read",
  "read-in-order": "Applications are read in order from now on",
  "read-freely": "Applications are open to you in any order",
  "hide-names": "Names are hidden until somebody is on the shortlist",
  "show-names": "Names are shown",
  "remove-note": "Note removed",
  tell: "The letter goes out in half a minute",
  "stop-letter": "The mail will not be sent",
  "ask-reference": "Asked",
  "cancel-reference": "No longer asked for",
};

/** What may have been done by another tab before this one: then nothing is sent twice, and it says so. */
const moves: ReadonlySet<ReviewIntent> = new Set<ReviewIntent>(landlordMoves);

/** "Declined 4 applications. The mails go out in half a minute." Null where the page shows it by itself. */
export function outcomeText(answer: ReviewAnswer & { ok: true }): string | null {
  const { intent, changed, refused, isTold } = answer;
  const said = one[intent];
  if (!said) return null;
  if (intent === "let") return changed > 0 ? `${said}. ${counted(changed)} declined.` : `${said}.`;
  if (changed === 0 && refused === 0 && moves.has(intent)) return `${said} already. Nothing was changed or sent now.`;
  const what = changed > 1 ? `${said}: ${counted(changed)}.` : `${said}.`;
  const left =
    refused > 0 ? ` ${counted(refused)} left as they were: their state or their turn does not allow it.` : "";
  const mail = isTold ? (changed > 1 ? " The mails wait half a minute." : " The mail waits half a minute.") : "";
  return `${what}${left}${mail}`;
}

function counted(count: number): string {
  return count === 1 ? "1 application" : `${count} applications`;
}

const failures = {
  "bad-input": "Something is missing or too long. Look at what you filled in.",
  "not-found": "This application is not here any more.",
  refused: "The application has changed meanwhile. The page shows how it is now.",
  "out-of-turn": "It is not its turn yet: decide or pass over the one before it.",
  taken: "Somebody is approved for this home already. Say what becomes of them first.",
  undecided: "Decide first: the applicant is still waiting for an answer.",
  held: "It is on legal hold. Lift the hold first.",
  "not-again": "It was sent again already, no longer holds, or was sent often enough for today.",
  plan: "Some of these came in while their form ran free. Decide them one at a time, or use a credit on the form.",
  gone: "It is too late to take this back.",
  "too-often": "That is enough mail for one day: to this person, or from this form. Try again tomorrow.",
} as const;

export function failureText({ code }: ReviewAnswer & { ok: false }): string {
  return failures[code];
}
