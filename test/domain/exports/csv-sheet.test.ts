import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { csvLine, csvMark } from "../../../app/features/deciding/exports/csv";
import {
  type ExportedHousehold,
  type ExportedPerson,
  factHeaders,
  householdRows,
} from "../../../app/features/deciding/exports/csv-rows";
import { type ColumnVersion, createSheet } from "../../../app/features/deciding/exports/csv-sheet";
import type { Answers } from "../../../app/features/forms/form-model/answers";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import type { RentFormId } from "../../../app/kernel/ids";
import type { PageLocale } from "../../../app/kernel/page-locale";
import { asked, everyKind } from "../../support/apply-form";
import { hostileTexts } from "../../support/hostile-texts";
import { readRows, unguarded } from "../../support/read-csv";

const formId = "11111111-1111-4111-8111-111111111111" as RentFormId;
const otherForm = "22222222-2222-4222-8222-222222222222" as RentFormId;
const en = (text: string) => ({ en: text });

const own = {
  oldQuestion: "fieldoldq1",
  newQuestion: "fieldnewq1",
  twin: "fieldtwin1",
  hobbies: "fieldhobby",
  chess: "optchess01",
  go: "optgo00001",
} as const;

/** The first version: a question that the second asks no more, and another order. */
function first(): FormDefinition {
  const definition = everyKind();
  const [you] = definition.sections;
  you?.fields.push({ id: own.oldQuestion, kind: "text", label: en("Faxes, too?"), required: false, stage: "apply" });
  return definition;
}

/** The second: one label has changed, one question is new, two are called the same, and several may be chosen with another. */
function second(): FormDefinition {
  const definition = everyKind();
  const [you, , work] = definition.sections;
  if (!you || !work) throw new Error("The form has changed");
  you.fields[2] = { ...you.fields[2], label: en("Mobile, or any other number") } as (typeof you.fields)[number];
  work.fields.push(
    { id: own.twin, kind: "number", label: en("Employer"), required: false, stage: "apply", min: -5, decimals: 2 },
    {
      id: own.hobbies,
      kind: "multiChoice",
      label: en("Games, if any"),
      required: false,
      stage: "apply",
      options: [
        { id: own.chess, label: en("Chess") },
        { id: own.go, label: en("Go") },
      ],
      other: true,
    },
    { id: own.newQuestion, kind: "text", label: en("Name"), required: false, stage: "apply" },
    { id: "fieldoffer", kind: "text", label: en("Asked once an offer is made"), required: false, stage: "offer" },
  );
  return definition;
}

const versions: ColumnVersion[] = [
  { formId, definition: second(), locale: "en-US" },
  { formId, definition: first(), locale: "en-US" },
];

const answers: Answers = {
  [asked.name]: { first: "Ada", last: "Lovelace" },
  [asked.email]: "ada@applicant.example",
  [asked.phone]: "+15035550134",
  [asked.over18]: true,
  [asked.home]: [
    {
      [asked.address]: {
        line1: "9 Oak Avenue, Apt 3",
        city: "Portland",
        region: "OR",
        postcode: "97202",
        country: "US",
      },
      [asked.status]: { option: asked.renter },
      [asked.rent]: { amountMinor: 150_050, currency: "USD", period: "month" },
      [asked.leaving]: 'More room\n- and a "garden"',
    },
    {
      [asked.address]: { line1: "1 Rue de la Paix", city: "Paris", country: "FR" },
      [asked.status]: { other: "With my =parents" },
    },
  ],
  [asked.employer]: "@nalytical Engines",
  [asked.since]: { from: "2021-03", present: true },
  [asked.income]: { amountMinor: 640_000, currency: "USD", period: "month", basis: "gross" },
  [own.twin]: -2.5,
  [own.hobbies]: { options: [own.go, "optgone001"], other: "-Mill; Nim" },
  [own.newQuestion]: "none",
  [asked.anyPets]: false,
  [asked.adults]: 2,
  [asked.moveIn]: "2027-01-15",
  [asked.term]: asked.year,
  [asked.payslips]: ["doc-1", "doc-2"],
  [asked.sign]: { typedName: "Ada Lovelace" },
};

function person(changes: Partial<ExportedPerson> & { answers?: Answers; definition?: FormDefinition }): ExportedPerson {
  const { answers: said, definition = second(), ...rest } = changes;
  return {
    role: "lead",
    name: "Ada Lovelace",
    email: "ada@applicant.example",
    phone: "+15035550134",
    sentAt: Date.UTC(2026, 10, 21, 14, 0, 23, 123),
    incomeMonthlyMinor: null,
    incomeCurrency: null,
    documentCount: 0,
    content: said
      ? {
          definition,
          stored: {
            v: 1,
            answers: said,
            consents: [{ id: asked.truth, text: "My answers are true and complete.", accepted: true }],
            locale: "en",
            visibleSections: [],
          },
          documents: new Map([
            ["doc-1", "01 slip.pdf"],
            ["doc-2", "02 slip.pdf"],
          ]),
        }
      : null,
    ...rest,
  };
}

