import type { ApplicationState } from "../../../db/schema/applications";

/** How far an application is, as its applicant may know: neither the shortlist nor which way it was decided. */
export type ShownState = Exclude<ApplicationState, "shortlisted" | "approved" | "declined"> | "decided";

export function shownState(state: ApplicationState): ShownState {
  if (state === "shortlisted") return "in_review";
  return state === "approved" || state === "declined" ? "decided" : state;
}
