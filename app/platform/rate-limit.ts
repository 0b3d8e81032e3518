import type { SQL } from "drizzle-orm";
import type { SQLiteRaw } from "drizzle-orm/sqlite-core/query-builders/raw";

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

/** For a batch: `statement` counts one, and stands before what asks `isWithin` (SQL). `verdictOf` takes the rows of `statement`. */
export type PreparedTake = {
  statement: SQLiteRaw<{ used: number }[]>;
  isWithin: SQL;
  verdictOf(rows: readonly { used: number }[]): RateVerdict;
};

export type RateLimiter = {
  /** Counts one of `key`, which is hashed before it is stored, and says whether it was one too many. */
  take(rule: RateRule, key: string): Promise<RateVerdict>;
  /** The same within another batch. It counts where `when` (SQL) holds. */
  prepare(rule: FixedRule, key: string, when?: SQL): Promise<PreparedTake>;
  /** Takes back one that was taken in this window, where only failures count and this one was none. */
  giveBack(rule: RateRule, key: string): Promise<void>;
};
