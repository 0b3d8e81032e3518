import { describe, expect, it } from "vitest";
import { canonicalJson } from "~/kernel/canonical-json";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import {
  applicationLimit,
  countCustomQuestions,
  entitlementsFor,
  latestEnd,
} from "../../../app/features/forms/rent-forms/entitlements";

const guestForm = { plan: "guest", unlimited: false, maxApplications: null } as const;

describe("the entitlements of a form", () => {
  // The price list of the product, to the letter.
  it.each([
    ["guest", { customQuestions: 3, openDays: 30, applications: 15, openForms: 1, hasFullReview: false }],
    ["free", { customQuestions: 5, openDays: 45, applications: 25, openForms: 1, hasFullReview: false }],
    ["credit", { customQuestions: 30, openDays: 90, applications: 300, openForms: null, hasFullReview: true }],
    ["pro", { customQuestions: 30, openDays: null, applications: 300, openForms: 50, hasFullReview: true }],
  ] as const)("on the plan %s are its column of the price list", (plan, limits) => {
    expect(entitlementsFor({ plan, unlimited: false })).toEqual({ plan, ...limits });
  });

  it.each([
    ["guest", null, 30],
    ["free", null, 45],
    ["credit", 7, 7],
    ["pro", null, 365],
    ["pro", 45, 45],
  ] as const)("on the plan %s allow a closing date %s days after payment at most", (plan, paid, days) => {
    const dayMs = 24 * 60 * 60 * 1000;
    expect(latestEnd({ plan, paidUntil: paid && paid * dayMs }, 0)).toBe(days * dayMs);
  });

  it("of the demo form are unlimited", () => {
    expect(entitlementsFor({ ...guestForm, unlimited: true })).toMatchObject({
      customQuestions: null,
      applications: null,
    });
  });

  it.each([
    [null, 15],
    [4, 4],
    [40, 15],
  ])("use the lower of the plan's and the landlord's maximum %s", (maxApplications, limit) => {
    expect(applicationLimit({ ...guestForm, maxApplications })).toBe(limit);
    expect(applicationLimit({ ...guestForm, unlimited: true, maxApplications })).toBe(maxApplications);
  });

  it("count questions outside the catalogue, without statements", () => {
    const base = { label: { en: "x" }, required: false, stage: "apply" as const };
    const definition: FormDefinition = {
      v: 1,
      defaultLocale: "en",
      title: { en: "T" },
      property: { address: { line1: "1", city: "C", country: "US" } },
      consents: [],
      sections: [
        {
          id: "aaaaaaaaaa",
          title: { en: "S" },
          stage: "apply",
          fields: [
            { ...base, id: "aaaaaaaaab", kind: "text" },
            { ...base, id: "aaaaaaaaac", kind: "email", catalogueKey: "email" },
            { ...base, id: "aaaaaaaaad", kind: "statement", text: { en: "Read this" } },
          ],
        },
      ],
    };
    expect(countCustomQuestions(definition)).toBe(1);
  });
});

describe("canonicalJson", () => {
  it("ignores the order of keys, and respects that of lists", () => {
    expect(canonicalJson({ b: [{ y: 1, x: 2 }], a: 1 })).toBe(canonicalJson({ a: 1, b: [{ x: 2, y: 1 }] }));
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });
});
