import { z } from "zod";
import type { Answer, Answers, RepeatItem } from "../../../forms/form-model/answers";
import { catalogueEntry, ruleKeyOf } from "../../../forms/form-model/catalogue";
import { contactOf, fullName } from "../../../forms/form-model/contact";
import { savedAnswerSchemas } from "../../../forms/form-model/kinds/saved-answers";
import type { Field, FormDefinition, Section } from "../../../forms/form-model/schema";
import { itemsOf } from "../../../forms/form-model/section-items";
import { toRaw } from "../../../forms/form-model/to-raw";

/** What is offered together. "adult": one other adult of the household, so that each is chosen alone. */
const parcelKinds = ["you", "home", "work", "animals", "guarantor", "references", "adult"] as const;
type ParcelKind = (typeof parcelKinds)[number];

/** Question keys (`ruleKeyOf`) whose answers are about people, not about a home or one landlord's rules. All others are never taken. */
const keysOf: Record<Exclude<ParcelKind, "adult">, readonly string[]> = {
  you: ["name", "legalName", "preferredName", "otherNames", "email", "phone", "dateOfBirth", "emergencyContact"],
  home: [
    ...["currentAddress", "residenceStatus", "currentRent", "reasonForLeaving", "landlordReference"],
    "previousAddresses",
  ],
  work: [
    ...["employmentStatus", "employer", "occupation", "employerContact", "previousJob", "course", "courseEnd"],
    ...["income", "otherIncome", "savings"],
  ],
  animals: ["pets", "petDetails"],
  guarantor: ["guarantor"],
  references: ["references"],
};

/** Whom a landlord may ask is decided anew for each: never taken, whatever question it belongs to. */
const decidedAnew = /\.(consent|contact)$/;

const entrySchema = z.object({
  /** Of the catalogue. */
  key: z.string().max(60),
  /** Which entry of a repeated section; null outside of one. */
  at: z.number().int().min(0).max(50).nullable(),
  answer: z.unknown(),
});
export type SavedEntry = z.infer<typeof entrySchema>;

const chosenSchema = z.array(entrySchema).max(300);

/** What a browser hands back of what it keeps, as JSON; none where it is something else. */
export function readSavedEntries(json: string): SavedEntry[] {
  try {
    return chosenSchema.catch([]).parse(JSON.parse(json));
  } catch {
    return [];
  }
}

/** `about`: the person, the street, the employer: what tells one from another. */
export type Parcel = { kind: ParcelKind; about: string; entries: SavedEntry[] };

/** What may be used again: answers to ready questions about people. Never papers, consents, signatures or own questions. */
export function takeSavedAnswers(definition: FormDefinition, answers: Answers): Parcel[] {
  const entries = definition.sections.flatMap((section) =>
    itemsOf(section, answers).flatMap((item, index) =>
      section.fields.flatMap((field) => entryOf(field, item[field.id], section.repeat ? index : null)),
    ),
  );
  const ofKeys = (kind: keyof typeof keysOf) => entries.filter(({ key }) => keysOf[kind].includes(ruleKeyOf(key)));
  const adults = entries.filter(({ key }) => key === "adultsCount.name" || key === "adultsCount.email");
  const parcels: Parcel[] = [
    { kind: "you", about: contactOf(definition, answers).name, entries: ofKeys("you") },
    { kind: "home", about: textOf(entries, "currentAddress"), entries: ofKeys("home") },
    { kind: "work", about: textOf(entries, "employer"), entries: ofKeys("work") },
    ...[...new Set(adults.map(({ at }) => at))].map((at): Parcel => {
      const own = adults.filter((entry) => entry.at === at);
      return {
        kind: "adult",
        about: textOf(own, "adultsCount.name") || textOf(own, "adultsCount.email"),
        entries: own,
      };
    }),
    { kind: "guarantor", about: textOf(entries, "guarantor"), entries: ofKeys("guarantor") },
    { kind: "animals", about: "", entries: ofKeys("animals") },
    { kind: "references", about: textOf(entries, "references.name"), entries: ofKeys("references") },
  ];
  return parcels.filter((parcel) => parcel.entries.length > 0);
}

