import { describe, expect, it } from "vitest";
import { earlierAddressesHelp } from "../../../app/features/forms/form-model/earlier-addresses";
import { flagKinds, flagsOf, withFlag } from "../../../app/features/forms/form-model/flags";
import { readDefinition } from "../../../app/features/forms/form-model/read-definition";
import { definitionSchema, type FormDefinition } from "../../../app/features/forms/form-model/schema";
import { definitionOf } from "./support";

function formIn(country: string, region?: string): FormDefinition {
  const form = definitionOf([]);
  return { ...form, property: { ...form.property, address: { line1: "1", city: "x", country, region } } };
}
const income = (form: FormDefinition) => flagsOf(form).find(({ key }) => key === "incomeBelow");

describe("the flag settings of a form", () => {
  it("about income are the published rule, never a number of ours", () => {
    for (const form of [formIn("US", "TX"), formIn("GB"), formIn("CA", "ON")]) {
      expect(income(form)).toEqual({ key: "incomeBelow", on: false });
      const published = { ...form, property: { ...form.property, incomeMultiple: 2 } };
      expect(income(published)).toEqual({ key: "incomeBelow", on: true, threshold: 2 });
      const other = withFlag(published, { key: "incomeBelow", on: true, threshold: 4 });
      expect(income(other)?.threshold).toBe(2);
    }
  });

  it("about earlier addresses follow the ready section or the setting; a landlord's own text sets none", () => {
    const years = (help: string, property = {}) => {
      const fields = [
        {
          id: "dates00001",
          kind: "dateRange",
          label: { en: "x" },
          required: true,
          stage: "apply",
          catalogueKey: "previousAddresses.dates",
        },
      ];
      const form = {
        ...formIn("US"),
        sections: [{ id: "sect000001", title: { en: "x" }, help: { en: help }, stage: "apply", fields }],
      } as never as FormDefinition;
      return flagsOf({ ...form, property: { ...form.property, ...property } }).find(
        ({ key }) => key === "historyShort",
      );
    };
    expect(years(earlierAddressesHelp[0])).toEqual({ key: "historyShort", on: true, threshold: 2 });
    expect(years("Where you lived.")).toEqual({ key: "historyShort", on: false });
    expect(years("Where you lived.", { historyYears: 3 })).toEqual({ key: "historyShort", on: true, threshold: 3 });
  });

  it("are stored as the landlord set them, each once, and the others keep their defaults", () => {
    const once = withFlag(formIn("GB"), { key: "movesInLate", on: true, threshold: 14 });
    const twice = withFlag(once, { key: "movesInLate", on: false, threshold: 14 });
    expect(twice.flags).toEqual([{ key: "movesInLate", on: false, threshold: 14 }]);
    expect(flagsOf(twice)).toHaveLength(flagKinds.length);
    expect(flagsOf(twice).find(({ key }) => key === "movesInLate")).toEqual({ key: "movesInLate", on: false });
    const read = readDefinition(JSON.stringify(twice));
    expect(read.ok && read.value.flags).toEqual(twice.flags);
  });

  it("are optional: a definition stored before they existed is read unchanged", () => {
    const read = readDefinition(JSON.stringify(formIn("GB")));
    expect(read.ok && "flags" in read.value).toBe(false);
  });

  it("cannot refer to a protected fact: there is no such key", () => {
    const flags = [{ key: "age", on: true }];
    expect(definitionSchema.safeParse({ ...formIn("GB"), flags }).success).toBe(false);
    expect(flagKinds.map(({ key }) => key)).toEqual([
      "incomeBelow",
      "movesInLate",
      "tooManyAdults",
      "petWhereNone",
      "paperMissing",
      "historyShort",
      "refereeSilent",
      "sameApplicant",
    ]);
  });
});
