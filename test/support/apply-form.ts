import type { FormDefinition } from "../../app/features/forms/form-model/schema";

const en = (text: string) => ({ en: text });
const base = { required: true, stage: "apply" as const };

/** Ids of the questions of `everyKind`, by what they ask. */
export const asked = {
  you: "sectyou001",
  name: "fieldname1",
  email: "fieldmail1",
  phone: "fieldphone",
  over18: "fieldover1",
  home: "secthome01",
  address: "fieldaddr1",
  status: "fieldstat1",
  owner: "optowner01",
  renter: "optrenter1",
  rent: "fieldrent1",
  leaving: "fieldleave",
  work: "sectwork01",
  employer: "fieldempl1",
  since: "fieldsince",
  income: "fieldincom",
  pets: "sectpets01",
  anyPets: "fieldpets1",
  petKinds: "fieldkinds",
  cat: "optcat0001",
  dog: "optdog0001",
  adults: "fieldadult",
  moveIn: "fieldmove1",
  term: "fieldterm1",
  year: "optyear001",
  papers: "sectpaper1",
  payslips: "fieldslips",
  letter: "fieldlettr",
  sign: "fieldsign1",
  truth: "consttruth",
} as const;

/** A form with every kind of question, a repeatable section, conditions on the same page, and a consent. */
export function everyKind(): FormDefinition {
  return {
    v: 1,
    defaultLocale: "en",
    title: en("Flat 2, 14 Maple Street"),
    landlord: { name: "Dana Hartley-Quist" },
    intro: en("Please answer as completely as you can."),
    property: {
      address: { line1: "14 Maple Street", city: "Portland", region: "OR", country: "US", postcode: "97201" },
      rent: { amountMinor: 185000, currency: "USD", period: "month" },
      deposit: { amountMinor: 185000, currency: "USD" },
      availableFrom: "2027-01-01",
      termMonths: 12,
      bedrooms: 2,
      pets: "ask",
      criteria: en("First complete application that meets the criteria.\nIncome of three times the rent."),
      incomeMultiple: 3,
      incomeMultipleReason: { code: "needed-now" },
    },
    sections: [
      {
        id: asked.you,
        title: en("About you"),
        stage: "apply",
        fields: [
          { ...base, id: asked.name, kind: "name", label: en("Your full name"), catalogueKey: "legalName" },
          {
            ...base,
            id: asked.email,
            kind: "email",
            label: en("Email address"),
            catalogueKey: "email",
            help: en("Your receipt goes there."),
          },
          { ...base, id: asked.phone, kind: "phone", label: en("Phone number"), catalogueKey: "phone" },
          { ...base, id: asked.over18, kind: "yesNo", label: en("Are you 18 or over?") },
        ],
      },
      {
        id: asked.home,
        title: en("Where you live now"),
        help: en("Start with your present address."),
        stage: "apply",
        repeat: { min: 1, max: 3, itemLabel: en("Address") },
        fields: [
          { ...base, id: asked.address, kind: "address", label: en("Address") },
          {
            ...base,
            id: asked.status,
            kind: "choice",
            label: en("How you live there"),
            options: [
              { id: asked.owner, label: en("Owner") },
              { id: asked.renter, label: en("Renter") },
            ],
            other: true,
          },
          {
            ...base,
            id: asked.rent,
            kind: "money",
            label: en("Rent"),
            withPeriod: true,
            showWhen: { all: [{ field: asked.status, op: "is", value: asked.renter }] },
          },
          {
            ...base,
            id: asked.leaving,
            required: false,
            kind: "longText",
            label: en("Why you are leaving"),
            maxLength: 300,
          },
        ],
      },
      {
        id: asked.work,
        title: en("Work and income"),
        stage: "apply",
        fields: [
          { ...base, id: asked.employer, kind: "text", label: en("Employer"), autocomplete: "organization" },
          { ...base, id: asked.since, kind: "dateRange", precision: "month", openEnd: true, label: en("Employed") },
          {
            ...base,
            id: asked.income,
            kind: "money",
            label: en("Your income"),
            withPeriod: true,
            withBasis: true,
            catalogueKey: "income",
          },
        ],
      },
      {
        id: asked.pets,
        title: en("Moving in"),
        stage: "apply",
        fields: [
          {
            ...base,
            id: "statement1",
            required: false,
            kind: "statement",
            label: en("Pets"),
            text: en("Assistance animals are not pets."),
          },
          { ...base, id: asked.anyPets, kind: "yesNo", label: en("Will pets live with you?"), catalogueKey: "pets" },
          {
            ...base,
            id: asked.petKinds,
            kind: "multiChoice",
            label: en("Which pets?"),
            options: [
              { id: asked.cat, label: en("Cat") },
              { id: asked.dog, label: en("Dog") },
            ],
            showWhen: { all: [{ field: asked.anyPets, op: "is", value: "yes" }] },
          },
          {
            ...base,
            id: asked.adults,
            kind: "number",
            label: en("Adults who will live here"),
            min: 1,
            max: 10,
            catalogueKey: "adultsCount",
          },
          { ...base, id: asked.moveIn, kind: "date", label: en("Move-in date"), catalogueKey: "moveIn" },
          {
            ...base,
            id: asked.term,
            kind: "dropdown",
            label: en("How long"),
            options: [{ id: asked.year, label: en("One year") }],
          },
        ],
      },
      {
        id: asked.papers,
        title: en("Documents and signature"),
        stage: "apply",
        fields: [
          { ...base, id: asked.payslips, kind: "file", label: en("Payslips"), maxFiles: 3 },
          { ...base, id: asked.letter, required: false, kind: "file", label: en("Landlord's letter"), maxFiles: 1 },
          { ...base, id: asked.sign, kind: "signature", label: en("Signature") },
        ],
      },
    ],
    consents: [{ id: asked.truth, text: en("My answers are true and complete."), required: true }],
    replyWithinDays: 7,
  };
}

