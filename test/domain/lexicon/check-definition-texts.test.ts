import { describe, expect, test } from "vitest";
import { catalogueEntry, fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { Property } from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { adviceWords, askInsteadOf } from "../../../app/features/forms/law/lexicon/advice";
import { categoryKeys } from "../../../app/features/forms/law/lexicon/categories";
import {
  checkDefinitionTexts,
  lexiconRecord,
  lexiconVersion,
} from "../../../app/features/forms/law/lexicon/check-definition-texts";
import { createIdMaker } from "../../../app/kernel/ids";
import { definitionOf, fieldOf, id } from "../model/support";

const ids = createIdMaker();
const property: Property = { address: { line1: "14 Maple Street", city: "Portland", region: "OR", country: "US" } };

describe("the lexicon run over a definition", () => {
  test.each(templates)("reports nothing for the unchanged template $key", (template) => {
    expect(checkDefinitionTexts(template.build({ ids, property, locale: "en-GB" }))).toEqual([]);
  });

  test("reports each text at its position, and records no words", () => {
    const definition = {
      ...definitionOf([
        {
          id: id("one"),
          title: { en: "Your religion" },
          fields: [
            fieldOf("text", "plain", { label: { en: "How long would you stay?" } }),
            fieldOf("text", "ssn", { label: { en: "Your social security number" } }),
            fieldOf("statement", "words", {
              label: { en: "Note" },
              text: { en: "Please send your bank account number." },
            }),
          ],
        },
      ]),
      intro: { en: "Nice flat. Please add a photo of yourself." },
      consents: [{ id: id("ok"), text: { en: "I have no criminal record." }, required: true }],
    };
    const findings = checkDefinitionTexts(definition);
    expect(findings.map(({ place, category }) => [Object.values(place)[0], category])).toEqual([
      ["intro", "likeness"],
      [id("one"), "religion"],
      [id("ssn"), "identityNumbers"],
      [id("words"), "bank"],
      [id("ok"), "record"],
    ]);
    const kept = JSON.stringify(lexiconRecord(findings));
    expect(kept).toContain(lexiconVersion);
    expect(kept).not.toMatch(/photo|social|Please/u);
  });

  test("reads a ready question once the landlord changed its words", () => {
    const ready = fieldFromCatalogue("dateOfBirth", ids, "en").field;
    const changed = { ...fieldFromCatalogue("moveIn", ids, "en").field, label: { en: "Are you pregnant?" } };
    const found = checkDefinitionTexts(definitionOf([{ id: id("one"), fields: [ready, changed] }]));
    expect(found).toMatchObject([{ place: { fieldId: changed.id }, verdict: "refuse", category: "pregnancy" }]);
  });
});

test.each(categoryKeys)("the advice on %s is complete, and its alternative is an existing question", (category) => {
  const { say, instead } = adviceWords.en[category];
  for (const text of [say, instead]) expect(text.trim()).not.toBe("");
  const key = askInsteadOf[category];
  if (key) expect(catalogueEntry(key)).toBeDefined();
});
