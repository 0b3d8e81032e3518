import type { ApplicationState } from "../../../db/schema/applications";
import { dayMs } from "../../../kernel/durations";

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

export type DayChoice = (typeof dayChoices)[number];
/** What is proposed with a decision. */
export const usualDays: DayChoice = 7;

/** States from which a landlord may ask for more; the application comes back to the same one, and stays approved. */
export const askableStates: readonly ApplicationState[] = ["submitted", "in_review", "shortlisted", "approved"];

/** Whether a request asks questions of the form, answered step by step, and not things in the landlord's words. */
export function isOfForm({ items }: { items: readonly { kind: string }[] }): boolean {
  return items.some(({ kind }) => kind === "question" || kind === "paper");
}

/** Control name of an item, and the path of its documents. */
export function itemPath(itemId: string): string {
  return `info.${itemId}`;
}

/** Whether a paper answers an item: under its own path, or at the place of the question. */
export function isPaperOf(item: { id: string; kind: string }, path: string): boolean {
  const isOwn = item.kind === "text" || item.kind === "file";
  return isOwn ? path === itemPath(item.id) : !path.startsWith("info.") && path.split(".").includes(item.id);
}
