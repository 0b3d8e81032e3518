import { describe, expect, it } from "vitest";
import { creditPacks, dollars, plans, subscription } from "../../../app/features/billing/rules";
import { entitlementsFor } from "../../../app/features/rent-forms/entitlements";

describe("plans", () => {
  // The price list of the product, to the letter.
  it("have the amounts and limits of the price list", () => {
    const limits = Object.values(plans).map((plan) => [
      plan.openForms,
      plan.openDays,
      plan.applications,
      plan.isCapped,
      plan.customQuestions,
    ]);
    expect(limits).toEqual([
      [1, 30, 10, true, 3],
      [1, 45, 10, true, 5],
      [null, 60, 300, false, 30],
      [50, null, 300, false, 30],
    ]);
    expect(creditPacks.map((pack) => [pack.credits, dollars(pack.amountCents)])).toEqual([
      [1, "$12"],
      [3, "$30"],
      [10, "$80"],
    ]);
    expect([subscription.monthly, subscription.yearly].map((price) => dollars(price.amountCents))).toEqual([
      "$19",
      "$190",
    ]);
  });

  // Red when entitlements.ts writes a number of its own that differs.
  it.each([
    ["guest", null],
    ["credit", "someone"],
  ] as const)("decide what a form of the %s column may do", (id, landlordId) => {
    const { customQuestions, openDays, applications, openForms } = plans[id];
    expect(entitlementsFor({ landlordId, unlimited: false })).toEqual({
      customQuestions,
      openDays,
      applications,
      openForms,
    });
  });
});

describe("dollars", () => {
  it.each([
    [0, "$0"],
    [1200, "$12"],
    [150, "$1.50"],
  ])("writes %i cents as %s", (cents, words) => {
    expect(dollars(cents)).toBe(words);
  });
});