/** What these entries type into a form, in the locale it is read in. What does not fit its questions is left out. */
export function fillFromSaved(definition: FormDefinition, entries: readonly SavedEntry[], locale: string) {
  const answers: Answers = {};
  for (const section of definition.sections) {
    const items = [...new Set(fitting(section, entries).map(({ at }) => at ?? 0))].sort((one, other) => one - other);
    const filled = items
      .map((at) => itemFrom(definition, section, entries, at))
      .filter((item) => Object.keys(item).length > 0);
    if (section.repeat && filled.length > 0) answers[section.id] = filled.slice(0, section.repeat.max);
    else Object.assign(answers, filled[0]);
  }
  return toRaw(definition, answers, locale);
}

function fitting(section: Section, entries: readonly SavedEntry[]): SavedEntry[] {
  const keys = new Set(section.fields.map(readyKey));
  return entries.filter(({ key }) => keys.has(key));
}

function itemFrom(
  { property }: FormDefinition,
  section: Section,
  entries: readonly SavedEntry[],
  at: number,
): RepeatItem {
  const item: RepeatItem = {};
  for (const field of section.fields) {
    const key = readyKey(field);
    const entry = key && mayBeTaken(key) ? entries.find((one) => one.key === key && (one.at ?? 0) === at) : undefined;
    const answer = entry && answerFor(field, entry.answer, property.rent?.currency);
    if (answer !== undefined) item[field.id] = answer;
  }
  return item;
}

/** The catalogue's key of a question that stands in the catalogue's own words, in whatever language. */
function readyKey({ catalogueKey, label, kind }: Field): string | null {
  const entry = catalogueKey === undefined ? undefined : catalogueEntry(catalogueKey);
  if (!entry || entry.kind !== kind) return null;
  const isReady = Object.values(label).every(
    (text) => text === undefined || (entry.label as readonly string[]).includes(text),
  );
  return isReady ? entry.key : null;
}

function mayBeTaken(key: string): boolean {
  const isAdult = key === "adultsCount.name" || key === "adultsCount.email";
  return !decidedAnew.test(key) && (isAdult || Object.values(keysOf).flat().includes(ruleKeyOf(key)));
}

function entryOf(field: Field, answer: Answer | undefined, at: number | null): SavedEntry[] {
  const key = readyKey(field);
  if (answer === undefined || key === null || !mayBeTaken(key) || !(field.kind in savedAnswerSchemas)) return [];
  if (!("options" in field)) return [{ key, at, answer }];
  const id =
    typeof answer === "string" ? answer : "option" in (answer as object) ? (answer as { option: string }).option : "";
  const option = optionsOf(field).find((known) => known.id === id);
  return option ? [{ key, at, answer: { key: option.key } }] : [];
}

/** The options of a ready question that are the catalogue's, by its keys. */
function optionsOf(field: Extract<Field, { options: unknown }>): { id: string; key: string }[] {
  const ready = catalogueEntry(field.catalogueKey ?? "")?.options ?? [];
  return field.options.flatMap(({ id, label }) => {
    const found = ready.find(([, texts]) =>
      Object.values(label).every((text) => (texts as readonly (string | undefined)[]).includes(text)),
    );
    return found ? [{ id, key: found[0] }] : [];
  });
}

/** An amount in another currency would be another amount. */
function answerFor(field: Field, kept: unknown, currency: string | undefined): Answer | undefined {
  const parsed = savedAnswerSchemas[field.kind]?.safeParse(kept);
  if (!parsed?.success) return undefined;
  const answer = parsed.data;
  if (field.kind === "money" && (answer as { currency: string }).currency !== (field.currency ?? currency))
    return undefined;
  if (!("options" in field)) return answer as Answer;
  const option = optionsOf(field).find(({ key }) => key === (answer as { key: string }).key);
  if (!option) return undefined;
  return field.kind === "dropdown" ? option.id : { option: option.id };
}

function textOf(entries: readonly SavedEntry[], key: string): string {
  const answer = entries.find((entry) => entry.key === key)?.answer as Answer | undefined;
  if (typeof answer === "string") return answer;
  if (typeof answer !== "object" || Array.isArray(answer)) return "";
  if ("first" in answer) return fullName(answer);
  return "line1" in answer ? answer.line1 : "";
}
