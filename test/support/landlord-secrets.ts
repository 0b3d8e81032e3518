import type { FormDefinition } from "../../app/features/forms/form-model/schema";

/** Words that stand only in what a landlord keeps to himself. */
export const landlordSecrets = ["secretreason1", "secretreason2", "secretreason3", "4.25"] as const;

/** A form with everything a landlord may keep to himself: reasons of law, flags with thresholds, columns of the list. */
export function withLandlordSecrets(definition: FormDefinition): FormDefinition {
  const [reason, ofMultiple, ofConsent] = landlordSecrets;
  return {
    ...definition,
    property: {
      ...definition.property,
      incomeMultiple: 3,
      incomeMultipleReason: { code: "other", text: ofMultiple },
      chosenSubplace: { place: "us-or", name: null },
    },
    flags: [
      { key: "incomeBelow", on: true, threshold: 4.25 },
      { key: "paperMissing", on: true },
    ],
    sections: definition.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => ({
        ...field,
        listColumn: true,
        lawReason: { code: "other", text: reason },
      })),
    })),
    consents: definition.consents.map((consent) => ({ ...consent, lawReason: { code: "other", text: ofConsent } })),
  };
}
