import { expect, it } from "vitest";
import type { RateRule } from "../../../app/platform/rate-limit";
import { testServices } from "../../support/forms";

const start = new Date("2026-11-21T09:00:00Z");
const rule: RateRule = { action: "test-sliding", limit: 10, windowSeconds: 900, isSliding: true };

function aLimit() {
  const services = testServices(start);
  const key = crypto.randomUUID();
  const at = (seconds: number) => services.setNow(new Date(start.getTime() + seconds * 1000));
  async function tries(count: number): Promise<number> {
    let allowed = 0;
    for (let index = 0; index < count; index += 1) {
      if ((await services.rateLimit.take(rule, key)).allowed) allowed += 1;
    }
    return allowed;
  }
  return { at, tries, take: () => services.rateLimit.take(rule, key) };
}

// Red without the share of the window before: ten at its end and ten a second later are twenty guesses in a moment.
it("a sliding rate limit keeps earlier hits when its window ends", async () => {
  const { at, tries } = aLimit();
  at(899);
  expect(await tries(12)).toBe(10);
  at(901);
  expect(await tries(12)).toBe(0);
  at(900 + 450);
  expect(await tries(12)).toBe(5);
  at(900 + 450 + 900);
  expect(await tries(12)).toBe(7);
});

// Red when refused tries are counted: whoever goes on guessing would keep the owner out for ever.
it("a sliding rate limit does not count refused requests, and says exactly how long to wait", async () => {
  const { at, tries, take } = aLimit();
  at(899);
  expect(await tries(200)).toBe(10);
  const verdict = await take();
  if (verdict.allowed) throw new Error("Not refused");
  at(899 + verdict.retryAfterSeconds - 2);
  expect(await tries(1)).toBe(0);
  at(899 + verdict.retryAfterSeconds);
  expect(await tries(1)).toBe(1);
});

it("a sliding rate limit counts exactly when many requests arrive at once", async () => {
  const { at, take } = aLimit();
  at(100);
  const verdicts = await Promise.all(Array.from({ length: 30 }, take));
  expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(10);
});
