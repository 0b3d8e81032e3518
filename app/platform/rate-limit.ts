/**
 * Exact counts in D1. `limits` is how many are allowed in each window of `windowSeconds`; `key` is hashed before it is
 * stored. Answers how long to wait when the count is used up.
 */
export type RateRule = { action: string; limit: number; windowSeconds: number };
export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };
export type RateLimiter = { take(rule: RateRule, key: string): Promise<RateVerdict> };
