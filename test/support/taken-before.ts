import { env } from "cloudflare:test";
import type { RateRule } from "../../app/platform/rate-limit";
import { rateKey } from "../../app/platform/rate-limit.server";

const { DB, SECRET } = env as unknown as { DB: D1Database; SECRET: string };

/** So many of a window are taken already; what the test asks for comes on top. For rules whose windows do not slide. */
export async function takenBefore(
  rule: Pick<RateRule, "action" | "windowSeconds">,
  name: string,
  count: number,
): Promise<void> {
  const windowMs = rule.windowSeconds * 1000;
  const start = Date.now() - (Date.now() % windowMs);
  await DB.prepare("INSERT INTO rate_bucket (key, window_start, count, expires_at) VALUES (?, ?, ?, ?)")
    .bind(await rateKey(SECRET, rule, name), start, count, start + windowMs)
    .run();
}
