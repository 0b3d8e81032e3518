/**
 * Exact counts in D1. `limits` is how many are allowed in each window of `windowSeconds`; `key` is hashed before it is
 * stored. Answers how long to wait when the count is used up. `unwritten`: so many of a window each isolate keeps in its
 * memory alone, and writes them all down with the next: what an honest person does then costs no row. Of n isolates the
 * limit may be passed by n times as many, so it is for brakes, never for passwords or mails.
 */
export type RateRule = { action: string; limit: number; windowSeconds: number; unwritten?: number };
export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };
export type RateLimiter = { take(rule: RateRule, key: string): Promise<RateVerdict> };