function household(changes: Partial<ExportedHousehold> = {}): ExportedHousehold {
  return {
    formId,
    formTitle: "Flat 2, 14 Maple Street",
    home: "14 Maple Street, Flat 2, Portland, OR 97205",
    homeReference: "M14-2",
    versionNumber: 2,
    locale: "en-US",
    reference: "RF-AAAA-2222",
    state: "shortlisted",
    submittedAt: Date.UTC(2026, 10, 21, 14, 0, 23, 123),
    householdCompletedAt: Date.UTC(2026, 10, 22, 8),
    changedAt: null,
    firstViewedAt: Date.UTC(2026, 10, 21, 15),
    decidedAt: null,
    decidedBy: null,
    declineReason: null,
    isStarred: true,
    isArchived: false,
    isLet: false,
    isWaitingForMembers: false,
    isErased: false,
    isLocked: false,
    earlierReference: null,
    incomeMonthlyMinor: 640_000,
    incomeCurrency: "USD",
    askedLater: [],
    people: [person({ answers })],
    ...changes,
  };
}

function csvOf(
  households: readonly ExportedHousehold[],
  used = versions,
  items = new Map([[asked.home as string, 2]]),
  language: PageLocale = "en",
) {
  const sheet = createSheet(used, items, { taken: factHeaders(language), language });
  const rows = households.flatMap((one) => householdRows(sheet, one, language));
  return csvMark + [[...factHeaders(language), ...sheet.headers], ...rows].map(csvLine).join("");
}

const golden: ExportedHousehold[] = [
  household({
    askedLater: ["A reference, please: -Mrs Byron", "Payslip of May: 03 may.pdf"],
    people: [
      person({ answers, incomeMonthlyMinor: 400_000, incomeCurrency: "USD", documentCount: 2 }),
      person({
        role: "co_applicant",
        name: "Charles Babbage",
        email: "charles@applicant.example",
        phone: null,
        sentAt: Date.UTC(2026, 10, 22, 8),
        incomeMonthlyMinor: 240_000,
        incomeCurrency: "USD",
        answers: {
          [asked.name]: { first: "Charles", last: "Babbage" },
          [asked.income]: { amountMinor: 240_000, currency: "USD", period: "month", basis: "net" },
        },
      }),
      person({ role: "guarantor", name: "Mary Somerville", email: "mary@surety.example", phone: null, sentAt: null }),
    ],
  }),
  household({
    reference: "RF-BBBB-3333",
    versionNumber: 1,
    state: "declined",
    declineReason: "income",
    decidedAt: Date.UTC(2026, 10, 23),
    decidedBy: "Ana Brown",
    isStarred: false,
    isArchived: true,
    earlierReference: "RF-AAAA-2222",
    people: [person({ definition: first(), answers: { [own.oldQuestion]: "Never" } })],
  }),
  household({
    reference: "RF-CCCC-4444",
    state: "withdrawn",
    isErased: true,
    incomeMonthlyMinor: null,
    incomeCurrency: null,
    people: [person({ name: "", email: "", phone: null })],
  }),
];

