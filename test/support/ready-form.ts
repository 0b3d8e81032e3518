import { buildSections } from "../../app/features/forms/form-model/build-sections";
import type { Field, FormDefinition } from "../../app/features/forms/form-model/schema";
import {
  aboutYou,
  currentHome,
  otherAdults,
  pets,
  workAndIncome,
} from "../../app/features/forms/form-model/section-plans";
import { createIdMaker } from "../../app/kernel/ids";
import { everyKind } from "./apply-form";

const ids = createIdMaker();

/** A form of ready questions in their ready words, with ids of its own, and one question that is the landlord's own. */
export function readyForm(currency = "USD"): FormDefinition {
  const sections = buildSections([aboutYou, currentHome, workAndIncome, otherAdults, pets], ids, "en");
  const [first] = sections;
  first?.fields.push({
    id: ids.nodeId(),
    kind: "text",
    label: { en: "A question of our own" },
    required: false,
    stage: "apply",
  });
  const { property, ...rest } = everyKind();
  return {
    ...rest,
    property: { ...property, rent: { amountMinor: 185_000, currency, period: "month" } },
    sections: sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => ({ ...field, required: false })),
    })),
  };
}

/** The question that came from the catalogue under this key. */
export function readyField(definition: FormDefinition, key: string): Field {
  const found = definition.sections.flatMap(({ fields }) => fields).find(({ catalogueKey }) => catalogueKey === key);
  if (!found) throw new Error(`Not asked: ${key}`);
  return found;
}
