import { z } from "zod";
import type { LetterKind } from "../../db/schema/review";
import type { PageLocale } from "../applications/locale";
import { letterWords } from "./letter-words";

export const letterLimits = { textLength: 4000, agencyLength: 300, daysAhead: 60 } as const;

/** Who made the report that a decision leaned on; the law then wants a notice with these facts (US: FCRA, 15 USC 1681m). */
export const agencySchema = z.object({
  name: z.string().trim().min(1).max(letterLimits.agencyLength),
  /** Address and telephone number, as they are to stand in the letter. */
  contact: z.string().trim().min(1).max(letterLimits.agencyLength),
  /** The credit score that was used, with its date and range; "" for none. */
  score: z.string().trim().max(letterLimits.agencyLength).default(""),
});
export type Agency = z.infer<typeof agencySchema>;

/** What lies sealed in applicant_letter.content. */
export const letterContentSchema = z.object({
  /** The landlord's words, or those we proposed. Paragraphs are parted by an empty line. */
  text: z.string().max(letterLimits.textLength + 200),
  agency: agencySchema.nullable(),
});
export type LetterContent = z.infer<typeof letterContentSchema>;

/** The words we propose; `{name}` stands for the applicant's. A landlord changes them as he likes. */
export function proposedText(kind: LetterKind, locale: PageLocale): string {
  return letterWords[locale].texts[kind];
}

/** The words as one applicant gets them. */
export function filledIn(text: string, name: string): string {
  return text.replaceAll("{name}", () => name);
}

/** The notice that the law wants where a report was used, paragraph by paragraph. */
export function agencyNotice({ name, contact, score }: Agency, locale: PageLocale): string[] {
  const words = letterWords[locale];
  return [
    words.report,
    `${name}\n${contact}`,
    words.notTheirs,
    words.freeCopy,
    words.dispute,
    ...(score ? [words.score.replace("{score}", score)] : []),
  ];
}
