import { describe, expect, it } from "vitest";
import { flagKinds, flagsOf, withFlag } from "../../../app/features/form-model/flags";
import { definitionSchema, type FormDefinition } from "../../../app/features/form-model/schema";
import { readDefinition } from "../../../app/features/form-model/upcast";
import { definitionOf } from "./support";

function formIn(country: string, region?: string): FormDefinition {
  const form = definitionOf([]);
  return { ...form, property: { ...form.property, address: { line1: "1", city: "x", country, region } } };
}
const income = (form: FormDefinition) => flagsOf(form).find(({ key }) => key === "incomeBelow");

describe("flags of a form", () => {
  it("begin as the place has it: no income multiple in Ontario and Quebec, 2.5 in the United Kingdom, else 3", () => {
    expect(income(formIn("US", "TX"))).toMatchObject({ on: true, threshold: 3 });
    expect(income(formIn("GB"))).toMatchObject({ on: true, threshold: 2.5 });
    for (const region of ["ON", "Ontario", "QC", "Québec"]) expect(income(formIn("CA", region))?.on).toBe(false);
    expect(income(formIn("CA", "BC"))?.on).toBe(true);
    const asked = formIn("US");
    expect(income({ ...asked, property: { ...asked.property, incomeMultiple: 2 } })?.threshold).toBe(2);
  });

  it("are kept as the landlord set them, each once, and the others stay as they begin", () => {
    const once = withFlag(formIn("GB"), { key: "movesInLate", on: true, threshold: 14 });
    const twice = withFlag(once, { key: "movesInLate", on: false, threshold: 14 });
    expect(twice.flags).toEqual([{ key: "movesInLate", on: false, threshold: 14 }]);
    expect(flagsOf(twice)).toHaveLength(flagKinds.length);
    expect(flagsOf(twice).find(({ key }) => key === "movesInLate")).toEqual({
      key: "movesInLate",
      on: false,
      threshold: 14,
    });
    const read = readDefinition(JSON.stringify(twice));
    expect(read.ok && read.value.flags).toEqual(twice.flags);
  });

  it("are not needed: a definition stored before there were any is read as it was", () => {
    const read = readDefinition(JSON.stringify(formIn("GB")));
    expect(read.ok && "flags" in read.value).toBe(false);
  });

  it("look at no protected fact: there is no other key", () => {
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
