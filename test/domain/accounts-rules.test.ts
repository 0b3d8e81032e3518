import { describe, expect, it } from "vitest";
import { type FormFacts, isNearCap } from "~/features/account-data/rules";
import { closesSoon } from "~/features/rent-forms/closes-soon";

const now = Date.parse("2026-11-21T09:00:00Z");
const day = 24 * 60 * 60 * 1000;
const form = (change: Partial<FormFacts> = {}): FormFacts => ({
  state: "open",
  opensUntil: now + 20 * day,
  newCount: 0,
  applicationCount: 4,
  ...change,
});

describe("a form closes soon", () => {
  it.each([
    ["three days ahead", form({ opensUntil: now + 3 * day }), true],
    ["a moment more than three days ahead", form({ opensUntil: now + 3 * day + 1 }), false],
    ["past its date, until the sweep comes by", form({ opensUntil: now - 1 }), true],
    ["without a date", form({ opensUntil: null }), false],
    ["paused", form({ state: "paused", opensUntil: now + day }), false],
    ["closed already", form({ state: "closed", opensUntil: now + day }), false],
  ])("%s", (_what, facts, expected) => {
    expect(closesSoon(facts, now)).toBe(expected);
  });
});

describe("a form near the free plan's cap", () => {
  const form = { plan: "free", state: "open", applicationCount: 20 } as const;

  it("says so from twenty of twenty-five on, and when it is full", () => {
    expect(isNearCap(form)).toBe(true);
    expect(isNearCap({ ...form, applicationCount: 19 })).toBe(false);
    expect(isNearCap({ ...form, state: "full", applicationCount: 25 })).toBe(true);
  });

  it("says nothing of one that was paid for, or is over", () => {
    expect(isNearCap({ ...form, plan: "credit" })).toBe(false);
    expect(isNearCap({ ...form, state: "closed" })).toBe(false);
  });
});