type Pairs = [string, string][];

/** What an honest applicant types, step by step (files apart). */
export const typedSteps: Pairs[] = [
  [
    [`${asked.name}.first`, "Ada"],
    [`${asked.name}.last`, "Lovelace"],
    [asked.email, "ada@applicant.example"],
    [asked.phone, "+1 503 555 0134"],
    [asked.over18, ""],
    [asked.over18, "yes"],
  ],
  [
    [`${asked.home}.0.${asked.address}.line1`, "9 Oak Avenue"],
    [`${asked.home}.0.${asked.address}.line2`, ""],
    [`${asked.home}.0.${asked.address}.city`, "Portland"],
    [`${asked.home}.0.${asked.address}.region`, "OR"],
    [`${asked.home}.0.${asked.address}.postcode`, "97202"],
    [`${asked.home}.0.${asked.address}.country`, "US"],
    [`${asked.home}.0.${asked.status}`, asked.renter],
    [`${asked.home}.0.${asked.rent}.amount`, "1500"],
    [`${asked.home}.0.${asked.rent}.period`, "month"],
    [`${asked.home}.0.${asked.leaving}`, "More room"],
  ],
  [
    [asked.employer, "Analytical Engines"],
    [`${asked.since}.from.month`, "3"],
    [`${asked.since}.from.year`, "2021"],
    [`${asked.since}.to.month`, ""],
    [`${asked.since}.to.year`, ""],
    [`${asked.since}.present`, ""],
    [`${asked.since}.present`, "yes"],
    [`${asked.income}.amount`, "6400"],
    [`${asked.income}.period`, "month"],
    [`${asked.income}.basis`, "gross"],
  ],
  [
    [asked.anyPets, "yes"],
    [asked.petKinds, ""],
    [asked.petKinds, asked.cat],
    [asked.adults, "2"],
    [`${asked.moveIn}.day`, "15"],
    [`${asked.moveIn}.month`, "1"],
    [`${asked.moveIn}.year`, "2027"],
    [asked.term, asked.year],
  ],
  [[asked.sign, "Ada Lovelace"]],
];

/** The smallest honest files of the four kinds. */
export const smallFiles = {
  pdf: new TextEncoder().encode("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  jpg: new Uint8Array([
    0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9,
  ]),
  png: new Uint8Array([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0,
    0, 0, 0,
  ]),
  heic: new Uint8Array([
    0,
    0,
    0,
    24,
    ...new TextEncoder().encode("ftypheic"),
    0,
    0,
    0,
    0,
    ...new TextEncoder().encode("mif1heic"),
  ]),
};

/** A small PDF like no other: the same bytes twice in one slot are one file. */
export function aPdf(name: string): File {
  return new File([smallFiles.pdf, `% ${name}`], name, { type: "application/pdf" });
}
