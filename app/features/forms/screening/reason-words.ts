import { reasonWords } from "../../../words/en/screening/reason";
import type { ScreeningReason } from "./rules";

type Words = { why: string; change: string };

/** Codes as they were stored; one that this release does not know is left out. */
export function wordsOfReasons(codes: readonly string[]): Words[] {
  return codes.flatMap((code) =>
    Object.hasOwn(reasonWords, code) ? [reasonWords[code as ScreeningReason["code"]]] : [],
  );
}
