import { describe, expect, it } from "vitest";
import { earlierAddressesHelp } from "../../../app/features/forms/form-model/earlier-addresses";
import { flagKinds, flagsOf, isPublished, withFlag } from "../../../app/features/forms/form-model/flags";
import type { FlagKey, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { definitionOf, fieldOf, id } from "./support";

const plain = definitionOf([]);
const withProperty = (property: Partial<FormDefinition["property"]>, form = plain): FormDefinition => ({
  ...form,
  property: { ...form.property, ...property },
});
const of = (key: FlagKey, form: FormDefinition) => flagsOf(form).find((flag) => flag.key === key);

/** What publishes each rule, and the number that applicants read of it. */
const published: [FlagKey, Partial<FormDefinition["property"]>, number | undefined][] = [
  ["incomeBelow", { incomeMultiple: 2.5 }, 2.5],
  ["movesInLate", { availableFrom: "2027-01-01", moveInWithinDays: 0 }, 0],
  ["tooManyAdults", { maxOccupants: 3 }, undefined],
  ["petWhereNone", { pets: "no" }, undefined],
  ["historyShort", { historyYears: 3 }, 3],
];

describe.each(published)("the flag %s", (key, property, threshold) => {
  it("is off on a form that does not state its rule", () => {
    expect(of(key, plain)).toEqual({ key, on: false });
    expect(isPublished(key, plain)).toBe(false);
    expect(of(key, withFlag(plain, { key, on: true, threshold: 9 }))).toEqual({ key, on: false });
  });

  it("is on with the number that applicants read, until the landlord switches it off", () => {
    const form = withProperty(property);
    expect(of(key, form)).toEqual({ key, on: true, ...(threshold !== undefined && { threshold }) });
    expect(isPublished(key, form)).toBe(true);
    expect(of(key, withFlag(form, { key, on: false }))?.on).toBe(false);
  });
});

describe("flags without a rule for applicants", () => {
  it("are on by default, with the landlord's own number", () => {
    expect(of("refereeSilent", plain)).toEqual({ key: "refereeSilent", on: true, threshold: 7 });
    expect(of("refereeSilent", withFlag(plain, { key: "refereeSilent", on: true, threshold: 14 }))?.threshold).toBe(14);
    expect(of("sameApplicant", plain)).toEqual({ key: "sameApplicant", on: true });
    expect([isPublished("sameApplicant", plain), isPublished("paperMissing", plain)]).toEqual([true, true]);
  });
});

describe("a rule that needs two values", () => {
  it("is off with only one of them", () => {
    expect(of("movesInLate", withProperty({ moveInWithinDays: 5 }))?.on).toBe(false);
    expect(of("movesInLate", withProperty({ availableFrom: "2027-01-01" }))?.on).toBe(false);
    expect(of("petWhereNone", withProperty({ pets: "ask" }))?.on).toBe(false);
    expect(of("incomeBelow", withProperty({ incomeMultiple: 0 }))?.on).toBe(false);
  });
});

describe("the required years of earlier addresses", () => {
  const years = (help: string | undefined, catalogueKey = "previousAddresses.dates") => {
    const fields = [fieldOf("text", "first"), fieldOf("dateRange", "dates", { catalogueKey })];
    const form = definitionOf([
      { id: id("other"), fields: [fieldOf("text", "alone")] },
      { id: id("sec"), fields, ...(help !== undefined && { help: { en: help } }) },
    ]);
    return of("historyShort", form);
  };

  it("are two where the ready text is used, in the section that asks for them", () => {
    for (const help of earlierAddressesHelp)
      expect(years(help)).toEqual({ key: "historyShort", on: true, threshold: 2 });
    expect(years(undefined)?.on).toBe(false);
    expect(years("Own words")?.on).toBe(false);
    expect(years(earlierAddressesHelp[0], "other.dates")?.on).toBe(false);
  });
});

it("every flag has its order, and a changed flag replaces only itself", () => {
  expect(flagsOf(plain).map(({ key }) => key)).toEqual(flagKinds.map(({ key }) => key));
  const first = withFlag(plain, { key: "sameApplicant", on: false });
  const both = withFlag(first, { key: "refereeSilent", on: false });
  expect(withFlag(both, { key: "sameApplicant", on: true }).flags).toEqual([
    { key: "refereeSilent", on: false },
    { key: "sameApplicant", on: true },
  ]);
});
