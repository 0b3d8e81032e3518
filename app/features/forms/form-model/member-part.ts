import type { Answers, NameAnswer, RepeatItem } from "./answers";
import { ruleKeyOf } from "./catalogue";
import { contactOf, fullName } from "./contact";
import type { Condition, Field, FormDefinition, Section } from "./schema";
import { itemsOf } from "./section-items";

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
  ...["studentLetter", "creditReport", "portableReport", "rightToRent", "adjustments", "leadNotice", "placeNotice"],
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

/** Somebody whom the lead named. `email` is "" without a mailbox of the person's own: none given, or that of somebody else. */
export type NamedPerson = { role: PartRole; name: NameAnswer | null; email: string };

/** At most so many are asked for an own part, whatever a form has room for. */
const peopleAtMost = 10;

/** Whom these answers name, in the order of the form; each person once, the lead left out. */
export function namedPeople(definition: FormDefinition, answers: Answers): NamedPerson[] {
  const lead = contactOf(definition, answers);
  const taken = new Set([lead.email.toLowerCase()]);
  const seen = new Set([spokenName(lead.name)]);
  return peopleIn(definition, answers)
    .flatMap((person) => {
      const isShared = taken.has(person.email);
      const name = spokenName(person.name ? fullName(person.name) : "");
      if (isShared || person.email === "" ? name === "" || seen.has(name) : false) return [];
      taken.add(person.email);
      seen.add(name);
      return [isShared ? { ...person, email: "" } : person];
    })
    .slice(0, peopleAtMost);
}

/** What tells one named person from the others: the address, or the name of who has none. */
export function personMark({ email, name }: { email: string; name: string }): string {
  return email || spokenName(name);
}

function spokenName(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase();
}

function peopleIn(definition: FormDefinition, answers: Answers): NamedPerson[] {
  return definition.sections.flatMap((section) => {
    const items = itemsOf(section, answers);
    return items.flatMap((item) => personIn(section, item));
  });
}

const leadingKeys = [
  { role: "co_applicant", name: "adultsCount.name", email: "adultsCount.email" },
  { role: "guarantor", name: "guarantor", email: "guarantor.email" },
] as const;

/** Nobody where the form does not ask for an address: its landlord wants no own parts. */
function personIn({ fields }: Section, item: RepeatItem): NamedPerson[] {
  const fieldOf = (key: string) => fields.find(({ catalogueKey }) => catalogueKey === key);
  return leadingKeys.flatMap(({ role, name, email }) => {
    const reach = fieldOf(email);
    const address = reach && item[reach.id];
    const called = item[fieldOf(name)?.id ?? ""] as NameAnswer | undefined;
    if (!reach || (typeof address !== "string" && !called)) return [];
    return [{ role, name: called ?? null, email: typeof address === "string" ? address.toLowerCase() : "" }];
  });
}
