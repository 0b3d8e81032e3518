import type { ApplicationState } from "../../../../db/schema/applications";

/** States in which something waits for somebody, in the order of the work. */
export const workloadStates = [
  "submitted",
  "in_review",
  "info_requested",
  "shortlisted",
] as const satisfies ApplicationState[];
export type WorkloadCounts = Record<(typeof workloadStates)[number], number>;

export function isCounted(state: ApplicationState): state is keyof WorkloadCounts {
  return (workloadStates as readonly ApplicationState[]).includes(state);
}
