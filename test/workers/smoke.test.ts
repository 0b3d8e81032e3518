import { env } from "cloudflare:test";
import { expect, it } from "vitest";

it("has the migrated tables", async () => {
  const { DB } = env as unknown as { DB: D1Database };
  const rows = await DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'outbox'").all();
  expect(rows.results).toHaveLength(1);
});
