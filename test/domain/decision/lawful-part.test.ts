import { describe, expect, it } from "vitest";
import { findFlags } from "../../../app/features/deciding/decision/rules/flags";
import { lawfulPart } from "../../../app/features/deciding/decision/rules/lawful-part";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { unlawfulIn } from "../../../app/features/forms/law/unlawful";
import { createIdMaker } from "../../../app/kernel/ids";
import { packOf, templateOf } from "../law/packs";

const ids = createIdMaker();
const facts = {
  moveIn: null,
  adults: null,
  hasPets: true,
  incomeMonthlyMinor: 100_000,
  incomeCurrency: "AUD",
  duplicate: null,
};

/** A form that asks for pets and income, and wants neither a pet nor less than three times the rent. */
function asking(): FormDefinition {
  const form = templateOf("blank", "AU");
  const fields = ["pets", "income"].map((key) => fieldFromCatalogue(key, ids, "en").field);
  const section = { id: ids.nodeId(), title: { en: "More" }, stage: "apply" as const, fields };
  const rent = { amountMinor: 200_000, currency: "AUD", period: "month" as const };
  return {
    ...form,
    property: { ...form.property, rent, pets: "no", incomeMultiple: 3 },
    flags: [{ key: "incomeBelow", on: true, threshold: 3 }],
    sections: [...form.sections, section],
  };
}

const keysOf = (form: FormDefinition, of = facts) => findFlags(form, of, "en-AU").map(({ key }) => key);

// Red when the facts of a question that is off stay, or its field does.
describe("answers to questions that have become forbidden", () => {
  it("are left out of flags and facts where the place forbids the question", async () => {
    const form = asking();
    expect(keysOf(form)).toEqual(["incomeBelow", "petWhereNone"]);
    const lawful = lawfulPart(form, facts, unlawfulIn(form, await packOf("AU-VIC")));
    expect(lawful.facts).toMatchObject({ hasPets: null, incomeMonthlyMinor: 100_000 });
    expect(keysOf(lawful.definition, lawful.facts)).toEqual(["incomeBelow"]);
    const asked = lawful.definition.sections.flatMap(({ fields }) => fields.map(({ catalogueKey }) => catalogueKey));
    expect(asked).not.toContain("pets");
    expect(asked).toContain("income");
  });

  it("rules that have become forbidden make no flag", async () => {
    const form = asking();
    const lawful = lawfulPart(form, facts, unlawfulIn(form, await packOf("CA-ON")));
    expect(keysOf(lawful.definition, lawful.facts)).toEqual(["petWhereNone"]);
  });

  it("are unchanged where nothing is forbidden", async () => {
    const form = asking();
    expect(lawfulPart(form, facts, unlawfulIn(form, await packOf("US-FL")))).toEqual({ definition: form, facts });
  });
});
