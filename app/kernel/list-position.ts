import type { ListPosition } from "./list-position-text";
import { singleLine } from "./typed-text";

const positionSchema = singleLine()
  .max(80)
  .regex(/^\d{1,15}~[0-9a-f-]{36}$/)
  .transform((text): ListPosition => {
    const [time = "", id = ""] = text.split("~");
    return { submittedAt: Number(time), id };
  });

/** Null when there is none or it is not one: an optional search parameter that is wrong is dropped. */
export function parseListPosition(text: string | null): ListPosition | null {
  const parsed = positionSchema.safeParse(text);
  return parsed.success ? parsed.data : null;
}
