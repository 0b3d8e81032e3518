import type { Context } from "hono";

/**
 * Puts another answer in the place of the one that stands. Set over it, Hono would give the new one the old one's cookies and drop
 * its own.
 */
export function answerInstead(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}
