import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/application/history";

export const historyWords = inEveryLanguage("application/history", en);
type HistoryWords = (typeof historyWords)["en"];

/** What a trace says to its landlord; the code itself for one that has no words yet: better strange than silent. */
export function historyText({ actions, skipped, undone }: HistoryWords, action: string, detail: string | null): string {
  const said = (actions as Record<string, string>)[action] ?? action.replace(/^application\./, "").replaceAll("-", " ");
  if (action === "application.skip") return (skipped as Record<string, string>)[detail ?? ""] ?? `${said}: ${detail}`;
  const [, to = ""] = detail?.split(">") ?? [];
  return action === "application.undo" ? ((undone as Record<string, string>)[to] ?? said) : said;
}
