import type { LetterKind } from "../../../../db/schema/review";
import type { Trace } from "../queries/find-review.server";
import type { ReadLetter } from "../queries/read-notes.server";

/** What was decided last, as the history has it, and the letter about it. */
export type LastDecision = {
  made: Pick<Trace, "at" | "action" | "detail" | "who" | "name" | "assignee">;
  /** "untold": there could be one. "none": nobody writes about this. */
  letter: Pick<ReadLetter, "text" | "withNotice" | "sendAt" | "state"> | "untold" | "none";
};

/** What decides, and the letters that may tell it. */
const letterKinds: Readonly<Record<string, readonly LetterKind[]>> = {
  "application.shortlist": ["shortlisted"],
  "application.unshortlist": [],
  "application.approve": ["approved"],
  "application.decline": ["declined", "home-let"],
  "application.replace": ["declined", "home-let"],
  "application.reopen": ["reopened"],
  "application.undo": [],
  "application.skip": [],
  "application.withdraw": [],
  "application.expire": [],
};

type Recorded = {
  /** Newest first, like the letters. */
  history: readonly LastDecision["made"][];
  letters: readonly (Pick<ReadLetter, "text" | "withNotice" | "sendAt" | "state"> & { kind: LetterKind })[];
};

export function lastDecision({ history, letters }: Recorded): LastDecision | null {
  const made = history.find(({ action }) => action in letterKinds);
  if (!made) return null;
  const kinds = letterKinds[made.action] ?? [];
  const letter = letters.find(({ kind, sendAt }) => kinds.includes(kind) && sendAt >= made.at);
  return { made, letter: letter ?? (kinds.length > 0 ? "untold" : "none") };
}