describe("the CSV export of applications", () => {
  it("equals the stored file", () => {
    const stored = readFileSync(new URL("golden/applications.csv", import.meta.url), "utf8");
    expect(csvOf(golden)).toBe(stored);
  });

  // Red while "first name", "amount" and "a month" were English in every file.
  it.each([
    ["de", "Vorname", "Zeitraum", "pro Monat", "heute", "Nein"],
    ["fr", "prénom", "période", "par mois", "aujourd’hui", "Non"],
    ["es", "nombre", "periodo", "al mes", "hoy", "No"],
    ["pt", "nome", "período", "por mês", "hoje", "Não"],
  ] as const)("has no English of ours in %s", (language, name, period, aMonth, until, no) => {
    const used = versions.map((version) => ({ ...version, locale: language }));
    const written = csvOf([household({ locale: language, people: [person({ answers })] })], used, undefined, language);
    const [ada = {}] = readRows(written);
    const [english = {}] = readRows(csvOf([household()]));
    const under = (part: string) => Object.keys(ada).filter((header) => header.endsWith(`: ${part}`));
    expect(under(name).map((header) => ada[header])).toEqual(["Ada"]);
    expect(under(period).map((header) => ada[header])).toContain(aMonth);
    expect(Object.values(ada)).toEqual(expect.arrayContaining([until, no]));
    // What is equal is a word of both languages, or a label that the landlord wrote.
    const inBoth = ["Name", "Status", "Documents"];
    const asking = [first(), second()].flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
    const labels = new Set(asking.map(({ label }) => label.en));
    const left = Object.keys(ada).filter((header) => header in english && !inBoth.includes(header));
    expect(left.filter((header) => !labels.has(header.replace(/^.+?: | \(2\)$/g, "")))).toEqual([]);
  });

  it("lists every person's answers under the newest label", () => {
    const [ada = {}, charles = {}, mary = {}, older = {}, erased = {}] = readRows(csvOf(golden));
    expect(ada).toMatchObject({
      Household: "RF-AAAA-2222",
      Role: "Lead applicant",
      "Received (UTC)": "2026-11-21 14:00:23",
      "Household income a month": "6400",
      "Your full name: first name": "Ada",
      "Mobile, or any other number": '="+15035550134"',
      "Address 1: Address: street": "9 Oak Avenue, Apt 3",
      "Address 1: Rent: amount": "1500.5",
      "Address 1: Rent: period": "a month",
      "Address 1: How you live there": "Renter",
      "Address 2: How you live there": "Other",
      "Address 2: How you live there: other": "With my =parents",
      "Address 2: Address: country": "France",
      "Work and income: Employer": "'@nalytical Engines",
      "Work and income: Employer (2)": "-2.5",
      "Work and income: Name": "none",
      "Employed: from": "2021-03",
      "Employed: until": "today",
      "Games, if any": "Go; optgone001; Other",
      "Games, if any: other": "'-Mill; Nim",
      "Will pets live with you?": "No",
      Payslips: "01 slip.pdf; 02 slip.pdf",
      "Consent: My answers are true and complete.": "Agreed",
      "Faxes, too?": "",
    });
    expect(unguarded(ada["Address 1: Why you are leaving"] ?? "")).toBe('More room\n- and a "garden"');
    expect(charles).toMatchObject({
      Household: "RF-AAAA-2222",
      Role: "Co-applicant",
      "Own income a month": "2400",
      "Household income a month": "6400",
      "Your income: before or after tax": "after tax",
    });
    expect(mary).toMatchObject({ Role: "Guarantor", Name: "Mary Somerville", "Part sent (UTC)": "" });
    expect(older).toMatchObject({ "Form version": "1", "Faxes, too?": "Never", Archived: "Yes" });
    expect(erased).toMatchObject({ Household: "RF-CCCC-4444", Deleted: "Yes", Name: "", Email: "" });
  });

  it("puts questions of older versions last, and omits questions that no applicant was asked", () => {
    const headers = Object.keys(readRows(csvOf(golden))[0] ?? {});
    expect(headers.slice(0, factHeaders("en").length)).toEqual(factHeaders("en"));
    expect(headers.at(-2)).toBe("Faxes, too?");
    expect(headers.join()).not.toContain("offer");
    expect(headers.join()).not.toContain("Assistance animals");
  });

  it("shares one column for the same question of several forms", () => {
    const renamed = (id: string) => `z${id.slice(1)}`;
    const copy = JSON.parse(
      JSON.stringify(everyKind()).replaceAll(
        /"(id|field)":"([a-z0-9]{10})"/g,
        (_, key, id) => `"${key}":"${renamed(id)}"`,
      ),
    ) as FormDefinition;
    const used = [...versions, { formId: otherForm, definition: copy, locale: "en-US" }];
    const said = { [renamed(asked.email)]: "b@applicant.example", [renamed(asked.employer)]: "Difference Engines" };
    const other = household({
      formId: otherForm,
      reference: "RF-DDDD-5555",
      people: [person({ definition: copy, answers: said })],
    });
    const [, there = {}] = readRows(csvOf([household(), other], used));
    expect(there).toMatchObject({
      "Email address": "b@applicant.example",
      "Work and income: Employer": "Difference Engines",
    });
    expect(Object.keys(there)).toEqual(Object.keys(readRows(csvOf([household()], used))[0] ?? {}));
    expect(Object.keys(there).length).toBe(Object.keys(readRows(csvOf([household()]))[0] ?? {}).length);
  });

  it("never drops an entry added after the columns were counted", () => {
    expect(() => csvOf([household()], versions, new Map([[asked.home as string, 1]]))).toThrow("no column");
  });

  it("returns every hostile text unchanged, in every kind of text question", () => {
    for (const text of hostileTexts) {
      const said: Answers = {
        [asked.name]: { first: text, last: text },
        [asked.employer]: text,
        [asked.sign]: { typedName: text },
        [own.hobbies]: { options: [], other: text },
        [asked.home]: [
          {
            [asked.address]: { line1: text, city: text, country: "US" },
            [asked.status]: { other: text },
            [asked.leaving]: text,
          },
        ],
      };
      const one = household({ formTitle: text, askedLater: [text], people: [person({ name: text, answers: said })] });
      const [row = {}] = readRows(csvOf([one]));
      for (const header of [
        "Name",
        "Form",
        "Asked later",
        "Your full name: first name",
        "Your full name: last name",
        "Work and income: Employer",
        "Games, if any: other",
        "Address 1: Address: street",
        "Address 1: Address: city",
        "Address 1: How you live there: other",
        "Address 1: Why you are leaving",
        "Signature",
      ])
        expect(unguarded(row[header] ?? ""), header).toBe(text);
    }
  });

  it("treats landlords' labels as text, too", () => {
    const definition = second();
    const [you] = definition.sections;
    if (you?.fields[3]) you.fields[3].label = en('=HYPERLINK("http://evil.example")');
    const [row = {}] = readRows(csvOf([household()], [{ formId, definition, locale: "en-US" }]));
    expect(Object.keys(row)).toContain('\'=HYPERLINK("http://evil.example")');
  });
});
