import { describe, expect, it } from "vitest";
import { isHeldUnder, replayApplications, replayForms } from "../../../app/features/admin/replay";
import { sayReplay } from "../../../app/features/admin/ui/weights-page";
import { readWeights } from "../../../app/features/admin/weights";
import type { SpamReason } from "../../../app/features/applications/spam/score";

const code = { version: 1, weights: {} };
const under = (weights: Record<string, number>) => ({ version: 2, weights });
const reasons = (...codes: [SpamReason["code"], number][]) => codes.map(([one, points]) => ({ code: one, points }));
const many = reasons(["many-links", 20], ["markup", 20], ["solved", -20]);

describe("an application tried under other weights", () => {
  it("is held by its stored signs, its limit, and whether it calculated", () => {
    expect(isHeldUnder(many, code)).toBe(false);
    expect(isHeldUnder(many, under({ "application:markup": 30 }))).toBe(true);
    expect(isHeldUnder(many, under({ "application:limit": 20 }))).toBe(true);
    expect(isHeldUnder(reasons(["markup", 5], ["skipped", 0]), code)).toBe(true);
    expect(isHeldUnder(reasons(["rule", 70]), code)).toBe(true);
  });

  // Red when `isGenuine` is not counted: what would have been lost is what the admin must see.
  it("is counted where the decision changes, with those that a person let through", () => {
    const held = reasons(["markup", 20], ["link-in-name", 25], ["too-fast", 20], ["solved", -20]);
    const decisions = [
      { reasons: many, wasHeld: false, isGenuine: true },
      { reasons: many, wasHeld: false, isGenuine: false },
      { reasons: held, wasHeld: true, isGenuine: true },
      { reasons: reasons(["all-capitals", 5]), wasHeld: false, isGenuine: true },
    ];
    expect(replayApplications(decisions, code, under({ "application:markup": 30 }))).toEqual({
      looked: 4,
      more: 2,
      moreGenuine: 1,
      fewer: 0,
      fewerReleased: 0,
    });
    expect(replayApplications(decisions, code, under({ "application:link-in-name": 0 }))).toEqual({
      looked: 4,
      more: 0,
      moreGenuine: 0,
      fewer: 1,
      fewerReleased: 1,
    });
    expect(replayApplications(decisions, code, code)).toMatchObject({ more: 0, fewer: 0 });
  });
});

it("leaves a form out whose facts are of another shape", () => {
  expect(replayForms([{ facts: {}, isReleased: false }], code, code).looked).toBe(0);
});

it("says what a try found in a sentence", () => {
  const found = { looked: 120, more: 14, moreGenuine: 11, fewer: 0, fewerReleased: 0 };
  expect(sayReplay(found, "applications", "landlords had released")).toBe(
    "Of 120 applications with signs: 14 more would have been held, 11 of them landlords had released.",
  );
});

describe("typed weights", () => {
  it("keep only what differs from the code", () => {
    const read = readWeights(
      new URLSearchParams({ "application:markup": "25", "application:limit": "30", "x:y": "9" }),
    );
    expect([read.changed, read.errors]).toEqual([{ "application:markup": 25 }, {}]);
  });

  it("are whole numbers, and the limits of forms stand in their order", () => {
    const wrong = (fields: Record<string, string>) => Object.keys(readWeights(new URLSearchParams(fields)).errors);
    expect(wrong({ "form:selfie": "-1" })).toEqual(["form:selfie"]);
    expect(wrong({ "form:selfie": "1.5" })).toEqual(["form:selfie"]);
    expect(wrong({ "form:selfie": "501" })).toEqual(["form:selfie"]);
    expect(wrong({ "form:lock": "60" })).toEqual(["form:hold"]);
    expect(wrong({ "form:hold": "150" })).toEqual(["form:suspend"]);
  });
});
