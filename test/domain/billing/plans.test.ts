import { describe, expect, it } from "vitest";
import { giftEnd, plans } from "../../../app/features/money/billing/rules";

describe("the plans", () => {
  // The price list of the product, to the letter.
  it("have the limits of the price list", () => {
    const limits = Object.values(plans).map((plan) => [
      plan.openForms,
      plan.openDays,
      plan.applications,
      plan.isCapped,
      plan.customQuestions,
    ]);
    expect(limits).toEqual([
      [1, 30, 15, true, 3],
      [1, 45, 25, true, 5],
      [null, 90, 300, false, 30],
      [50, null, 300, false, 30],
    ]);
  });
});

describe("the end of a gift", () => {
  it.each([
    ["2026-11-22T10:00:00.000Z", 12, "2027-11-22T10:00:00.000Z"],
    ["2026-01-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
    ["2024-02-29T10:00:00.000Z", 12, "2025-02-28T10:00:00.000Z"],
  ])("from %s by %i calendar months is right", (from, months, end) => {
    expect(new Date(giftEnd(Date.parse(from), months)).toISOString()).toBe(end);
  });
});
