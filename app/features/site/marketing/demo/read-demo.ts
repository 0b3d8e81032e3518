import { dayMs } from "../../../../kernel/durations";
import { type ApplicationId, createIdMaker, type RentFormId } from "../../../../kernel/ids";
import { formatMoney } from "../../../../kernel/money";
import { readLanguage } from "../../../../kernel/page-locale";
import type { DescribedSection } from "../../../applying/applications/describe-application";
import { type FlagFacts, type FoundFlag, findFlags } from "../../../deciding/decision/rules/flags";
import { type ListRow, listRow } from "../../../deciding/inbox/rules/list-row";
import type { FormDefinition, Property } from "../../../forms/form-model/schema";
import { templates } from "../../../forms/form-model/templates";
import { demoWords } from "../words/demo-words";
import { type DemoPerson, demoPeople } from "./demo-people";

export const demoBase = "/demo/inbox";
/** The demo's day never moves: nothing in it grows old. */
const demoNow = Date.parse("2026-11-23T16:00:00Z");
const promisedDays = 7;

export const demoRent = { amountMinor: 185_000, currency: "USD", period: "month" } as const;

const home: Property = {
  address: { line1: "14 Maple Street", city: "Portland", region: "OR", country: "US" },
  rent: demoRent,
  availableFrom: "2026-12-06",
  moveInWithinDays: 30,
  maxOccupants: 4,
  pets: "ask",
  incomeMultiple: 2.5,
};

export type DemoApplication = {
  row: ListRow;
  number: number;
  facts: FlagFacts;
  rent: { amountMinor: number; currency: string };
  flags: FoundFlag[];
  sections: DescribedSection[];
  documents: readonly string[];
  words: string | null;
  /** By when an answer was promised, ISO. */
  answerBy: string;
  /** Whether it is the last one of the list. */
  isLast: boolean;
};

/** The rows of the demo's inbox, written by the product's own rules for people who do not exist. */
export function readDemoRows(locale: string): ListRow[] {
  const definition = demoDefinition();
  return demoPeople.map((person, index) => rowOf(definition, person, index, locale));
}

/** One of them, counted from 1; null when there is none of that number. */
export function readDemoApplication(number: number, locale: string): DemoApplication | null {
  const person = demoPeople[number - 1];
  if (!person) return null;
  const definition = demoDefinition();
  const facts = factsOf(person);
  return {
    row: rowOf(definition, person, number - 1, locale),
    number,
    facts,
    rent: demoRent,
    flags: findFlags(definition, facts, locale),
    sections: sectionsOf(person, locale),
    documents: person.documents,
    words: person.words ?? null,
    answerBy: answerBy(person),
    isLast: number === demoPeople.length,
  };
}

function demoDefinition(): FormDefinition {
  const standard = templates.find(({ key }) => key === "standard");
  if (!standard) throw new Error("The standard template is gone");
  return standard.build({ ids: createIdMaker(), property: home, locale: "en" });
}

function factsOf({ moveIn, incomeMinor, adults, pet }: DemoPerson): FlagFacts {
  return {
    moveIn,
    incomeMonthlyMinor: incomeMinor,
    incomeCurrency: "USD",
    adults,
    hasPets: pet !== undefined,
    duplicate: null,
  };
}

const submittedAt = ({ hoursAgo }: DemoPerson) => demoNow - (hoursAgo * dayMs) / 24;

function answerBy(person: DemoPerson): string {
  return new Date(submittedAt(person) + promisedDays * dayMs).toISOString().slice(0, 10);
}

function rowOf(definition: FormDefinition, person: DemoPerson, index: number, locale: string): ListRow {
  const facts = factsOf(person);
  const day = answerBy(person);
  const isOwed = !["declined", "info_requested"].includes(person.state);
  return listRow(
    {
      ...facts,
      id: String(index + 1) as ApplicationId,
      formId: "demo" as RentFormId,
      home: null,
      formTitle: home.address.line1,
      name: person.name,
      email: "",
      phone: null,
      reference: "",
      state: person.state,
      stateBefore: null,
      submittedAt: submittedAt(person),
      timesRent: Math.floor((person.incomeMinor / demoRent.amountMinor) * 100) / 100,
      documents: person.documents.length,
      isNew: person.isNew === true,
      isStarred: false,
      isArchived: false,
      isLet: false,
      assignedTo: null,
      isWaiting: false,
      hasNewMessage: false,
      hasChanged: false,
      hasAnswered: false,
      isErased: false,
      isLocked: false,
      promise: isOwed ? { day, isOverdue: false, isNear: Date.parse(day) - demoNow < dayMs } : null,
      flags: findFlags(definition, facts, locale),
      unlawful: [],
      locale,
      applicantLocale: "en",
    },
    { hidesNames: false, now: demoNow },
  );
}

function sectionsOf(person: DemoPerson, locale: string): DescribedSection[] {
  const words = demoWords[readLanguage(locale)].sections;
  const income = formatMoney(person.incomeMinor, "USD", locale);
  const section = (id: string, title: string, rows: readonly (readonly [label: string, text: string])[]) => ({
    id,
    title,
    groups: [{ title: null, rows: rows.map(([label, text]) => ({ label, text, documents: [] })) }],
  });
  return [
    section("work", words.work, [
      [words.job, person.job],
      [words.employer, person.employer],
      [words.income, words.beforeTax({ amount: income })],
    ]),
    section("household", words.household, [
      [words.adults, String(person.adults)],
      [words.pets, person.pet ?? words.noPets],
      [words.from, person.from],
      [words.mayAsk, words.yes],
    ]),
  ];
}
