import { describe, expect, it } from "vitest";
import {
  type ComparedFacts,
  compare,
  comparedLines,
  criteriaOf,
} from "../../../app/features/deciding/inbox/rules/compare";
import { everyKind } from "../../support/apply-form";

function applicant(change: Partial<Omit<ComparedFacts, "id">> & { id?: string }): ComparedFacts {
  return {
    id: "a",
    formId: "f",
    name: "Ada Lovelace",
    state: "in_review",
    submittedAt: 2,
    householdCompletedAt: null,
    isWaiting: false,
    moveIn: "2027-01-15",
    adults: 2,
    hasPets: true,
    incomeMonthlyMinor: 640_000,
    incomeCurrency: "USD",
    unlawful: [],
    timesRent: 3.45,
    documents: 1,
    flags: [{ key: "sameApplicant", rule: "r", answer: "Same email as RF-1" }],
    locale: "en-US",
    ...change,
  } as ComparedFacts;
}

describe("comparing applicants", () => {
  it("sends no name before the shortlist, and nothing that leads to one", () => {
    for (const state of ["submitted", "in_review", "info_requested", "declined", "withdrawn"] as const) {
      const text = JSON.stringify(compare([applicant({ state })]));
      expect(text).not.toMatch(/Lovelace|RF-1/);
      expect(text).toContain("Household A");
    }
    for (const state of ["shortlisted", "approved"] as const)
      expect(compare([applicant({ state })])[0]).toMatchObject({ name: "Ada Lovelace", isBlind: false });
  });

  it("is sorted by arrival, with one row for each criterion", () => {
    const both = compare([applicant({ id: "late" }), applicant({ id: "early", submittedAt: 1, hasPets: null })]);
    expect(both.map(({ id, name }) => [id, name])).toEqual([
      ["early", "Household A"],
      ["late", "Household B"],
    ]);
    expect(both[1]?.cells).toEqual(["$6,400", "3.45", "January 15, 2027", "2", "Yes", "1", "Complete"]);
    expect(both[0]?.cells[4]).toBe("Not said");
    const [off] = compare([applicant({ hasPets: null, unlawful: ["pets"] })]);
    expect(off?.cells[4]).toBe("Left out by law");
    const criteria = criteriaOf(everyKind().property, 3, "en-US");
    expect(criteria).toHaveLength(comparedLines.length);
    expect(criteria.slice(0, 3)).toEqual(["At least $5,550", "At least 3", "Available from January 1, 2027"]);
  });
});
