import { canonicalJson } from "~/kernel/canonical-json";
import { localize } from "./localized";
import type { Consent, Field, FormDefinition, LocalizedText, Property, Section } from "./schema";

/** What of a part is another. "settings": whatever it has beside the named, such as bounds or a currency. */
type QuestionAspect = "kind" | "label" | "help" | "text" | "required" | "stage" | "condition" | "options" | "settings";
type SectionAspect = "title" | "help" | "stage" | "condition" | "repeat" | "settings";
type ConsentAspect = "text" | "required" | "settings";
/** Of the form itself. "reply": the promised days to answer; "settings": its language, for instance. */
type FormAspect = "title" | "intro" | "landlord" | "reply" | "settings";

/** `label` in the form's own language, of the newer definition where the part is in both. */
export type Named = { id: string; label: string };
type Changed<T, A> = Named & { before: T; after: T; what: A[] };
type PlacedQuestion = Named & { field: Field; sectionId: string };
type MovedQuestion = Named & { fromSectionId: string; toSectionId: string };

export type FormComparison = {
  form: FormAspect[];
  property: (keyof Property)[];
  sections: { added: Named[]; removed: Named[]; changed: Changed<Section, SectionAspect>[]; moved: Named[] };
  questions: {
    added: PlacedQuestion[];
    removed: PlacedQuestion[];
    changed: Changed<Field, QuestionAspect>[];
    /** Into another section, or past its neighbours. What its section carried along did not move. */
    moved: MovedQuestion[];
  };
  consents: { added: Named[]; removed: Named[]; changed: Changed<Consent, ConsentAspect>[]; moved: Named[] };
};

/** What became of a form, by the ids of its parts: empty exactly when both definitions say the same. */
export function compareDefinitions(before: FormDefinition, after: FormDefinition): FormComparison {
  const sections = match(before.sections, after.sections);
  const questions = match(placedFields(before), placedFields(after));
  const consents = match(before.consents, after.consents);
  const fields = questions.kept.map((pair) => ({ ...pair, before: pair.before.field, after: pair.after.field }));
  return {
    form: aspects(before, after, formAspects, ["property", "sections", "consents"]),
    property: changedKeys(before.property, after.property),
    sections: {
      added: sections.added.map((node) => named(node, node.title, after)),
      removed: sections.removed.map((node) => named(node, node.title, before)),
      changed: changes(sections.kept, sectionAspects, ["fields"], (node) => named(node, node.title, after)),
      moved: outOfOrder(sections.kept).map((pair) => named(pair.after, pair.after.title, after)),
    },
    questions: {
      added: questions.added.map((node) => ({ ...node, ...named(node, wordsOf(node.field), after) })),
      removed: questions.removed.map((node) => ({ ...node, ...named(node, wordsOf(node.field), before) })),
      changed: changes(fields, questionAspects, [], (field) => named(field, wordsOf(field), after)),
      moved: movedQuestions(questions.kept).map((pair) => ({
        ...named(pair.after, wordsOf(pair.after.field), after),
        fromSectionId: pair.before.sectionId,
        toSectionId: pair.after.sectionId,
      })),
    },
    consents: {
      added: consents.added.map((node) => named(node, node.text, after)),
      removed: consents.removed.map((node) => named(node, node.text, before)),
      changed: changes(consents.kept, consentAspects, [], (node) => named(node, node.text, after)),
      moved: outOfOrder(consents.kept).map((pair) => named(pair.after, pair.after.text, after)),
    },
  };
}

const formAspects = { title: "title", intro: "intro", landlord: "landlord", replyWithinDays: "reply" } as const;
const consentAspects = { text: "text", required: "required" } as const;
const sectionAspects = {
  title: "title",
  help: "help",
  stage: "stage",
  showWhen: "condition",
  repeat: "repeat",
} as const;
const questionAspects = {
  kind: "kind",
  label: "label",
  help: "help",
  text: "text",
  required: "required",
  stage: "stage",
  showWhen: "condition",
  options: "options",
} as const;

