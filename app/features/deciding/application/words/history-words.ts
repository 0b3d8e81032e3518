import { historyWords } from "../../../../words/en/application/history";
import { applicationStateWords } from "../../../../words/en/applications/state";
import { skipReasonWords } from "../../../../words/en/applications/states";
import type { SkipReason } from "../../../applying/applications/states";

/** What a trace says to its landlord; the code itself for one that has no words yet: better strange than silent. */
export function historyText(action: string, detail: string | null): string {
  const said = historyWords[action] ?? action.replace(/^application\./, "").replaceAll("-", " ");
  if (action === "application.skip") return `${said}: ${skipReasonWords[detail as SkipReason] ?? detail}`;
  const [, to = ""] = detail?.split(">") ?? [];
  const state = applicationStateWords[to as keyof typeof applicationStateWords];
  return action === "application.undo" && state ? `${said}: ${state.label} again` : said;
}
