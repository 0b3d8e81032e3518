import { sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { rateBucket } from "../db/schema/platform";
import type { Clock } from "./clock";
import { keyedHash } from "./crypto";
import type { RateLimiter } from "./rate-limit";
import { type RateMemory, rateMemory } from "./rate-memory";

/** One upsert per question that is written down, in a fixed window; the cron removes past windows. */
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
      const hashed = await keyedHash(secret, "rate", `${rule.action}:${key}`);
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
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((windowStart + windowMs - now) / 1000)) };
    },
  };
}
