import { sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { rateBucket } from "../db/schema/platform";
import type { Clock } from "./clock";
import { keyedHash } from "./crypto";
import type { RateLimiter, RateRule, RateVerdict } from "./rate-limit";
import { type RateMemory, rateMemory } from "./rate-memory";

/** One upsert per question that is written down; the cron removes past windows. */
export function createRateLimiter(
  db: Database,
  clock: Clock,
  secret: string,
  memory: RateMemory = rateMemory,
): RateLimiter {
  return {
    async take(rule, key) {
      const windowMs = rule.windowSeconds * 1000;
      const now = clock.now().getTime();
      const windowStart = now - (now % windowMs);
      const hashed = await rateKey(secret, rule, key);
      if (rule.isSliding) return takeSliding(db, { key: hashed, limit: rule.limit, windowMs, windowStart, now });
      const owed = rule.unwritten === undefined ? 1 : memory.add(hashed, windowStart, rule.unwritten);
      if (owed === 0) return { allowed: true };
      const [row] = await db
        .insert(rateBucket)
        .values({ key: hashed, windowStart, count: owed, expiresAt: windowStart + windowMs })
        .onConflictDoUpdate({
          target: [rateBucket.key, rateBucket.windowStart],
          set: { count: sql`${rateBucket.count} + ${owed}` },
        })
        .returning({ used: rateBucket.count });
      if (row && row.used <= rule.limit) return { allowed: true };
      const retryAfterSeconds = Math.max(1, Math.ceil((windowStart + windowMs - now) / 1000));
      return { allowed: false, retryAfterSeconds, used: row?.used ?? rule.limit + 1 };
    },
  };
}

/** Under which a count stands in D1. */
export function rateKey(secret: string, { action }: Pick<RateRule, "action">, key: string): Promise<string> {
  return keyedHash(secret, "rate", `${action}:${key}`);
}

type Sliding = { key: string; limit: number; windowMs: number; windowStart: number; now: number };

/** One statement decides and counts, so that parallel questions cannot pass the limit together. */
async function takeSliding(db: Database, asked: Sliding): Promise<RateVerdict> {
  const { key, limit, windowMs, windowStart, now } = asked;
  const share = 1 - (now - windowStart) / windowMs;
  const countOf = (start: number) =>
    sql`coalesce((SELECT count FROM ${rateBucket} WHERE key = ${key} AND window_start = ${start}), 0)`;
  const taken = await db.all(sql`INSERT INTO ${rateBucket} (key, window_start, count, expires_at)
    SELECT ${key}, ${windowStart}, 1, ${windowStart + 2 * windowMs}
    WHERE ${countOf(windowStart)} + 1 + ${countOf(windowStart - windowMs)} * ${share} <= ${limit}
    ON CONFLICT (key, window_start) DO UPDATE SET count = count + 1 RETURNING count`);
  if (taken.length > 0) return { allowed: true };
  const [counts] = await db.all<{ current: number; before: number }>(
    sql`SELECT ${countOf(windowStart)} AS current, ${countOf(windowStart - windowMs)} AS before`,
  );
  return { allowed: false, retryAfterSeconds: secondsUntilFree(asked, counts ?? { current: limit, before: 0 }) };
}

/** In this window once enough of the one before has passed; else in the next, where this one is the one before. */
function secondsUntilFree(
  { limit, windowMs, windowStart, now }: Sliding,
  { current, before }: { current: number; before: number },
): number {
  const end = windowStart + windowMs;
  const freeAt =
    current < limit
      ? windowStart + windowMs * (1 - (limit - 1 - current) / Math.max(before, 1))
      : end + windowMs * (1 - (limit - 1) / Math.max(current, 1));
  return Math.max(1, Math.ceil((freeAt - now) / 1000));
}
