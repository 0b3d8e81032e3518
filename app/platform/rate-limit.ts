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
export type RateLimiter = {
  take(rule: RateRule, key: string): Promise<RateVerdict>;
  /** Takes back one that was taken in this window, where only failures count and this one was none. */
  giveBack(rule: RateRule, key: string): Promise<void>;
  /** What takes one later, in the round trip of what is read in the same turn: nothing has to be waited for in between. */
  ready(rule: RateRule, key: string): Promise<() => Promise<RateVerdict>>;
};

/** The same, telling of each refusal. */
export function tellRefusals(limiter: RateLimiter, tell: (action: string) => void): RateLimiter {
  const told = (rule: RateRule, verdict: RateVerdict) => {
    if (!verdict.allowed) tell(rule.action);
    return verdict;
  };
  return {
    giveBack: (rule, key) => limiter.giveBack(rule, key),
    take: async (rule, key) => told(rule, await limiter.take(rule, key)),
    async ready(rule, key) {
      const take = await limiter.ready(rule, key);
      return async () => told(rule, await take());
    },
  };
}
