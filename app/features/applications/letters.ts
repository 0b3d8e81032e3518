import { z } from "zod";
import { letterLimits } from "./letter-text";
import { letterWords } from "./letter-words";
import type { PageLocale } from "./locale";

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
