import { describe, expect, it } from "vitest";
import { type FormFacts, isNearCap, nextStep, subjectOf } from "~/features/account-data/rules";
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

describe("what matters most now", () => {
  const unread = form({ newCount: 2 });
  const closing = form({ opensUntil: now + day });
  const unshared = form({ applicationCount: 0 });

  it.each([
    ["nothing yet", [], "make-first-form"],
    ["all is over", [form({ state: "closed" }), form({ state: "archived" })], "make-first-form"],
    ["new applications come before everything", [closing, unshared, unread], "read-new"],
    ["also those of a form that is closed", [form({ state: "closed", newCount: 1 })], "read-new"],
    ["then a form that closes soon", [unshared, closing], "extend-or-close"],
    ["then a link nobody has used", [form(), unshared], "share-link"],
    [
      "a paused form without applications is not to be shared",
      [form(), form({ state: "paused", applicationCount: 0 })],
      "wait",
    ],
    ["otherwise there is nothing to do", [form()], "wait"],
  ] as const)("%s", (_what, forms, step) => {
    expect(nextStep(forms, now)).toBe(step);
  });
});

describe("the form that it is about", () => {
  it.each([
    ["read-new", [form(), form({ newCount: 1 })], 1],
    ["extend-or-close", [form(), form({ opensUntil: now + day })], 1],
    ["share-link", [form(), form({ state: "paused", applicationCount: 0 }), form({ applicationCount: 0 })], 2],
    ["wait", [form()], null],
    ["make-first-form", [], null],
  ] as const)("%s", (step, forms, index) => {
    expect(subjectOf(step, forms, now)).toBe(index === null ? null : forms[index]);
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
