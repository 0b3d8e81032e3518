import { dayMs } from "../../../kernel/durations";
import type { Receipt } from "../applications/queries/find-draft.server";

/** Whether the receipt on this device opens what was sent: for a day, and never under suspicion. */
export function opensStatusPage({ submittedAt, held }: Pick<Receipt, "submittedAt" | "held">, now: number): boolean {
  return held === null && now < submittedAt + dayMs;
}

/** What the receipt can open, by the press that opens it, and where that is under the own page. */
export const shortcutPlaces = { status: "", paper: "/answers.pdf", correct: "/correct?of=email" } as const;

export type ShortcutPlace = keyof typeof shortcutPlaces;

export function isShortcutPlace(press: string | null): press is ShortcutPlace {
  return press !== null && Object.hasOwn(shortcutPlaces, press);
}
