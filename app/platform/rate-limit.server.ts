import { sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { rateBucket } from "../db/schema/platform";
import type { Clock } from "./clock";
import { keyedHash } from "./crypto";
import type { RateLimiter } from "./rate-limit";

/** One upsert per question, in a fixed window; the cron removes past windows. */
export function createRateLimiter(db: Database, clock: Clock, secret: string): RateLimiter {
  return {
    async take(rule, key) {
      const windowMs = rule.windowSeconds * 1000;
      const now = clock.now().getTime();
      const windowStart = now - (now % windowMs);
      const hashed = await keyedHash(secret, "rate", `${rule.action}:${key}`);
      const [row] = await db
        .insert(rateBucket)
        .values({ key: hashed, windowStart, count: 1, expiresAt: windowStart + windowMs })
        .onConflictDoUpdate({
          target: [rateBucket.key, rateBucket.windowStart],
          set: { count: sql`${rateBucket.count} + 1` },
        })
        .returning({ used: rateBucket.count });
      if (row && row.used <= rule.limit) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((windowStart + windowMs - now) / 1000)) };
    },
  };
}
