import type { Answer, Answers, RepeatItem } from "./answers";
import { holds, type Lookup } from "./conditions";
import type { Condition, Field, FormDefinition, Section, Stage } from "./schema";

const order: readonly Stage[] = ["apply", "viewed", "shortlist", "offer"];
export const isFrom = (stage: Stage, earliest: Stage) => order.indexOf(stage) >= order.indexOf(earliest);

/** A question that was asked later: `asAsked` says from when, for the law goes by it. No definition is stored so. */
type AskedLater = { askedAt?: Stage };

/** When a question is asked: at its own stage, and never before that of its section. */
export function stageOf(section: Section, field: Field & AskedLater): Stage {
  if (field.askedAt) return field.askedAt;
  return isFrom(field.stage, section.stage) ? field.stage : section.stage;
}

/**
 * The form as one applicant was asked it: the questions of a later stage named in `asked` (field ids) stand as if they had
 * been asked from the start, so that every reader of the answers finds them. Pure; the same definition where none was.
 */
export function asAsked(definition: FormDefinition, asked: readonly string[] = []): FormDefinition {
  if (asked.length === 0) return definition;
  const ids = new Set(asked);
  return { ...definition, sections: definition.sections.map((section) => sectionAsAsked(section, ids)) };
}

function sectionAsAsked(section: Section, asked: ReadonlySet<string>): Section {
  if (!section.fields.some(({ id }) => asked.has(id))) return section;
  const fields = section.fields.map((field) => ({
    ...field,
    stage: asked.has(field.id) ? ("apply" as const) : stageOf(section, field),
    ...(asked.has(field.id) && { askedAt: stageOf(section, field) }),
  }));
  return { ...section, stage: "apply", fields };
}

/** What somebody answered so far, and which questions of a later stage that person was asked. */
export type AskedSoFar = { answers: Answers; asked?: readonly string[] };

export type LaterQuestion = { section: Section; field: Field; stage: Stage };

/** Questions up to a stage that were not asked yet and hang on nothing that was answered otherwise. In the form's order. */
export function laterQuestions(definition: FormDefinition, sent: AskedSoFar, upTo: Stage): LaterQuestion[] {
  const open = definition.sections.flatMap((section) =>
    section.fields.flatMap((field) => {
      const stage = stageOf(section, field);
      const isLater = stage !== "apply" && isFrom(upTo, stage) && field.kind !== "statement";
      return isLater && !sent.asked?.includes(field.id) ? [{ section, field, stage }] : [];
    }),
  );
  const asked = formOfRequest(definition, sent, idsOf(open));
  const shown = new Set(asked.sections.flatMap(({ fields }) => fields.map(({ id }) => id)));
  return open.filter(({ field }) => shown.has(field.id));
}

const idsOf = (questions: readonly LaterQuestion[]) => questions.map(({ field }) => field.id);

/**
 * The form that asks these questions alone (field ids), with the ids, order and notes of the whole: conditions on what was
 * answered before are settled, so that it is evaluated by itself. A repeated section comes whole, for its items have names;
 * where the applicant gave no item of it, nothing of it is asked.
 */
export function formOfRequest(
  definition: FormDefinition,
  { answers, asked = [] }: AskedSoFar,
  questions: readonly string[],
): FormDefinition {
  const wanted = new Set(questions);
  const whole = asAsked(definition, [...asked, ...questions]);
  const repeated = new Set(whole.sections.filter(({ repeat }) => repeat).map(({ id }) => id));
  const lookup: Lookup = (id) => (repeated.has(id) ? undefined : (answers[id] as Answer | undefined));
  const picked = whole.sections.flatMap((section) => {
    const isAsked = section.fields.some(({ id }) => wanted.has(id));
    const before = definition.sections.find(({ id }) => id === section.id);
    const wasAsked = before?.stage === "apply" || before?.fields.some(({ id }) => asked.includes(id));
    if (!isAsked || (section.repeat && wasAsked && itemsOf(answers, section).length === 0)) return [];
    const fields = section.fields.filter((field) =>
      section.repeat ? field.stage === "apply" : wanted.has(field.id) || isNoteOf(section, field, wanted),
    );
    return [{ ...section, fields }];
  });
  const sections = settled(picked, lookup);
  return { ...definition, intro: undefined, sections, consents: [], flags: undefined };
}

function itemsOf(answers: Answers, section: Section): RepeatItem[] {
  return (answers[section.id] ?? []) as RepeatItem[];
}

/** A statement goes with the questions of its own stage. */
function isNoteOf(section: Section, field: Field, wanted: ReadonlySet<string>): boolean {
  return field.kind === "statement" && field.stage !== "apply" && section.fields.some(({ id }) => wanted.has(id));
}

/** Sections and fields that may still show, their conditions on nothing but each other. */
function settled(sections: readonly Section[], lookup: Lookup): Section[] {
  const here = new Set(sections.flatMap(({ fields }) => fields.map(({ id }) => id)));
  const kept = sections.flatMap((section) => {
    const whole = settle(section.showWhen, here, lookup);
    if (whole === "never") return [];
    const fields = section.fields.flatMap((field) => {
      const showWhen = settle(field.showWhen, here, lookup);
      return showWhen === "never" ? [] : [{ ...field, showWhen } as Field];
    });
    return fields.some(({ kind }) => kind !== "statement") ? [{ ...section, showWhen: whole, fields }] : [];
  });
  const count = (some: readonly Section[]) => some.reduce((sum, { fields }) => sum + fields.length, 0);
  // What hung on a question that went is settled once more.
  return count(kept) === count(sections) ? kept : settled(kept, lookup);
}

function settle(
  condition: Condition | undefined,
  here: ReadonlySet<string>,
  lookup: Lookup,
): Condition | undefined | "never" {
  if (!condition) return undefined;
  const isAll = "all" in condition;
  const all = isAll ? condition.all : condition.any;
  const open = all.filter(({ field }) => here.has(field));
  const outside = all.filter(({ field }) => !here.has(field));
  const results = outside.map((comparison) => holds({ all: [comparison] }, lookup));
  if (isAll) {
    if (results.includes(false)) return "never";
    return open.length > 0 ? { all: open } : undefined;
  }
  if (results.includes(true)) return undefined;
  return open.length > 0 ? { any: open } : "never";
}

/** What was answered before together with the answers to a request, by the form that asked it (`formOfRequest`). */
export function withAnswers(sent: Answers, request: FormDefinition, answers: Answers): Answers {
  const replaced = request.sections.flatMap((section) =>
    section.repeat ? [section.id] : section.fields.map(({ id }) => id),
  );
  const kept = Object.entries(sent).filter(([id]) => !replaced.includes(id));
  return { ...Object.fromEntries(kept), ...answers };
}
