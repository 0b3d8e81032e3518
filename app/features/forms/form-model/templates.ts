import type { IdMaker } from "../../../kernel/ids";
import { buildSections, type SectionPlan } from "./build-sections";
import { buildConsents } from "./consents";
import type { FormDefinition, Property, Section } from "./schema";
import * as plans from "./section-plans";

export type TemplateContext = {
  ids: Pick<IdMaker, "nodeId">;
  property: Property;
  /** The form's default locale; texts come in English, Spanish and French in any case. */
  locale: string;
};

export type TemplateKey =
  | "standard"
  | "prescreen"
  | "room"
  | "student"
  | "midTerm"
  | "guarantor"
  | "company"
  | "blank"
  | "listed";

export type Template = {
  key: TemplateKey;
  name: string;
  summary: string;
  /** How long an applicant takes, about. */
  minutes: number;
  build(context: TemplateContext): FormDefinition;
};

/** A template out of plans of sections; the ready ones of all places are below, those of one place beside its law. */
export function makeTemplate(
  key: TemplateKey,
  about: { name: string; summary: string; minutes: number },
  sections: readonly SectionPlan[],
): Template {
  return { key, ...about, build: (context) => buildDefinition(sections, context) };
}

function buildDefinition(sections: readonly SectionPlan[], { ids, property, locale }: TemplateContext): FormDefinition {
  const built = buildSections(sections, ids, locale);
  const asks = (key: string) => built.some(({ fields }) => fields.some((field) => field.catalogueKey === key));
  return {
    v: 1,
    defaultLocale: locale,
    title: { [locale]: property.address.line1.slice(0, 150) },
    property,
    sections: built,
    consents: buildConsents(
      [
        "answersAreTrue",
        "privacyNotice",
        ...(property.criteria ? (["criteriaReceived"] as const) : []),
        ...(asks("landlordReference") ? (["mayContact"] as const) : []),
        ...(asks("signature") ? (["signElectronically"] as const) : []),
      ],
      ids,
      locale,
    ),
  };
}

export const templates: readonly Template[] = [
  makeTemplate(
    "standard",
    {
      name: "Standard rental",
      summary: "Everything you need to decide: person, household, current home, work, and income with one proof.",
      minutes: 8,
    },
    [plans.aboutYou, plans.household, plans.currentHome, plans.workAndIncome, plans.documents],
  ),
  makeTemplate(
    "prescreen",
    {
      name: "Short prescreen",
      summary: "Eight quick questions before a showing. No documents.",
      minutes: 3,
    },
    [plans.aboutYou, plans.prescreenHousehold],
  ),
  makeTemplate(
    "room",
    {
      name: "Room in a shared home",
      summary: "The standard questions, and agreement to your house rules.",
      minutes: 8,
    },
    [plans.aboutYou, plans.household, plans.currentHome, plans.workAndIncome, plans.houseRules, plans.documents],
  ),
  makeTemplate(
    "student",
    {
      name: "Student",
      summary: "The course and when it ends, with a guarantor, savings or income to cover the rent.",
      minutes: 9,
    },
    [plans.aboutYou, plans.household, plans.currentHome, plans.studyAndIncome, plans.studentDocuments],
  ),
  makeTemplate(
    "midTerm",
    {
      name: "Furnished, one to six months",
      summary: "The standard questions, with a move-out date.",
      minutes: 8,
    },
    [plans.aboutYou, plans.midTermHousehold, plans.currentHome, plans.workAndIncome, plans.documents],
  ),
  makeTemplate(
    "guarantor",
    {
      name: "Guarantor only",
      summary: "For someone who guarantees another person’s rent.",
      minutes: 4,
    },
    [plans.aboutYou, plans.guarantorOnly, plans.documents],
  ),
  makeTemplate(
    "company",
    {
      name: "Company rental",
      summary: "The company, who signs for it, and how many people will live there.",
      minutes: 3,
    },
    [plans.aboutYou, plans.company, plans.companyStay, plans.signatureOnly],
  ),
  makeTemplate("blank", { name: "Blank", summary: "Name and email only; add what you need.", minutes: 2 }, [
    plans.contactOnly,
  ]),
];

export function templateByKey(key: string): Template | undefined {
  return templates.find((template) => template.key === key);
}

export type ReadySection = {
  key: string;
  name: string;
  /** What it asks, in a few words for the landlord. */
  asks: string;
  build(context: Pick<TemplateContext, "ids" | "locale">): Section;
};

function ready(key: string, asks: string, plan: SectionPlan): ReadySection {
  return {
    key,
    name: plan.title[0],
    asks,
    build: ({ ids, locale }) => buildSections([plan], ids, locale)[0] as Section,
  };
}

/** Whole sections to add to a form; the repeatable ones ask for as many items as the applicant has. */
export const readySections: readonly ReadySection[] = [
  ready("aboutYou", "Name, email, phone, 18 or over", plans.aboutYou),
  ready("household", "Move-in, term, adults, pets", plans.household),
  ready("currentHome", "Address, since when, rent, landlord to contact", plans.currentHome),
  ready("previousHomes", "Up to 5 addresses with dates and landlords", plans.previousHomes),
  ready("workAndIncome", "Employer, contract, income from every source", plans.workAndIncome),
  ready("earlierJobs", "Up to 5 jobs with dates", plans.earlierJobs),
  ready("otherIncomes", "Up to 5 further incomes, of any lawful kind", plans.otherIncomes),
  ready("guarantor", "Contact, address and income of a guarantor", plans.guarantor),
  ready("pets", "Up to 6 pets: kind, breed, age, weight", plans.pets),
  ready("vehicles", "Up to 6 vehicles: make, year, colour, plate", plans.vehicles),
  ready("references", "Up to 3 people who know the applicant", plans.references),
  ready("otherAdults", "Up to 10 adults: name and email of each", plans.otherAdults),
  ready("rentalRecord", "Broken leases and evictions, with room to explain", plans.rentalRecord),
  ready("emergency", "Name, phone and connection, at the offer", plans.emergency),
  ready("identity", "Kind of ID, its last 4 characters, a copy, at the offer", plans.identity),
  ready("documents", "Proof of income and a signature", plans.documents),
  ready("portableReport", "A report the applicant has: the file, who made it and when", plans.portableReport),
];
