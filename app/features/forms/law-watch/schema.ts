import { z } from "zod";
import { keepField } from "./keep-field";
import type { Reasons } from "./lawful-draft";

const rev = z.coerce.number().int().min(1);

/** The two presses of the page: the draft is mended, then it is published. */
export const lawPost = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("draft"), rev }),
  z.object({ intent: z.literal("publish"), rev }),
]);

/** The reasons of a posted page, by question. What is none is left out: its question goes. */
export function postedReasons(fields: URLSearchParams): Reasons {
  const kept = [...fields].flatMap(([name, value]) =>
    name.startsWith(keepField) && (value === "required-here" || value === "needed-now")
      ? [[name.slice(keepField.length), value] as const]
      : [],
  );
  return Object.fromEntries(kept);
}
