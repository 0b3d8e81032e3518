import type { ApplicationState } from "../../kernel/states";

/** Once somebody was chosen by the facts, or there is no choice left to make. */
export const namedStates: readonly ApplicationState[] = ["shortlisted", "approved", "declined", "withdrawn", "expired"];

/** `stateBefore`: the state that a request for more interrupted. */
type NamedBy = { state: ApplicationState; stateBefore: ApplicationState | null };

/** Whether a list that hides names shows this one. */
export function isNamed({ state, stateBefore }: NamedBy): boolean {
  return namedStates.includes(state) || (state === "info_requested" && stateBefore === "shortlisted");
}

/** What such a list calls somebody. */
export function nameless(reference: string): string {
  return `Applicant ${reference}`;
}
