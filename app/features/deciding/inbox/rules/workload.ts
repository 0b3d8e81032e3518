import type { ApplicationState } from "../../../../db/schema/applications";

/** States in which something waits for somebody, in the order of the work. */
export const workloadStates = [
  "submitted",
  "in_review",
  "info_requested",
  "shortlisted",
] as const satisfies ApplicationState[];
export type WorkloadCounts = Record<(typeof workloadStates)[number], number>;

/** Counted no further, so that the first page costs the same with any number of applications. */
export const workloadCountedAtMost = 20;

/** "20 or more" where counting ended. */
export function sayCounted(count: number): string {
  return count >= workloadCountedAtMost ? `${workloadCountedAtMost} or more` : String(count);
}

export function isCounted(state: ApplicationState): state is keyof WorkloadCounts {
  return (workloadStates as readonly ApplicationState[]).includes(state);
}
