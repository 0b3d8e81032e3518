import type { ApplicationState } from "../../../kernel/states";

/** Where viewings come after applying: whose landlord has chosen them so far is invited. */
export const invitedStates: readonly ApplicationState[] = ["shortlisted", "approved"];
