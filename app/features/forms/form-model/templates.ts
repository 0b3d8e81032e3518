import type { IdMaker } from "../../../kernel/ids";
import { buildSections, type SectionPlan } from "./build-sections";
import { buildConsents } from "./consents";
import type { Texts } from "./localized";
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

type Official = { name: string; fidelity: "listed-only" | "same-content" | "official-document" };

export type Template = {
  key: TemplateKey;
  /** Of the template "listed": the form of the place that it follows. */
  official?: Official;
  /** How long an applicant takes, about. */
  minutes: number;
  build(context: TemplateContext): FormDefinition;
};

/** A template out of plans of sections; the ready ones of all places are below, those of one place beside its law. */
export function makeTemplate(key: TemplateKey, minutes: number, sections: readonly SectionPlan[]): Template {
  return { key, minutes, build: (context) => buildDefinition(sections, context) };
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
  makeTemplate("standard", 8, [
    plans.aboutYou,
    plans.household,
    plans.currentHome,
    plans.workAndIncome,
    plans.documents,
  ]),
  makeTemplate("prescreen", 3, [plans.aboutYou, plans.prescreenHousehold]),
  makeTemplate("room", 8, [
    plans.aboutYou,
    plans.household,
    plans.currentHome,
    plans.workAndIncome,
    plans.houseRules,
    plans.documents,
  ]),
  makeTemplate("student", 9, [
    plans.aboutYou,
    plans.household,
    plans.currentHome,
    plans.studyAndIncome,
    plans.studentDocuments,
  ]),
  makeTemplate("midTerm", 8, [
    plans.aboutYou,
    plans.midTermHousehold,
    plans.currentHome,
    plans.workAndIncome,
    plans.documents,
  ]),
  makeTemplate("guarantor", 4, [plans.aboutYou, plans.guarantorOnly, plans.documents]),
  makeTemplate("company", 3, [plans.aboutYou, plans.company, plans.companyStay, plans.signatureOnly]),
  makeTemplate("blank", 2, [plans.contactOnly]),
];

export function templateByKey(key: string): Template | undefined {
  return templates.find((template) => template.key === key);
}

export type ReadySection = {
  key: ReadySectionKey;
  title: Texts;
  build(context: Pick<TemplateContext, "ids" | "locale">): Section;
};

const ready = {
  aboutYou: plans.aboutYou,
  household: plans.household,
  currentHome: plans.currentHome,
  previousHomes: plans.previousHomes,
  workAndIncome: plans.workAndIncome,
  earlierJobs: plans.earlierJobs,
  otherIncomes: plans.otherIncomes,
  guarantor: plans.guarantor,
  pets: plans.pets,
  vehicles: plans.vehicles,
  references: plans.references,
  otherAdults: plans.otherAdults,
  rentalRecord: plans.rentalRecord,
  emergency: plans.emergency,
  identity: plans.identity,
  documents: plans.documents,
  portableReport: plans.portableReport,
};

type ReadySectionKey = keyof typeof ready;

/** Whole sections to add to a form; the repeatable ones ask for as many items as the applicant has. */
export const readySections: readonly ReadySection[] = (Object.keys(ready) as ReadySectionKey[]).map((key) => ({
  key,
  title: ready[key].title,
  build: ({ ids, locale }) => buildSections([ready[key]], ids, locale)[0] as Section,
}));
