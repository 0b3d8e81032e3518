import { z } from "zod";
import { letterLimits } from "./letter-limits";
import { agencySchema } from "./report-notice";

/** What lies sealed in applicant_letter.content. */
export const letterContentSchema = z.object({
  /** The landlord's words, or those we proposed. Paragraphs are parted by an empty line. */
  text: z.string().max(letterLimits.textLength + 200),
  agency: agencySchema.nullable(),
});
export type LetterContent = z.infer<typeof letterContentSchema>;
