import { describe, expect, it } from "vitest";
import { canonicalJson } from "~/kernel/canonical-json";
import type { FormDefinition } from "../../../app/features/form-model/schema";
import { applicationLimit, countCustomQuestions, entitlementsFor } from "../../../app/features/rent-forms/entitlements";

const guestForm = { landlordId: null, unlimited: false, maxApplications: null };

describe("entitlements", () => {
  it("gives a guest 3 own questions, 30 days, 10 applications and one running form", () => {
    expect(entitlementsFor(guestForm)).toEqual({ customQuestions: 3, openDays: 30, applications: 10, openForms: 1 });
  });

  it("gives an account the column of one credit", () => {
    const limits = entitlementsFor({ landlordId: "someone", unlimited: false });
    expect(limits).toMatchObject({ customQuestions: 30, openDays: 60 });
  });

  it("lifts the limits of the seeded form", () => {
    expect(entitlementsFor({ ...guestForm, unlimited: true })).toMatchObject({
      customQuestions: null,
      applications: null,
    });
  });

  it.each([
    [null, 10],
    [4, 4],
    [40, 10],
  ])("counts the lower of the plan and the landlord's maximum %s", (maxApplications, limit) => {
    expect(applicationLimit({ ...guestForm, maxApplications })).toBe(limit);
    expect(applicationLimit({ ...guestForm, unlimited: true, maxApplications })).toBe(maxApplications);
  });

  it("counts questions that are in no catalogue, statements apart", () => {
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
  it("does not depend on the order of keys, and does on the order of lists", () => {
    expect(canonicalJson({ b: [{ y: 1, x: 2 }], a: 1 })).toBe(canonicalJson({ a: 1, b: [{ x: 2, y: 1 }] }));
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });
});
