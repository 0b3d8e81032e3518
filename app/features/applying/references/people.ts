import type { RefereeKind } from "../../../db/schema/review";
import type { AddressAnswer, Answer, DateRangeAnswer, MoneyAnswer, RepeatItem } from "../../forms/form-model/answers";
import { catalogueEntry } from "../../forms/form-model/catalogue";
import { fullName } from "../../forms/form-model/contact";
import { localize } from "../../forms/form-model/localized";
import { fieldPath } from "../../forms/form-model/raw-answers";
import type { Field, FormDefinition, Option, Section } from "../../forms/form-model/schema";
import type { UnsignedApplication } from "../applications/stored-application";
import type { Stated } from "./model";
import type { ReferenceConsent } from "./rules";

/** Somebody whom an applicant named, with what was said of writing to this person. */
export type NamedReferee = {
  /** Control name of the answer that names the person; of an own part with the member's id and a slash before it. */
  path: string;
  kind: RefereeKind;
  name: string;
  email: string | null;
  phone: string | null;
  consent: ReferenceConsent;
  /** What the applicant said that this person can confirm. */
  stated: Stated;
};

type Source = { definition: FormDefinition; stored: UnsignedApplication };

/** The people in the order of the form. Recognised by the catalogue's keys: a landlord's own questions name nobody to us. */
export function namedReferees({ definition, stored }: Source, memberId?: string): NamedReferee[] {
  const general = generalConsent(definition, stored);
  const prefix = memberId ? `${memberId}/` : "";
  const people = scopesOf({ definition, stored }).flatMap((scope) =>
    plans.flatMap((plan) => {
      const found = inScope(scope, plan, { definition, stored });
      return found
        ? [{ ...found.person, path: prefix + found.path, consent: consentOf(found.own, general, plan) }]
        : [];
    }),
  );
  return people.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

const order: readonly RefereeKind[] = ["landlord", "employer", "personal"];

/** Where one person's answers stand together: the ordinary sections, or one item of a repeated one. */
type Scope = { read: (key: string) => { field: Field; answer: Answer; path: string } | null };

function scopesOf({ definition, stored }: Source): Scope[] {
  const plainSections = definition.sections.filter((section) => !section.repeat);
  const items = definition.sections.flatMap((section) => {
    if (!section.repeat) return [];
    const list = (stored.answers[section.id] ?? []) as RepeatItem[];
    return list.map((item, index) => scopeOver([section], item, index));
  });
  return [scopeOver(plainSections, stored.answers as RepeatItem, 0), ...items];
}

function scopeOver(sections: readonly Section[], answers: RepeatItem, index: number): Scope {
  return {
    read(key) {
      for (const section of sections) {
        for (const field of section.fields) {
          const answer = answers[field.id];
          if (field.catalogueKey === key && answer !== undefined) {
            return { field, answer, path: fieldPath(section, field, index) };
          }
        }
      }
      return null;
    },
  };
}

type Plan = {
  kind: RefereeKind;
  name: string;
  email: string;
  phone: string;
  consent: string;
  /** A plain yes counts from the shortlist on. */
  isLate?: boolean;
  stated: (scope: Scope, source: Source) => Stated;
};

const plans: readonly Plan[] = [
  {
    ...{ kind: "landlord", name: "landlordReference", email: "landlordReference.email" },
    ...{ phone: "landlordReference.phone", consent: "landlordReference.contact" },
    stated: (scope) => ({
      ...placeOf(scope, "currentAddress"),
      ...fromOf(scope, "currentAddress.since"),
      ...rentOf(scope, "currentRent"),
    }),
  },
  {
    ...{ kind: "landlord", name: "previousAddresses.landlord", email: "previousAddresses.email" },
    ...{ phone: "previousAddresses.phone", consent: "previousAddresses.contact" },
    stated: (scope) => ({
      ...placeOf(scope, "previousAddresses.address"),
      ...spanOf(scope, "previousAddresses.dates"),
      ...rentOf(scope, "previousAddresses.rent"),
    }),
  },
  {
    ...{ kind: "employer", name: "employerContact", email: "employerContact.email" },
    ...{ phone: "employerContact.phone", consent: "employerContact.consent", isLate: true },
    stated: (scope, source) => ({
      ...textOf(scope, "employer", "employer"),
      ...textOf(scope, "employer.jobTitle", "jobTitle"),
      ...fromOf(scope, "employer.start"),
      ...contractOf(scope, source),
    }),
  },
  {
    ...{ kind: "personal", name: "references.name", email: "references.email" },
    ...{ phone: "references.phone", consent: "references.consent" },
    stated: (scope) => textOf(scope, "references.relation", "relation"),
  },
];

function inScope(scope: Scope, plan: Plan, source: Source) {
  const [name, email, phone, own] = [plan.name, plan.email, plan.phone, plan.consent].map((key) => scope.read(key));
  const named = name ?? email ?? phone;
  if (!named) return null;
  const text = (found: typeof named | null | undefined) => (typeof found?.answer === "string" ? found.answer : null);
  const person = {
    kind: plan.kind,
    name: nameIn(name?.answer),
    email: text(email),
    phone: text(phone),
    stated: plan.stated(scope, source),
  };
  return { person, path: named.path, own: own ? ownWord(own, source) : null };
}

function nameIn(answer: Answer | undefined): string {
  if (typeof answer === "string") return answer.trim();
  return typeof answer === "object" && "first" in answer ? fullName(answer) : "";
}

type OwnWord = "now" | "later" | "yes" | "no";

/** What was chosen of the catalogue's words; of a landlord's own words for an option, the more careful of the two. */
function ownWord({ field, answer }: { field: Field; answer: Answer }, { definition, stored }: Source): OwnWord | null {
  if (typeof answer === "boolean") return answer ? "yes" : "no";
  if (typeof answer !== "object" || !("option" in answer) || !("options" in field)) return null;
  const option = (field.options as Option[]).find(({ id }) => id === answer.option);
  const seen = localize(option?.label, stored.locale, definition.defaultLocale);
  const known = catalogueEntry(field.catalogueKey ?? "")?.options?.find(([, texts]) => texts.includes(seen));
  return known?.[0] === "now" ? "now" : "later";
}

/** The tick "the people I have named may be asked"; null where the form has none. */
function generalConsent(definition: FormDefinition, stored: UnsignedApplication): boolean | null {
  const consent = definition.consents.find(({ catalogueKey }) => catalogueKey === "mayContact");
  if (!consent) return null;
  return stored.consents.some(({ id, accepted }) => id === consent.id && accepted);
}

function consentOf(own: OwnWord | null, general: boolean | null, { isLate }: Plan): ReferenceConsent {
  if (general === false || own === "no") return "no";
  if (own === null) return general ? "later" : "unsaid";
  if (own === "yes") return isLate ? "shortlist" : "now";
  return own;
}

function placeOf(scope: Scope, key: string): Stated {
  const answer = scope.read(key)?.answer as AddressAnswer | undefined;
  return answer?.line1 ? { place: `${answer.line1}, ${answer.city}` } : {};
}

function fromOf(scope: Scope, key: string): Stated {
  const answer = scope.read(key)?.answer;
  return typeof answer === "string" ? { from: answer } : {};
}

function spanOf(scope: Scope, key: string): Stated {
  const answer = scope.read(key)?.answer as DateRangeAnswer | undefined;
  return answer ? { from: answer.from, ...(answer.to && { to: answer.to }) } : {};
}

function rentOf(scope: Scope, key: string): Stated {
  const answer = scope.read(key)?.answer as MoneyAnswer | undefined;
  return answer ? { rent: answer } : {};
}

function textOf(scope: Scope, key: string, as: "employer" | "jobTitle" | "relation"): Stated {
  const answer = scope.read(key)?.answer;
  return typeof answer === "string" && answer ? { [as]: answer } : {};
}

/** In the words that the applicant chose from. */
function contractOf(scope: Scope, { definition, stored }: Source): Stated {
  const found = scope.read("employer.contract");
  if (!found || typeof found.answer !== "object" || !("option" in found.answer) || !("options" in found.field))
    return {};
  const { option: chosen } = found.answer;
  const option = (found.field.options as Option[]).find(({ id }) => id === chosen);
  const contract = localize(option?.label, stored.locale, definition.defaultLocale);
  return contract ? { contract } : {};
}

/** Paths of people with another address after a correction, or who may no longer be asked. */
export function pathsEndedBy(
  definition: FormDefinition,
  before: UnsignedApplication,
  after: UnsignedApplication,
): string[] {
  const later = new Map(namedReferees({ definition, stored: after }).map((person) => [person.path, person]));
  return namedReferees({ definition, stored: before })
    .filter(({ path, email }) => {
      const now = later.get(path);
      return now?.email !== email || now.consent === "no" || now.consent === "unsaid";
    })
    .map(({ path }) => path);
}
