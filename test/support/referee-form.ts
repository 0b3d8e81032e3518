import type { Answers } from "../../app/features/forms/form-model/answers";
import type { Field, FormDefinition, Section } from "../../app/features/forms/form-model/schema";
import { everyKind } from "./apply-form";

const en = (text: string) => ({ en: text });
const base = { required: false, stage: "apply" as const };

const names = [
  "name",
  "email",
  "address",
  "since",
  "rent",
  "landlord",
  "landlordEmail",
  "landlordPhone",
  "landlordContact",
  "now",
  "later",
  "homes",
  "homeDates",
  "homeLandlord",
  "homeEmail",
  "homeContact",
  "work",
  "boss",
  "bossEmail",
  "bossConsent",
  "people",
  "friend",
  "friendEmail",
  "friendPhone",
  "friendConsent",
  "mayContact",
  "you",
  "homeNow",
  "homeLater",
] as const;

/** Ids of the questions of `refereeForm`, ten letters each. */
export const at = Object.fromEntries(
  names.map((name, index) => [name, `ref${String(index).padStart(7, "0")}`]),
) as Record<(typeof names)[number], string>;

function contact(id: string, catalogueKey: string, [now, later]: readonly [string, string]): Field {
  return {
    ...base,
    id,
    kind: "choice",
    label: en("May we contact your landlord?"),
    catalogueKey,
    options: [
      { id: now, label: { en: "Yes, at any time", es: "Sí, cuando quiera" } },
      { id: later, label: { en: "Only after asking me", es: "Solo tras consultarme" } },
    ],
  };
}

function ready(id: string, kind: "name" | "email" | "phone" | "text" | "yesNo", catalogueKey: string): Field {
  return { ...base, id, kind, label: en(catalogueKey), catalogueKey } as Field;
}

const sections: Section[] = [
  {
    id: at.you,
    title: en("About you"),
    stage: "apply",
    fields: [
      { ...ready(at.name, "name", "legalName"), required: true },
      { ...ready(at.email, "email", "email"), required: true },
      { ...base, id: at.address, kind: "address", label: en("Your address now"), catalogueKey: "currentAddress" },
      {
        ...base,
        ...{ id: at.since, kind: "date", label: en("Since when"), precision: "month" },
        catalogueKey: "currentAddress.since",
      },
      { ...base, id: at.rent, kind: "money", label: en("Rent now"), withPeriod: true, catalogueKey: "currentRent" },
      ready(at.landlord, "name", "landlordReference"),
      ready(at.landlordEmail, "email", "landlordReference.email"),
      ready(at.landlordPhone, "phone", "landlordReference.phone"),
      contact(at.landlordContact, "landlordReference.contact", [at.now, at.later]),
      ready(at.work, "text", "employer"),
      ready(at.boss, "name", "employerContact"),
      ready(at.bossEmail, "email", "employerContact.email"),
      ready(at.bossConsent, "yesNo", "employerContact.consent"),
    ] as Field[],
  },
  {
    id: at.homes,
    title: en("Earlier addresses"),
    stage: "apply",
    repeat: { min: 0, max: 5, itemLabel: en("Address") },
    fields: [
      {
        ...base,
        id: at.homeDates,
        kind: "dateRange",
        precision: "month",
        label: en("When"),
        catalogueKey: "previousAddresses.dates",
      } as Field,
      ready(at.homeLandlord, "name", "previousAddresses.landlord"),
      ready(at.homeEmail, "email", "previousAddresses.email"),
      contact(at.homeContact, "previousAddresses.contact", [at.homeNow, at.homeLater]),
    ],
  },
  {
    id: at.people,
    title: en("References"),
    stage: "apply",
    repeat: { min: 0, max: 3, itemLabel: en("Reference") },
    fields: [
      ready(at.friend, "name", "references.name"),
      ready(at.friendEmail, "email", "references.email"),
      ready(at.friendPhone, "phone", "references.phone"),
      ready(at.friendConsent, "yesNo", "references.consent"),
    ],
  },
];

type Home = FormDefinition["property"]["address"];

/** A form on which people are named who can be asked; at `home`, or where `everyKind` lies. */
export function refereeForm(home?: Partial<Home>): FormDefinition {
  const form = everyKind();
  return {
    ...form,
    title: en("Flat 3, 9 Ash Road"),
    property: { ...form.property, address: { ...form.property.address, ...home } },
    sections,
    consents: [
      { id: at.mayContact, text: en("The people I named may be asked."), required: false, catalogueKey: "mayContact" },
    ],
  };
}

/** `tag`: makes the addresses their own, for each is written to a few times a day. Answers that name a landlord (any time), an earlier one (after asking), somebody at work, and a friend by phone alone. */
export function refereeAnswers(tag = ""): Answers {
  return {
    [at.name]: { first: "Ada", last: "Lovelace" },
    [at.email]: `ada${tag}@tenant.example`,
    [at.address]: { line1: "12 Oak Street", city: "Albany", region: "NY", postcode: "12207", country: "US" },
    [at.since]: "2023-03",
    [at.rent]: { amountMinor: 120_000, currency: "USD", period: "month" },
    [at.landlord]: { first: "Grace", last: "Hopper" },
    [at.landlordEmail]: `grace${tag}@owner.example`,
    [at.landlordContact]: { option: at.now },
    [at.work]: "Analytical Engines",
    [at.boss]: { first: "Charles", last: "Babbage" },
    [at.bossEmail]: `charles${tag}@work.example`,
    [at.bossConsent]: true,
    [at.homes]: [
      {
        [at.homeDates]: { from: "2020-01", to: "2023-02" },
        [at.homeLandlord]: { first: "Mary", last: "Somerville" },
        [at.homeEmail]: `mary${tag}@owner.example`,
        [at.homeContact]: { option: at.homeLater },
      },
    ],
    [at.people]: [
      {
        [at.friend]: { first: "Annabella", last: "Milbanke" },
        [at.friendPhone]: "+14155550142",
        [at.friendConsent]: true,
      },
    ],
  };
}
