import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { everyKind } from "./apply-form";

const en = (text: string) => ({ en: text });
const base = { required: true, stage: "apply" as const };

/** Ids of the questions of `householdForm`. */
export const named = {
  you: "secthhyou1",
  name: "fieldhhnam",
  email: "fieldhhmai",
  move: "secthhmove",
  moveIn: "fieldhhmov",
  count: "fieldhhcou",
  work: "secthhwork",
  income: "fieldhhinc",
  hobby: "fieldhhhob",
  slips: "fieldhhsli",
  adults: "secthhadul",
  adultName: "fieldhhadn",
  adultEmail: "fieldhhade",
  surety: "secthhsure",
  suretyName: "fieldhhsun",
  suretyEmail: "fieldhhsue",
  truth: "consthhtru",
} as const;

/** A form that names a second adult and a guarantor, with papers and a question of the landlord's own among the personal ones. */
export function householdForm(): FormDefinition {
  return {
    ...everyKind(),
    title: en("Flat 2, 14 Maple Street"),
    sections: [
      {
        id: named.you,
        title: en("About you"),
        stage: "apply",
        fields: [
          { ...base, id: named.name, kind: "name", label: en("Your full name"), catalogueKey: "legalName" },
          { ...base, id: named.email, kind: "email", label: en("Email address"), catalogueKey: "email" },
        ],
      },
      {
        id: named.move,
        title: en("Your move"),
        stage: "apply",
        fields: [
          { ...base, required: false, id: named.moveIn, kind: "text", label: en("Floor"), catalogueKey: "heardFrom" },
        ],
      },
      {
        id: named.work,
        title: en("Work and income"),
        stage: "apply",
        fields: [
          {
            ...base,
            id: named.income,
            kind: "money",
            withPeriod: true,
            label: en("Your income"),
            catalogueKey: "income",
          },
          { ...base, required: false, id: named.hobby, kind: "text", label: en("Which tools do you use?") },
          {
            ...base,
            required: false,
            id: named.slips,
            kind: "file",
            label: en("Payslips"),
            catalogueKey: "proofOfIncome",
          },
        ],
      },
      {
        id: named.adults,
        title: en("Other adults"),
        stage: "apply",
        repeat: { min: 0, max: 5, itemLabel: en("Adult") },
        fields: [
          { ...base, id: named.adultName, kind: "name", label: en("Name"), catalogueKey: "adultsCount.name" },
          {
            ...base,
            required: false,
            id: named.adultEmail,
            kind: "email",
            label: en("Their email"),
            catalogueKey: "adultsCount.email",
          },
        ],
      },
      {
        id: named.surety,
        title: en("Guarantor"),
        stage: "apply",
        fields: [
          {
            ...base,
            required: false,
            id: named.suretyName,
            kind: "name",
            label: en("Guarantor’s name"),
            catalogueKey: "guarantor",
          },
          {
            ...base,
            required: false,
            id: named.suretyEmail,
            kind: "email",
            label: en("Guarantor’s email"),
            catalogueKey: "guarantor.email",
          },
        ],
      },
    ],
    consents: [{ id: named.truth, text: en("Everything I have written is true."), required: true }],
  };
}

/** The same form, which asks how many adults there are as well, beside the move. */
export function countedHousehold(): FormDefinition {
  const form = householdForm();
  const label = en("Adults who will live here");
  const field = { ...base, id: named.count, kind: "number" as const, label, min: 1, catalogueKey: "adultsCount" };
  const sections = form.sections.map((section) =>
    section.id === named.move ? { ...section, fields: [...section.fields, field] } : section,
  );
  return { ...form, sections };
}
