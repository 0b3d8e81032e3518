import type { ApplicationState } from "../../db/schema/applications";

/** States in which nobody has decided yet: the applicant may still leave, and own parts may still come in. */
export const undecidedStates: readonly ApplicationState[] = ["submitted", "in_review", "info_requested", "shortlisted"];
