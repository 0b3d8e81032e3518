import type { ApplicationState } from "../../../db/schema/applications";
import { dayMs } from "../../../kernel/durations.ts";

/** How long an unfinished application is kept. */
export const draftLifeMs = 30 * dayMs;

/** States in which nobody has decided yet: the applicant may still leave, and own parts may still come in. */
export const undecidedStates: readonly ApplicationState[] = ["submitted", "in_review", "info_requested", "shortlisted"];
