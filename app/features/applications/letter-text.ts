import type { LetterKind } from "../../db/schema/review";
import { letterWords } from "./letter-words";
import type { PageLocale } from "./locale";
import type { DeclineReason } from "./states";

/** Without the schemas of letters.ts, which no browser needs. */
export const letterLimits = { textLength: 4000, agencyLength: 300, daysAhead: 60 } as const;

/** The words we propose, true to the reason of a decline; `{name}` stands for the applicant's. A landlord changes them as he likes. */
export function proposedText(kind: LetterKind, locale: PageLocale, reason: DeclineReason | null = null): string {
  const { texts, because } = letterWords[locale];
  // Declining for no reason that is known says none.
  return texts[kind].replace("{because}", () => because[reason ?? "other"]);
}

/** The words as one applicant gets them. */
export function filledIn(text: string, name: string): string {
  return text.replaceAll("{name}", () => name);
}
