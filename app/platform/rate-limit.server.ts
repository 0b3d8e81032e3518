import { type SQL, sql } from "drizzle-orm";
import type { SQLiteRaw } from "drizzle-orm/sqlite-core/query-builders/raw";
import type { Database } from "../db/client.server";
import { rateBucket } from "../db/schema/platform";
import type { Clock } from "./clock";
import { keyedHash } from "./crypto";
import type { FixedRule, RateRule, RateVerdict } from "./rate-limit";

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

type Parts = {
  db: Database;
  clock: Clock;
  secret: string;
  /** Told the action of each refusal. */
  onRefused?: (action: string) => void;
};

/** One row a key and window; the cron removes past ones. */
export function createRateLimiter({ db, clock, secret, onRefused = () => {} }: Parts): RateLimiter {
  async function countOf(rule: RateRule, name: string): Promise<Count> {
    const [windowMs, now] = [rule.windowSeconds * 1000, clock.now().getTime()];
    const key = await rateKey(secret, rule, name);
    return { key, limit: rule.limit, windowMs, windowStart: now - (now % windowMs), now };
  }
  function counted(rule: RateRule, verdict: RateVerdict): RateVerdict {
    if (!verdict.allowed) onRefused(rule.action);
    return verdict;
  }
  async function prepare(rule: FixedRule, name: string, when?: SQL): Promise<PreparedTake> {
    const take = takeFixed(db, await countOf(rule, name), when);
    return { ...take, verdictOf: (rows) => counted(rule, take.verdictOf(rows)) };
  }
  return {
    prepare,
    async take(rule, name) {
      if (rule.isSliding) return counted(rule, await takeSliding(db, await countOf(rule, name)));
      const { statement, verdictOf } = await prepare(rule, name);
      return verdictOf(await statement);
    },
    async giveBack(rule, name) {
      const { key, windowStart } = await countOf(rule, name);
      await db.run(sql`UPDATE ${rateBucket} SET count = count - 1
        WHERE key = ${key} AND window_start = ${windowStart} AND count > 0`);
    },
  };
}

/** Under which a count stands in D1. */
export function rateKey(secret: string, { action }: Pick<RateRule, "action">, name: string): Promise<string> {
  return keyedHash(secret, "rate", `${action}:${name}`);
}

type Count = { key: string; limit: number; windowMs: number; windowStart: number; now: number };

function takeFixed(db: Database, { key, limit, windowMs, windowStart, now }: Count, when: SQL = sql`1`): PreparedTake {
  const end = windowStart + windowMs;
  return {
    statement: db.all<{ used: number }>(sql`INSERT INTO ${rateBucket} (key, window_start, count, expires_at)
      SELECT ${key}, ${windowStart}, 1, ${end} WHERE ${when}
      ON CONFLICT (key, window_start) DO UPDATE SET count = count + 1 RETURNING count AS "used"`),
    isWithin: sql`EXISTS (SELECT 1 FROM ${rateBucket} AS taken WHERE taken.key = ${key}
      AND taken.window_start = ${windowStart} AND taken.count <= ${limit})`,
    verdictOf([row]) {
      const used = row?.used ?? limit + 1;
      return used <= limit ? { allowed: true } : { allowed: false, retryAfterSeconds: secondsUntil(end, now), used };
    },
  };
}

/** One statement decides and counts, so that parallel questions cannot pass the limit together. */
async function takeSliding(db: Database, count: Count): Promise<RateVerdict> {
  const { key, limit, windowMs, windowStart, now } = count;
  const usedFrom = (start: number) =>
    sql`coalesce((SELECT count FROM ${rateBucket} WHERE key = ${key} AND window_start = ${start}), 0)`;
  const [current, before] = [usedFrom(windowStart), usedFrom(windowStart - windowMs)];
  const share = 1 - (now - windowStart) / windowMs;
  const [[used], taken] = await db.batch([
    db.all<{ current: number; before: number }>(sql`SELECT ${current} AS "current", ${before} AS "before"`),
    db.all(sql`INSERT INTO ${rateBucket} (key, window_start, count, expires_at)
      SELECT ${key}, ${windowStart}, 1, ${windowStart + 2 * windowMs}
      WHERE ${current} + 1 + ${before} * ${share} <= ${limit}
      ON CONFLICT (key, window_start) DO UPDATE SET count = count + 1 RETURNING count`),
  ]);
  if (taken.length > 0) return { allowed: true };
  const freeAt = slidesFreeAt(count, used ?? { current: limit, before: 0 });
  return { allowed: false, retryAfterSeconds: secondsUntil(freeAt, now) };
}

/** In this window once enough of the one before has passed; else in the next, where this one is the one before. */
function slidesFreeAt(
  { limit, windowMs, windowStart }: Count,
  { current, before }: { current: number; before: number },
): number {
  return current < limit
    ? windowStart + windowMs * (1 - (limit - 1 - current) / Math.max(before, 1))
    : windowStart + windowMs * (2 - (limit - 1) / Math.max(current, 1));
}

function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1000));
}
