import type { Context } from "hono";

/** Puts another answer in place: set over it, Hono would give the new one the old one's cookies. */
export function answerInstead(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}
