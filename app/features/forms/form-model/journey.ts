import type { Evaluation, RawAnswers } from "./answers";
import { type Plan, pruneUnknown } from "./compile";
import { type EvaluateContext, evaluate } from "./evaluate";
import { withDocuments } from "./raw-answers";
import type { Section } from "./schema";

/** What answers are checked against: the version's plan, the day, the reader's locale, the files there are. */
export type Asking = { plan: Plan; context: EvaluateContext };

/** The way through a form, by the answers of this request: no stale tab or deep link gets ahead of them. */
export type Journey = {
  /** Visible sections; step n is `sections[n - 1]`, the step after the last is the check page. */
  sections: Section[];
  checkStep: number;
  /** The furthest step that may be visited now. */
  reachable: number;
};

export function journeyOf(asking: Asking, raw: RawAnswers, done: readonly string[]): Journey {
  const { plan, context } = asking;
  const { visibleSections } = evaluate(plan, raw, { mode: "draft" }, context);
  const sections = visibleSections.flatMap((id) => plan.definition.sections.find((section) => section.id === id) ?? []);
  const isAnswered = (section: Section) =>
    done.includes(section.id) && evaluateStep(asking, raw, section.id).errors.length === 0;
  const firstOpen = sections.findIndex((section) => !isAnswered(section));
  const checkStep = sections.length + 1;
  return { sections, checkStep, reachable: firstOpen === -1 ? checkStep : firstOpen + 1 };
}

export function evaluateStep({ plan, context }: Asking, raw: RawAnswers, sectionId: string): Evaluation {
  return evaluate(plan, raw, { mode: "step", sectionId }, context);
}

export function evaluateAll({ plan, context }: Asking, raw: RawAnswers): Evaluation {
  return evaluate(plan, raw, { mode: "submit" }, context);
}

/** Document ids by slot, as the evaluator wants to know them. */
export function filesOf(documents: readonly { id: string; path: string }[]): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const { id, path } of documents) files[path] = [...(files[path] ?? []), id];
  return files;
}

type Answering = { stored: { raw: RawAnswers }; documents: readonly { id: string; path: string }[] };

/** A draft's answers as the evaluator takes them: files by their rows, names of questions that are gone left out. */
export function rawOf({ plan }: Asking, draft: Answering): RawAnswers {
  return pruneUnknown(plan, withDocuments(plan, draft.stored.raw, draft.documents));
}
