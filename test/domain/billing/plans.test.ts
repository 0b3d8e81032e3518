import { describe, expect, it } from "vitest";
import { plans } from "../../../app/features/billing/rules";
import { entitlementsFor } from "../../../app/features/rent-forms/entitlements";

describe("plans", () => {
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
      [1, 30, 10, true, 3],
      [1, 45, 10, true, 5],
      [null, 60, 300, false, 30],
      [50, null, 300, false, 30],
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
