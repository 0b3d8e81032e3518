/**
 * `limit` is how many are allowed in each window of `windowSeconds`; D1 counts exactly. A window is fixed and counts what it
 * refuses, too. With `isSliding` the share of the window before that still lies within `windowSeconds` counts as well, and
 * what was refused does not: for guesses at secrets and for mails.
 */
export type RateRule = FixedRule | (Rule & { isSliding: true });
export type FixedRule = Rule & { isSliding?: undefined };
type Rule = { action: string; limit: number; windowSeconds: number };

/** `used`: how many were counted in the window, this one too; a sliding window does not say. */
export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number; used?: number };
