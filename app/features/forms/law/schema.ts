import { z } from "zod";
import { categoryKeys } from "./lexicon/categories";

const doubtLetters = 1000;

/** A question that was refused, where the home is, and as what; nothing of the form or of who asks. */
export const questionDoubtSchema = z.object({
  question: z
    .string()
    .trim()
    .min(1)
    .max(doubtLetters)
    .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u),
  /** Country, or country and region as it was typed: "US-OR". */
  place: z
    .string()
    .trim()
    .max(110)
    .regex(/^[^\p{Cc}]*$/u),
  category: z.enum(categoryKeys),
});
export type QuestionDoubt = z.output<typeof questionDoubtSchema>;
