import type { ApplicationState } from "../../db/schema/applications";

/** States in which nobody has decided yet: the applicant may still leave, and own parts may still come in. */
export const undecidedStates: readonly ApplicationState[] = ["submitted", "in_review", "info_requested", "shortlisted"];

/** How long papers are kept after the decision: what every page says, in milliseconds. */
export const papersKeptMs = 60 * 24 * 60 * 60 * 1000;
