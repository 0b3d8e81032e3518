import { dayMs } from "../../kernel/durations";
import type { Receipt } from "../applications/queries/find-draft.server";

/**
 * Whether the receipt on this device opens everything that was sent: for a day, then only a mailed link does, for the next at
 * this device may be somebody else. Never under suspicion: its address has to be confirmed first.
 */
export function opensOwnPage({ submittedAt, held }: Pick<Receipt, "submittedAt" | "held">, now: number): boolean {
  return held === null && now < submittedAt + dayMs;
}

/** What the receipt can open, by the press that opens it, and where that is under the own page. */
export const ownPlaces = { status: "", paper: "/answers.pdf", correct: "/correct?of=email" } as const;

export type OwnPlace = keyof typeof ownPlaces;

export function isOwnPlace(press: string | null): press is OwnPlace {
  return press !== null && Object.hasOwn(ownPlaces, press);
}
