import { describe, expect, it } from "vitest";
import { closesSoon } from "~/features/forms/rent-forms/closes-soon";
import { nearLimit, sayNearLimit } from "~/features/forms/rent-forms/near-limit";
import type { FormFacts } from "~/features/people/account-data/rules";

const now = Date.parse("2026-11-21T09:00:00Z");
const day = 24 * 60 * 60 * 1000;
const form = (change: Partial<FormFacts> = {}): FormFacts => ({
  state: "open",
  opensUntil: now + 20 * day,
  newCount: 0,
  applicationCount: 4,
  ...change,
});

describe("whether a form counts as closing soon", () => {
  it.each([
    ["three days ahead", form({ opensUntil: now + 3 * day }), true],
    ["a moment more than three days ahead", form({ opensUntil: now + 3 * day + 1 }), false],
    ["past its date, until the sweep comes by", form({ opensUntil: now - 1 }), true],
    ["without a date", form({ opensUntil: null }), false],
    ["paused", form({ state: "paused", opensUntil: now + day }), false],
    ["closed already", form({ state: "closed", opensUntil: now + day }), false],
  ])("is right for a form %s", (_what, facts, expected) => {
    expect(closesSoon(facts, now)).toBe(expected);
  });
});

describe("the warning near a form's application limit", () => {
  const facts = { plan: "free", state: "open", applicationCount: 20, maxApplications: null, unlimited: false } as const;
  const said = (change: Partial<Parameters<typeof nearLimit>[0]>) => {
    const near = nearLimit({ ...facts, ...change });
    return near && Object.values(sayNearLimit(near, "en")).join(" ");
  };

  // Red with nearPart at 0.9, and with a limit that is not told apart by whose it is.
  it.each([
    [{}, "This plan takes 25 applications; 5 are left. A credit or Pro takes 300 /settings#plan"],
    [
      { state: "full", applicationCount: 25 },
      "This plan takes 25 applications; none is left. A credit or Pro takes 300 /settings#plan",
    ],
    [
      { plan: "guest", applicationCount: 14 },
      "This plan takes 15 applications; 1 is left. A credit or Pro takes 300 /settings#plan",
    ],
    [
      { plan: "credit", applicationCount: 97, maxApplications: 100 },
      "You take 100 applications at most; 3 are left. Change your limit /settings",
    ],
    [
      { applicationCount: 9, maxApplications: 10 },
      "You take 10 applications at most; 1 is left. Change your limit /settings",
    ],
  ] as const)("for the form %j is %s", (change, words) => {
    expect(said(change)).toBe(words);
  });

  // Red when fair use counts as a cap, or `unlimited` is not asked.
  it.each([
    { applicationCount: 19 },
    { state: "closed" },
    { plan: "credit", applicationCount: 297 },
    { plan: "free", unlimited: true, applicationCount: 400 },
  ] as const)("is absent for the form %j", (change) => {
    expect(said(change)).toBeNull();
  });
});
