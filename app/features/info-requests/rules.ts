import type { ApplicationState } from "../../db/schema/applications";
import { dayMs } from "../../kernel/durations";

/** How much a landlord may ask for at once, and how long people have for it. */
export const requestLimits = {
  items: 8,
  itemLetters: 200,
  noteLetters: 1000,
  answerLetters: 2000,
  filesPerItem: 5,
  shortestMs: 3 * dayMs,
  longestMs: 60 * dayMs,
  /** How long before the due time the applicant is reminded. */
  remindBeforeMs: dayMs,
} as const;

/** How long the landlord may choose to wait, in days. */
export const dayChoices = [3, 5, 7, 14, 30] as const;

/** States from which a landlord may ask for more; the application comes back to the same one. */
export const askableStates: readonly ApplicationState[] = ["submitted", "in_review", "shortlisted"];

/** Control name of an item, and the path of its documents. */
export function itemPath(itemId: string): string {
  return `info.${itemId}`;
}
