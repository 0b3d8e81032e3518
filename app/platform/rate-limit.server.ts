import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { hasJustWritten } from "../db/guarded-batch.server";
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
  async function ready(rule: RateRule, key: string): Promise<() => Promise<RateVerdict>> {
    const { now, windowMs, windowStart } = windowOf(rule, clock);
    const hashed = await rateKey(secret, rule, key);
    return async () => {
      if (rule.isSliding) return takeSliding(db, { key: hashed, limit: rule.limit, windowMs, windowStart, now });
      const owed = rule.unwritten === undefined ? 1 : memory.add(hashed, windowStart, rule.unwritten);
      if (owed === 0) return { allowed: true };
      const [row] = await db.inTurn(
        countOwed(db, { key: hashed, windowStart, count: owed, expiresAt: windowStart + windowMs }).getQuery(),
      );
      return verdictOf(rule, { used: row?.used, leftMs: windowStart + windowMs - now });
    };
  }
  async function giveBack(rule: RateRule, key: string): Promise<void> {
    const { windowStart } = windowOf(rule, clock);
    await db.run(sql`UPDATE ${rateBucket} SET count = count - 1
      WHERE key = ${await rateKey(secret, rule, key)} AND window_start = ${windowStart} AND count > 0`);
  }
  return { ready, giveBack, take: async (rule, key) => (await ready(rule, key))() };
}

type Bucket = typeof rateBucket.$inferInsert;

/** Statement: adds to a bucket where `when` holds, and gives what has been used. */
function countOwed(db: Database, { key, windowStart, count, expiresAt }: Bucket, when: SQL = sql`1`) {
  return db.all<{ used: number }>(sql`INSERT INTO ${rateBucket} (key, window_start, count, expires_at)
    SELECT ${key}, ${windowStart}, ${count}, ${expiresAt} WHERE ${when}
    ON CONFLICT (key, window_start) DO UPDATE SET count = count + excluded.count RETURNING count AS "used"`);
}

function windowOf({ windowSeconds }: RateRule, clock: Clock) {
  const [windowMs, now] = [windowSeconds * 1000, clock.now().getTime()];
  return { windowMs, now, windowStart: now - (now % windowMs) };
}

function verdictOf({ limit }: RateRule, { used, leftMs }: { used: unknown; leftMs: number }): RateVerdict {
  const counted = typeof used === "number" ? used : limit + 1;
  if (counted <= limit) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)), used: counted };
}

type Counting = {
  db: Database;
  clock: Clock;
  config: { secret: string };
  screen: { count(what: string): void };
};

/** Takes one within another batch: `statement` stands before what asks `isWithin` (SQL); for whole windows in D1. `when`: SQL without which nothing counts. */
export async function takeInBatch(
  services: Counting,
  rule: RateRule & { unwritten?: undefined; isSliding?: undefined },
  name: string,
  when: SQL = sql`1`,
) {
  return countInBatch(services, { rule, key: await rateKey(services.config.secret, rule, name), owed: 1, when });
}

/** The same for a rule that leaves some to the memory: null where this one is kept there, and so within the limit. */
export async function takeRememberedInBatch(
  services: Counting,
  rule: RateRule & { unwritten: number },
  name: string,
  when: SQL,
) {
  const key = await rateKey(services.config.secret, rule, name);
  const owed = rateMemory.add(key, windowOf(rule, services.clock).windowStart, rule.unwritten);
  return owed === 0 ? null : countInBatch(services, { rule, key, owed, when });
}

type Owed = { rule: RateRule; key: string; owed: number; when: SQL };

function countInBatch({ db, clock, screen }: Counting, { rule, key, owed, when }: Owed) {
  const { now, windowMs, windowStart } = windowOf(rule, clock);
  return {
    statement: countOwed(db, { key, windowStart, count: owed, expiresAt: windowStart + windowMs }, when),
    isWithin: sql`EXISTS (SELECT 1 FROM ${rateBucket} AS taken WHERE taken.key = ${key}
      AND taken.window_start = ${windowStart} AND taken.count <= ${rule.limit})`,
    verdictOf([row]: readonly { used: number }[]): RateVerdict {
      const verdict = verdictOf(rule, { used: row?.used, leftMs: windowStart + windowMs - now });
      if (!verdict.allowed) screen.count(`refused:${rule.action}`);
      return verdict;
    },
  };
}

/** The same for a rule whose window slides: `isWithin` holds in the statement right after `statement`, and nowhere else. */
export async function takeSlidingInBatch(
  { db, clock, config, screen }: Counting,
  rule: RateRule & { isSliding: true },
  name: string,
) {
  const key = await rateKey(config.secret, rule, name);
  return {
    statement: db.all<{ count: number }>(takeWithin({ key, limit: rule.limit, ...windowOf(rule, clock) })),
    isWithin: hasJustWritten,
    isTaken(rows: readonly unknown[]): boolean {
      if (rows.length === 0) screen.count(`refused:${rule.action}`);
      return rows.length > 0;
    },
  };
}

/** Under which a count stands in D1. */
export function rateKey(secret: string, { action }: Pick<RateRule, "action">, key: string): Promise<string> {
  return keyedHash(secret, "rate", `${action}:${key}`);
}

type Sliding = { key: string; limit: number; windowMs: number; windowStart: number; now: number };

const countOf = (key: string, start: number) =>
  sql`coalesce((SELECT count FROM ${rateBucket} WHERE key = ${key} AND window_start = ${start}), 0)`;

/** One statement decides and counts, so that parallel questions cannot pass the limit together. */
function takeWithin({ key, limit, windowMs, windowStart, now }: Sliding): SQL {
  const share = 1 - (now - windowStart) / windowMs;
  return sql`INSERT INTO ${rateBucket} (key, window_start, count, expires_at)
    SELECT ${key}, ${windowStart}, 1, ${windowStart + 2 * windowMs}
    WHERE ${countOf(key, windowStart)} + 1 + ${countOf(key, windowStart - windowMs)} * ${share} <= ${limit}
    ON CONFLICT (key, window_start) DO UPDATE SET count = count + 1 RETURNING count`;
}

async function takeSliding(db: Database, asked: Sliding): Promise<RateVerdict> {
  const { key, limit, windowStart, windowMs } = asked;
  const taken = await db.inTurn(db.all(takeWithin(asked)).getQuery());
  if (taken.length > 0) return { allowed: true };
  const [counts] = await db.all<{ current: number; before: number }>(
    sql`SELECT ${countOf(key, windowStart)} AS current, ${countOf(key, windowStart - windowMs)} AS before`,
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
