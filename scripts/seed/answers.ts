import type { RawAnswers } from "../../app/features/forms/form-model/answers";
import type { Field, FormDefinition } from "../../app/features/forms/form-model/schema";
import type { Person } from "./people";

export type Applicant = { person: Person; email: string; index: number; at: Date };

const dayMs = 24 * 60 * 60 * 1000;

/** What this person would have typed, under the names that the pages post. Documents are uploaded apart. */
export function typedBy(definition: FormDefinition, applicant: Applicant): RawAnswers {
  const fields = definition.sections.flatMap((section) => section.fields);
  const raw = Object.assign({}, ...fields.map((field) => typedInto(field, applicant, definition))) as RawAnswers;
  for (const consent of definition.consents) raw[`consent.${consent.id}`] = ["yes"];
  return raw;
}

function typedInto(field: Field, applicant: Applicant, definition: FormDefinition): RawAnswers {
  const { person, index } = applicant;
  const one = (value: string): RawAnswers => (value === "" ? {} : { [field.id]: [value] });
  const parts = (values: Record<string, string>): RawAnswers =>
    Object.fromEntries(Object.entries(values).map(([part, value]) => [`${field.id}.${part}`, [value]]));
  switch (field.kind) {
    case "name":
      return parts(nameOf(field.catalogueKey, person));
    case "email":
      return one(field.catalogueKey === "email" ? applicant.email : `office-${index + 1}@landlords.test`);
    case "phone":
      return one(person.phone);
    case "signature":
      return one(`${person.first} ${person.last}`);
    case "address":
      return parts({
        line1: person.line1,
        city: person.city,
        region: person.region,
        postcode: person.postcode,
        country: person.country,
      });
    case "yesNo":
      return one(field.catalogueKey === "pets" ? (person.pet === "none" ? "no" : "yes") : "yes");
    case "number":
      return one(
        String(
          field.catalogueKey === "adultsCount"
            ? person.adults
            : field.catalogueKey === "termWanted"
              ? 12 + 6 * (index % 3)
              : 1,
        ),
      );
    case "money":
      return parts({
        amount: amountOf(field.catalogueKey, person),
        ...(field.withPeriod ? { period: "month" } : {}),
        ...(field.withBasis ? { basis: "gross" } : {}),
      });
    case "date":
      return parts(dateOf(field, applicant, definition));
    case "choice":
    case "dropdown":
      return one(optionOf(field, person, index));
    case "text":
    case "longText":
      return one(textOf(field.catalogueKey, person, index));
    default:
      return {};
  }
}

function nameOf(key: string | undefined, person: Person): Record<string, string> {
  return key === "legalName" ? { first: person.first, last: person.last } : { first: "Robin", last: "Hartley" };
}

function amountOf(key: string | undefined, person: Person): string {
  if (key === "income") return String(person.income);
  if (key === "currentRent") return String(person.currentRent);
  return "";
}

function dateOf(
  field: Field & { kind: "date" },
  { person, index, at }: Applicant,
  definition: FormDefinition,
): Record<string, string> {
  const free = new Date(definition.property.availableFrom ?? at);
  const date =
    field.precision === "month"
      ? new Date(at.getTime() - (400 + 97 * index) * dayMs)
      : new Date(free.getTime() + person.moveInAfter * dayMs);
  const [year = "", month = "", day = ""] = date.toISOString().slice(0, 10).split("-");
  return field.precision === "month" ? { month, year } : { day, month, year };
}

const wishes: Record<string, (person: Person, index: number) => number> = {
  employmentStatus: (person) => (person.employer === "Retired" ? 2 : person.employer === "Self-employed" ? 1 : 0),
  pets: (person) => (person.pet === "none" ? 1 : 0),
  residenceStatus: (_person, index) => (index % 7 === 3 ? 2 : 0),
};

function optionOf(field: Field & { kind: "choice" | "dropdown" }, person: Person, index: number): string {
  const at = wishes[field.catalogueKey ?? ""]?.(person, index) ?? 0;
  return field.options[Math.min(at, field.options.length - 1)]?.id ?? "";
}

function textOf(key: string | undefined, person: Person, index: number): string {
  switch (key) {
    case "employer":
      return person.employer;
    case "employer.jobTitle":
      return person.job;
    case "petDetails":
      return person.pet === "cat" ? "One cat" : "One dog, medium size";
    case "reasonForLeaving":
      return ["A new job nearby", "We need one more room", "The landlord sells", ""][index % 4] ?? "";
    case "landlordReference":
      return "Hartley & Sons, lettings";
    case "message":
      return person.message;
    default:
      return "";
  }
}
