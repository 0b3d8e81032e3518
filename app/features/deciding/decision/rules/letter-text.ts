import type { LetterKind } from "../../../../db/schema/review";
import type { PageLocale } from "../../../../kernel/page-locale";
import { say } from "../../../../kernel/words";
import { letterLimits } from "../../../applying/applications/letter-limits";
import type { DeclineReason } from "../../../applying/applications/states";
import { letterWords } from "../words/letter-words";

/** What counted against a score, one a line; lines with nothing on them count for none. */
export function readFactors(typed: string): string[] {
  return typed.split("\n").flatMap((line) => line.trim() || []);
}

/** Why the lines are not taken, null where they are. */
export function factorsFault(typed: string): "too-many" | "too-long" | null {
  const factors = readFactors(typed);
  if (factors.length > letterLimits.scoreFactors) return "too-many";
  return factors.some((line) => line.length > letterLimits.agencyLength) ? "too-long" : null;
}

/** The words we propose, true to the reason of a decline; `{name}` stands for the applicant's. A landlord changes them as he likes. */
export function proposedText(kind: LetterKind, locale: PageLocale, reason: DeclineReason | null = null): string {
  const { texts, because } = letterWords[locale];
  // Declining for no reason that is known says none.
  return say<{ because: string }>(texts[kind], { because: because[reason ?? "other"] });
}

/** The words as one applicant gets them. */
export function filledIn(text: string, name: string): string {
  return text.replaceAll("{name}", () => name);
}
