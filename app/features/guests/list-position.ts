import { z } from "zod";

/** Where a list of applications goes on: after this one, newest first. Written into the address as `{time}~{id}`. */
export type ListPosition = { submittedAt: number; id: string };

const positionSchema = z
  .string()
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

export function formatListPosition(position: ListPosition): string {
  return `${position.submittedAt}~${position.id}`;
}
