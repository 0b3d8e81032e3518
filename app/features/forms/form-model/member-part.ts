import type { Answers, NameAnswer, RepeatItem } from "./answers";
import { ruleKeyOf } from "./catalogue";
import { contactOf } from "./contact";
import type { Condition, Field, FormDefinition, Section } from "./schema";

/** As `memberRoles` of the database has them. */
export type PartRole = "co_applicant" | "guarantor";

/** Question keys (`ruleKeyOf`) that are about one person, not about the household or the home. */
const personal: ReadonlySet<string> = new Set([
  ...["name", "legalName", "preferredName", "otherNames", "email", "phone", "over18", "dateOfBirth"],
  ...["idType", "idNumberLast4", "citizenship", "languagesSpoken", "signature"],
  ...["currentAddress", "residenceStatus", "currentRent", "reasonForLeaving", "noticeGiven", "landlordReference"],
  ...["previousAddresses", "bondClaims", "disputes", "brokenLease", "evicted", "criminalRecord", "references"],
  ...["employmentStatus", "employer", "occupation", "employerContact", "previousJob", "course", "courseEnd"],
  ...["income", "otherIncome", "savings", "debts", "creditBand", "bankruptcy"],
  ...["photoId", "proofOfIncome", "rentalLedger", "bankStatement", "landlordLetter", "proofOfAddress"],
  ...["studentLetter", "creditReport", "rightToRent", "adjustments", "leadNotice", "placeNotice"],
]);

/** What says whether somebody can stand surety: who, where, with what income. No housing history, no references. */
const ofGuarantors: ReadonlySet<string> = new Set([
  ...["name", "legalName", "email", "phone", "over18", "dateOfBirth", "idType", "idNumberLast4", "signature"],
  ...["currentAddress", "employmentStatus", "employer", "occupation", "income", "otherIncome", "savings"],
  ...["photoId", "proofOfIncome", "placeNotice", "leadNotice"],
]);

/**
 * The form as a co-applicant or guarantor is asked it, out of the lead's version with its ids and order. The landlord's
 * own questions follow their section, where it is about a person. Pure; the landlord reads the part by it.
 */
export function memberPart(definition: FormDefinition, role: PartRole): FormDefinition {
  const sections = definition.sections.flatMap((section) => {
    const fields = section.fields.filter((field) => isAsked(section, field, role));
    return fields.some(({ kind }) => kind !== "statement") ? [{ ...section, fields }] : [];
  });
  return { ...definition, intro: undefined, sections: withoutDangling(sections.map(uncounted)), flags: undefined };
}

/** "Other income of the household" counts where the lead answers it; for anybody else it is the same money again. */
function uncounted(section: Section): Section {
  const fields = section.fields.map((field): Field => {
    const isHouseholds = field.kind === "money" && field.catalogueKey === "otherIncome" && !field.ofPerson;
    return isHouseholds ? { ...field, catalogueKey: undefined } : field;
  });
  return { ...section, fields };
}

function isAsked(section: Section, { catalogueKey }: Field, role: PartRole): boolean {
  const keys = role === "guarantor" ? ofGuarantors : personal;
  if (catalogueKey === undefined) return role === "co_applicant" && isPersonal(section);
  // "currentAddress.since" says how long somebody rented there, which no guarantor is asked.
  if (role === "guarantor" && catalogueKey === "currentAddress.since") return false;
  return keys.has(ruleKeyOf(catalogueKey));
}

function isPersonal({ fields }: Section): boolean {
  const keys = fields.flatMap(({ catalogueKey }) => (catalogueKey === undefined ? [] : [ruleKeyOf(catalogueKey)]));
  return keys.filter((key) => personal.has(key)).length * 2 > keys.length;
}

/** Questions that hang on one which is not asked would never show: they go, and then those that hang on them. */
function withoutDangling(sections: Section[]): Section[] {
  const known = new Set(sections.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const stands = (condition: Condition | undefined) => comparedIds(condition).every((id) => known.has(id));
  const kept = sections.flatMap((section) => {
    const fields = section.fields.filter(({ showWhen }) => stands(showWhen));
    return stands(section.showWhen) && fields.length > 0 ? [{ ...section, fields }] : [];
  });
  const count = (some: Section[]) => some.reduce((sum, { fields }) => sum + fields.length, 0);
  return count(kept) === count(sections) ? kept : withoutDangling(kept);
}

function comparedIds(condition: Condition | undefined): string[] {
  if (!condition) return [];
  return ("all" in condition ? condition.all : condition.any).map(({ field }) => field);
}

/** Somebody whom the lead named with an address. */
export type NamedPerson = { role: PartRole; name: NameAnswer | null; email: string };

/** At most so many are asked for an own part, whatever a form has room for. */
const peopleAtMost = 10;

/** Whom these answers name, in the order of the form; each address once, the lead's own left out. */
export function namedPeople(definition: FormDefinition, answers: Answers): NamedPerson[] {
  const own = contactOf(definition, answers).email.toLowerCase();
  const found = definition.sections.flatMap((section) => {
    const items = section.repeat ? ((answers[section.id] ?? []) as RepeatItem[]) : [answers as RepeatItem];
    return items.flatMap((item) => personIn(section, item));
  });
  const seen = new Set([own]);
  const people = found.filter(({ email }) => !seen.has(email) && seen.add(email));
  return people.slice(0, peopleAtMost);
}

const leadingKeys = [
  { role: "co_applicant", name: "adultsCount.name", email: "adultsCount.email" },
  { role: "guarantor", name: "guarantor", email: "guarantor.email" },
] as const;

function personIn({ fields }: Section, item: RepeatItem): NamedPerson[] {
  const answerOf = (key: string) => {
    const field = fields.find(({ catalogueKey }) => catalogueKey === key);
    return field && item[field.id];
  };
  return leadingKeys.flatMap(({ role, name, email }) => {
    const address = answerOf(email);
    if (typeof address !== "string") return [];
    const called = answerOf(name) as NameAnswer | undefined;
    return [{ role, name: called ?? null, email: address.toLowerCase() }];
  });
}
