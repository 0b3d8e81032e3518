import { z } from "zod";
import { emailSchema } from "./email";
import { singleLine } from "./typed-text";

// Fields of what a visitor writes to support.

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
export const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export const cannotBeShown = "Take out the characters that cannot be shown";

export const nameLength = 100;

/** A field of one line with at most `max` characters; may be empty. */
export function messageLine(max: number) {
  return singleLine()
    .trim()
    .refine((text) => !controls.test(text), cannotBeShown)
    .refine((text) => !/[\n\t]/.test(text), "Write this on one line")
    .refine((text) => text.length <= max, `Use at most ${max} characters`);
}

/** An address, as `emailSchema` writes it. */
export const messageEmail = singleLine()
  .refine((text) => text.trim() !== "", { error: "Enter your email address, so that we can answer", abort: true })
  .pipe(z.string().refine((text) => emailSchema.safeParse(text).success, "Enter an address such as name@example.com"))
  .transform((text) => emailSchema.parse(text));
