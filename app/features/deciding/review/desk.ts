import type { ApplicationState } from "../../../db/schema/applications";

/** States in which something waits for somebody, in the order of the work. */
export const deskStates = [
  "submitted",
  "in_review",
  "info_requested",
  "shortlisted",
] as const satisfies ApplicationState[];
export type DeskCounts = Record<(typeof deskStates)[number], number>;

/** Counted no further, so that the first page costs the same with any number of applications. */
export const deskCountedAtMost = 20;

/** "20 or more" where counting ended. */
export function sayCounted(count: number): string {
  return count >= deskCountedAtMost ? `${deskCountedAtMost} or more` : String(count);
}

export function isCounted(state: ApplicationState): state is keyof DeskCounts {
  return (deskStates as readonly ApplicationState[]).includes(state);
}
