import type { FormDefinition, Property } from "../../app/features/forms/form-model/schema";

const en = (text: string) => ({ en: text });
const base = { required: false, stage: "apply" as const };

/** Ids of the questions of `ruledForm`, by what they ask. */
export const ruled = {
  about: "sectruled1",
  name: "fieldname9",
  email: "fieldmail9",
  income: "fieldinco9",
  moveIn: "fieldmovi9",
  pets: "fieldpets9",
  smoking: "fieldsmok9",
  papers: "fieldpapr9",
} as const;

/** A form that publishes a rule for each reason that rests on one: 2.5 times a rent of $2,000, from 5 January within 14 days, no pets, no smoking. */
export function ruledForm(property: Partial<Property> = {}): FormDefinition {
  return {
    v: 1,
    defaultLocale: "en",
    title: en("Flat 2, 14 Maple Street"),
    landlord: { name: "Dana Hartley-Quist" },
    property: {
      address: { line1: "14 Maple Street", city: "Boise", region: "ID", country: "US", postcode: "83702" },
      rent: { amountMinor: 200_000, currency: "USD", period: "month" },
      incomeMultiple: 2.5,
      availableFrom: "2027-01-05",
      moveInWithinDays: 14,
      pets: "no",
      smoking: "no",
      ...property,
    },
    sections: [
      {
        id: ruled.about,
        title: en("About you"),
        stage: "apply",
        fields: [
          {
            ...base,
            required: true,
            id: ruled.name,
            kind: "name",
            label: en("Your full name"),
            catalogueKey: "legalName",
          },
          { ...base, required: true, id: ruled.email, kind: "email", label: en("Email"), catalogueKey: "email" },
          {
            ...base,
            id: ruled.income,
            kind: "money",
            withPeriod: true,
            label: en("Your income"),
            catalogueKey: "income",
          },
          {
            ...base,
            id: ruled.moveIn,
            kind: "date",
            precision: "day",
            label: en("Move-in date"),
            catalogueKey: "moveIn",
          },
          { ...base, id: ruled.pets, kind: "yesNo", label: en("Will pets live with you?"), catalogueKey: "pets" },
          {
            ...base,
            id: ruled.smoking,
            kind: "yesNo",
            label: en("Does anyone smoke or vape indoors?"),
            catalogueKey: "smoking",
          },
          { ...base, id: ruled.papers, kind: "file", label: en("Proof of income"), catalogueKey: "proofOfIncome" },
        ],
      },
    ],
    consents: [],
  };
}
