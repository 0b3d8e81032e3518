import type { FormState } from "../../../db/schema/forms";

/** Which forms a list shows: states as they hold now. "current": all that are neither put away nor in the bin. */
export const filterStates = {
  current: ["draft", "pending_verification", "open", "paused", "full", "closed", "suspended"],
  running: ["open", "paused", "full"],
  draft: ["draft", "pending_verification"],
  closed: ["closed"],
  archived: ["archived"],
  bin: ["deleted"],
} as const satisfies Record<string, readonly FormState[]>;
export type FormFilter = keyof typeof filterStates;
export const formFilters = Object.keys(filterStates) as [FormFilter, ...FormFilter[]];

/** "closing": what closes next first, then what does not close. */
export const formSorts = ["newest", "title", "closing"] as const;
export type FormSort = (typeof formSorts)[number];