type PlacedField = { id: string; field: Field; sectionId: string };

function placedFields({ sections }: FormDefinition): PlacedField[] {
  return sections.flatMap(({ id: sectionId, fields }) => fields.map((field) => ({ id: field.id, field, sectionId })));
}

function wordsOf(field: Field): LocalizedText {
  return field.kind === "statement" ? field.text : field.label;
}

function named({ id }: { id: string }, text: LocalizedText, { defaultLocale }: FormDefinition): Named {
  return { id, label: localize(text, defaultLocale, defaultLocale) };
}

/** A part that is in both; `place`: where it stood in the older list. */
type Pair<T> = { before: T; after: T; place: number };

/** Parts by id: only in the newer, only in the older, in both (in the order of the newer). */
function match<T extends { id: string }>(before: readonly T[], after: readonly T[]) {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const newer = new Set(after.map(({ id }) => id));
  const kept = after.flatMap((node): Pair<T>[] => {
    const place = places.get(node.id);
    const old = place === undefined ? undefined : before[place];
    return place === undefined || old === undefined ? [] : [{ before: old, after: node, place }];
  });
  return {
    added: after.filter(({ id }) => !places.has(id)),
    removed: before.filter(({ id }) => !newer.has(id)),
    kept,
  };
}

function changes<T extends object, A extends string>(
  pairs: readonly Pair<T>[],
  names: Readonly<Record<string, A>>,
  besides: readonly string[],
  name: (node: T) => Named,
): Changed<T, A | "settings">[] {
  return pairs
    .map(({ before, after }) => ({ ...name(after), before, after, what: aspects(before, after, names, besides) }))
    .filter(({ what }) => what.length > 0);
}

/** Names of what differs; keys without a name of their own are "settings", once. */
function aspects<A extends string>(
  before: object,
  after: object,
  names: Readonly<Record<string, A>>,
  besides: readonly string[],
): (A | "settings")[] {
  const keys = changedKeys<Record<string, unknown>>({ ...before }, { ...after });
  return [...new Set(keys.filter((key) => !besides.includes(key)).map((key) => names[key] ?? "settings"))];
}

function changedKeys<T extends object>(before: T, after: T): (keyof T & string)[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T & string)[];
  return keys.filter((key) => canonicalJson(before[key]) !== canonicalJson(after[key]));
}

function movedQuestions(kept: readonly Pair<PlacedField>[]): Pair<PlacedField>[] {
  const moved = new Set(kept.filter(({ before, after }) => before.sectionId !== after.sectionId));
  const stayed = kept.filter((pair) => !moved.has(pair));
  for (const sectionId of new Set(stayed.map(({ after }) => after.sectionId))) {
    for (const pair of outOfOrder(stayed.filter(({ after }) => after.sectionId === sectionId))) moved.add(pair);
  }
  return kept.filter((pair) => moved.has(pair));
}

/** The fewest parts that must be taken out for the rest to stand in their old order: what a person would say was moved. */
function outOfOrder<T>(pairs: readonly Pair<T>[]): Pair<T>[] {
  // The longest run of rising old places that ends at each part, by what it continues.
  const runs: { length: number; previous: number }[] = [];
  for (const [index, { place }] of pairs.entries()) {
    let best = { length: 1, previous: -1 };
    for (const [earlier, run] of runs.entries()) {
      const rises = (pairs[earlier]?.place ?? place) < place;
      if (rises && run.length >= best.length) best = { length: run.length + 1, previous: earlier };
    }
    runs[index] = best;
  }
  const longest = runs.reduce((best, run, index) => (run.length > (runs[best]?.length ?? 0) ? index : best), 0);
  const staying = new Set<number>();
  for (let index = longest; index >= 0 && index < runs.length; index = runs[index]?.previous ?? -1) staying.add(index);
  return pairs.filter((_, index) => !staying.has(index));
}
