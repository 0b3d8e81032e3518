import type { PageLocale } from "../../../../kernel/page-locale";
import type { ApplicationState } from "../../../../kernel/states";
import { namedStates } from "../../../applying/applications/states";
import { rowWords } from "../words/row-words";

/** `stateBefore`: the state that a request for more interrupted. */
type NamedBy = { state: ApplicationState; stateBefore: ApplicationState | null };

/** Whether a list that hides names shows this one. */
export function isNamed({ state, stateBefore }: NamedBy): boolean {
  return namedStates.includes(state) || (state === "info_requested" && stateBefore === "shortlisted");
}

/** What such a list calls somebody. */
export function anonymisedName(reference: string, language: PageLocale): string {
  return rowWords[language].anonymous({ reference });
}
