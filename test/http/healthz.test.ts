import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";

describe("GET /healthz", () => {
  it("reports the state of each part and no secret, uncached and not indexed", async () => {
    const response = await SELF.fetch("http://localhost:8787/healthz");
    const text = await response.text();
    expect(response.status).toBe(200);
    const state = JSON.parse(text) as { status: string; checks: Record<string, unknown> };
    expect(Object.keys(state)).toEqual(["status", "at", "checks"]);
    expect(state.checks).toMatchObject({
      database: { level: "ok", figure: null },
      kv: { level: "ok", figure: null },
      documents: { level: "ok", figure: null },
      cron: { level: "warn", figure: null },
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const { SECRET, DATA_KEYS, ADMIN_EMAIL } = env as unknown as Record<string, string>;
    for (const secret of [SECRET, DATA_KEYS, ADMIN_EMAIL]) expect(text.includes(secret as string)).toBe(false);
  });

  // Red without the kept answer: each call would ask D1, KV and R2.
  it("checks no store again within some seconds, however often it is called", async () => {
    const cost = async () => (await SELF.fetch("http://localhost:8787/healthz")).headers.get("server-timing");
    await cost();
    expect(await Promise.all([cost(), cost(), cost()])).toEqual(Array(3).fill('d1;desc="q=0 rt=0 rr=0 rw=0"'));
  });
});
