import { z } from "zod";

export const appealLetters = 2000;
const words = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, "\n").trim())
  .pipe(
    z
      .string()
      .max(appealLetters)
      .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u),
  );

/** What a landlord says against a look at the form. */
export const appealSchema = z.object({ intent: z.literal("appeal"), appeal: words });
