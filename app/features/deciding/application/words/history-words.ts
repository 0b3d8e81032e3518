import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/history";
import type { Trace } from "../queries/find-review.server";

export const historyWords = inEveryLanguage("application/history", en);
type HistoryWords = (typeof historyWords)["en"];

/** Who did it, in the words that `by` takes. */
export function whoText({ who: words }: HistoryWords, { who, name }: Pick<Trace, "who" | "name">): string {
  return name ?? words[who];
}

/** What a trace says to its landlord; the code itself for one that has no words yet: better strange than silent. */
export function historyText(
  { actions, assigned, someoneGone, skipped, undone }: HistoryWords,
  { action, detail, assignee }: { action: string; detail: string | null; assignee: string | null },
): string {
  if (action === "application.assign") return assigned.to({ name: assignee ?? someoneGone });
  if (action === "application.unassign") return assigned.from({ name: assignee ?? someoneGone });
  const said = (actions as Record<string, string>)[action] ?? action.replace(/^application\./, "").replaceAll("-", " ");
  if (action === "application.skip") return (skipped as Record<string, string>)[detail ?? ""] ?? `${said}: ${detail}`;
  const [, to = ""] = detail?.split(">") ?? [];
  return action === "application.undo" ? ((undone as Record<string, string>)[to] ?? said) : said;
}
