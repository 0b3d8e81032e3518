import { describe, expect, it } from "vitest";
import { firstChoice } from "../../../app/features/forms/builder/plan-choice";
import { spendWords } from "../../../app/features/forms/rent-forms/publish-offer";

const standing = { isPro: false, credits: 3, isHeld: false, running: "The loft", hasWelcome: false };
const offer = { ...standing, paidUntil: 0, freeUntil: 0 };

describe("what a form is published on before anything is chosen", () => {
  it("is the free plan where the form fits it, else the gift, else a credit, and nothing where none is left or a payment is disputed", () => {
    expect(firstChoice({ ...offer, running: null }, 5)).toBe("free");
    expect(firstChoice({ ...offer, running: null }, 6)).toBe("credit");
    expect(firstChoice({ ...offer, hasWelcome: true }, 0)).toBe("welcome");
    expect(firstChoice(offer, 0)).toBe("credit");
    expect(firstChoice({ ...offer, credits: 0 }, 0)).toBeUndefined();
    expect(firstChoice({ ...offer, isHeld: true }, 0)).toBeUndefined();
    expect(firstChoice({ ...offer, isPro: true }, 0)).toBeUndefined();
  });

  it("says what is spent beside the button, and nothing where nothing is", () => {
    expect(spendWords(offer, "credit", "en")).toContain("1 of your 3 credits");
    expect(spendWords({ ...offer, credits: 1 }, "credit", "en")).toContain("your only credit");
    expect(spendWords({ ...offer, hasWelcome: true }, "welcome", "en")).toContain("welcome credit");
    expect([spendWords(offer, "free", "en"), spendWords({ ...offer, isPro: true }, undefined, "en")]).toEqual([
      null,
      null,
    ]);
  });
});
