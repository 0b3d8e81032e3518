/**
 * Exact counts in D1. `limits` is how many are allowed in each window of `windowSeconds`; `key` is hashed before it is
 * stored. Answers how long to wait when the count is used up. `unwritten`: so many of a window each isolate keeps in its
 * memory alone, and writes them all down with the next: what an honest person does then costs no row. Of n isolates the
 * limit may be passed by n times as many, so it is for rate limits, never for passwords or mails.
 * `isSliding`: of the window before, the share that still lies within `windowSeconds` counts too, and what was refused does
 * not count; for guesses at secrets and for mails. It cannot be had together with `unwritten`.
 */
export type RateRule = { action: string; limit: number; windowSeconds: number } & (
  | { unwritten?: number; isSliding?: undefined }
  | { unwritten?: undefined; isSliding?: true }
);
/** `used`: how many were counted in the window, this one too; a sliding window does not say. */
export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number; used?: number };
export type RateLimiter = { take(rule: RateRule, key: string): Promise<RateVerdict> };

/** The same, telling of each refusal. */
export function tellRefusals({ take }: RateLimiter, tell: (action: string) => void): RateLimiter {
  return {
    async take(rule, key) {
      const verdict = await take(rule, key);
      if (!verdict.allowed) tell(rule.action);
      return verdict;
    },
  };
}
