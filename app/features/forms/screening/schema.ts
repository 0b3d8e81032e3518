import { z } from "zod";
import { emailSchema } from "../../../kernel/email";
import { multiLine } from "../../../kernel/typed-text";
import { appealLetters } from "./limits";

const words = multiLine()
  .trim()
  .max(appealLetters)
  .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u);

/** What a landlord says against a look at the form. */
export const appealSchema = z.object({ intent: z.literal("appeal"), appeal: words });

export const reportCodes = ["money", "details", "not-a-home", "not-theirs", "unfair", "other"] as const;
export type ReportCode = (typeof reportCodes)[number];

/** What somebody says of a form; the address and the words may be left out. */
export const reportSchema = z.object({
  code: z.enum(reportCodes),
  email: z.literal("").or(emailSchema).default(""),
  text: words.default(""),
});
export type FormReport = z.output<typeof reportSchema>;
