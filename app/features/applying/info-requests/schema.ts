import { z } from "zod";
import { multiLine } from "../../../kernel/typed-text";
import { visibleText } from "../../../kernel/visible-text";
import { requestLimits } from "./rules";

const letters = (most: number) =>
  multiLine()
    .trim()
    .max(most)
    .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u);

/** What a landlord types: each thing by name, as a text or as files, and a note to all of it. */
export const requestInputSchema = z.object({
  items: z
    .array(
      z.object({
        kind: z.enum(["text", "file"]),
        text: letters(requestLimits.itemLetters).overwrite(visibleText).min(1),
      }),
    )
    .min(1)
    .max(requestLimits.items),
  note: letters(requestLimits.noteLetters),
});
export type RequestInput = z.infer<typeof requestInputSchema>;
