import { dayMs } from "../../../../kernel/durations";
import { type ApplicationId, createIdMaker, type RentFormId } from "../../../../kernel/ids";
import { formatMoney } from "../../../../kernel/money";
import type { DescribedSection } from "../../../applying/applications/describe-application";
import { type FlagFacts, type FoundFlag, findFlags } from "../../../deciding/decision/rules/flags";
import { type ListRow, listRow } from "../../../deciding/inbox/rules/list-row";
import type { FormDefinition, Property } from "../../../forms/form-model/schema";
import { templates } from "../../../forms/form-model/templates";
import { type DemoPerson, demoPeople } from "./demo-people";

export const demoBase = "/demo/inbox";
/** The demo's day never moves: nothing in it grows old. */
const demoNow = Date.parse("2026-11-23T16:00:00Z");
const locale = "en-US";
const promisedDays = 7;

const rent = { amountMinor: 185_000, currency: "USD", period: "month" } as const;

const home: Property = {
  address: { line1: "14 Maple Street", city: "Portland", region: "OR", country: "US" },
  rent,
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
export function readDemoRows(): ListRow[] {
  const definition = demoDefinition();
  return demoPeople.map((person, index) => rowOf(definition, person, index));
}

/** One of them, counted from 1; null when there is none of that number. */
export function readDemoApplication(number: number): DemoApplication | null {
  const person = demoPeople[number - 1];
  if (!person) return null;
  const definition = demoDefinition();
  const facts = factsOf(person);
  return {
    row: rowOf(definition, person, number - 1),
    number,
    facts,
    rent,
    flags: findFlags(definition, facts, locale),
    sections: sectionsOf(person),
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

function rowOf(definition: FormDefinition, person: DemoPerson, index: number): ListRow {
  const facts = factsOf(person);
  const day = answerBy(person);
  const isOwed = !["declined", "info_requested"].includes(person.state);
  return listRow(
    {
      ...facts,
      id: String(index + 1) as ApplicationId,
      formId: "demo" as RentFormId,
      formTitle: home.address.line1,
      name: person.name,
      email: "",
      phone: null,
      reference: "",
      state: person.state,
      stateBefore: null,
      submittedAt: submittedAt(person),
      timesRent: Math.floor((person.incomeMinor / rent.amountMinor) * 100) / 100,
      documents: person.documents.length,
      isNew: person.isNew === true,
      isStarred: false,
      isArchived: false,
      isLet: false,
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

function sectionsOf(person: DemoPerson): DescribedSection[] {
  const section = (id: string, title: string, rows: readonly (readonly [label: string, text: string])[]) => ({
    id,
    title,
    groups: [{ title: null, rows: rows.map(([label, text]) => ({ label, text, documents: [] })) }],
  });
  return [
    section("work", "Work and income", [
      ["Job title", person.job],
      ["Employer", person.employer],
      ["Monthly income", `${formatMoney(person.incomeMinor, "USD", locale)}, before tax`],
    ]),
    section("household", "Your move and household", [
      ["Adults", String(person.adults)],
      ["Pets", person.pet ?? "None"],
      ["Lives now in", person.from],
      ["May we ask your landlord?", "Yes, at any time"],
    ]),
  ];
}
