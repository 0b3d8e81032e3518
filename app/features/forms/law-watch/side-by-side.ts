import type { PageLocale } from "../../../kernel/page-locale";
import { kindWords } from "../builder/kinds-words";
import { nameOf } from "../builder/text";
import type { FormComparison } from "../form-model/compare";
import { isFrom, stageOf } from "../form-model/later-questions";
import type { Field, FormDefinition, Stage } from "../form-model/schema";
import type { ComingProblem } from "../law/coming-problems";
import type { AskedAt } from "../law/law-problems";
import type { LawStage } from "../law/pack-schema";

/** What became of a question in the newer of two definitions. */
export type Became =
  | { kind: "replaced"; label: string; answer: string }
  | { kind: "asked-already"; label: string }
  | { kind: "gone" | "reasoned" }
  | { kind: "words"; text: string }
  | { kind: "moved"; stage: LawStage };

/** One question as tenants see it, and as the newer definition has it. */
export type Side = { label: string; answer: string | null; became: Became; ids: string[] };

type Compared = { published: FormDefinition; next: FormDefinition; problem: ComingProblem };

/** A problem of the published form, and what `next` made of it. */
export function sideBySide({ published, next, problem }: Compared, language: PageLocale): Side {
  const field = fieldAt(published, problem.at);
  const said = problem.code === "notice-missing" ? statementWith(next, problem.notice) : null;
  const swap = fieldOfKey(next, problem.mark.swapKey);
  const isNew = swap !== null && fieldAt(published, { fieldId: swap.id }) === null;
  const ids = [field?.id, said?.id, isNew ? swap?.id : undefined].filter((id) => id !== undefined);
  return {
    label: fieldNameIn(published, problem.at, language) ?? "",
    answer: field ? kindWords[language][field.kind].name : null,
    became: becameOf({ next, problem, swap, isNew }, language),
    ids,
  };
}

type Asked = {
  next: FormDefinition;
  problem: ComingProblem;
  swap: Field | null;
  isNew: boolean;
};

function becameOf({ next, problem, swap, isNew }: Asked, language: PageLocale): Became {
  if (isAskedIn(next, problem.at)) {
    if (problem.code === "notice-missing") return { kind: "words", text: problem.notice };
    const stage = stageAt(next, problem.at);
    return problem.mark.moveTo && stage && isFrom(stage, problem.mark.moveTo)
      ? { kind: "moved", stage: stage === "viewed" ? problem.mark.moveTo : stage }
      : { kind: "reasoned" };
  }
  if (swap === null) return { kind: "gone" };
  const label = nameOf(next, swap, language);
  return isNew
    ? { kind: "replaced", label, answer: kindWords[language][swap.kind].name }
    : { kind: "asked-already", label };
}

/** The landlord's words for a question or tick; null for the income multiple, and where a question has none. */
export function fieldNameIn(form: FormDefinition, at: AskedAt, language: PageLocale): string | null {
  const field = fieldAt(form, at);
  return field ? nameOf(form, field, language) : null;
}

function fieldAt({ sections }: FormDefinition, at: AskedAt): Field | null {
  if (!("fieldId" in at)) return null;
  return sections.flatMap(({ fields }) => fields).find(({ id }) => id === at.fieldId) ?? null;
}

function stageAt(form: FormDefinition, at: AskedAt): Stage | null {
  const field = fieldAt(form, at);
  const section = form.sections.find(({ fields }) => field && fields.includes(field));
  return field && section ? stageOf(section, field) : null;
}

function isAskedIn(form: FormDefinition, at: AskedAt): boolean {
  if ("fieldId" in at) return fieldAt(form, at) !== null;
  if ("consentId" in at) return form.consents.some(({ id }) => id === at.consentId);
  return Boolean(form.property.incomeMultiple);
}

function fieldOfKey({ sections }: FormDefinition, key: string | null): Field | null {
  if (key === null) return null;
  return sections.flatMap(({ fields }) => fields).find(({ catalogueKey }) => catalogueKey === key) ?? null;
}

function statementWith({ sections }: FormDefinition, words: string): Field | null {
  const fields = sections.flatMap(({ fields: all }) => all);
  return fields.find((field) => field.kind === "statement" && Object.values(field.text).includes(words)) ?? null;
}

/** A comparison without the parts that are named by `ids`, and without sections that only they emptied. */
export function otherChanges(comparison: FormComparison, ids: ReadonlySet<string>): FormComparison {
  const { questions } = comparison;
  const without = <T extends { id: string }>(parts: T[]) => parts.filter(({ id }) => !ids.has(id));
  const gone = new Set(questions.removed.map(({ sectionId }) => sectionId));
  return {
    ...comparison,
    sections: { ...comparison.sections, removed: comparison.sections.removed.filter(({ id }) => !gone.has(id)) },
    questions: {
      added: without(questions.added),
      removed: without(questions.removed),
      changed: without(questions.changed),
      moved: without(questions.moved),
    },
    consents: { ...comparison.consents, removed: without(comparison.consents.removed) },
  };
}
