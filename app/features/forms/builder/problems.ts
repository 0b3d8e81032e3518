import type { PageLocale } from "../../../kernel/page-locale";
import { checkDefinition, type Problem } from "../form-model/check-definition";
import { postcodeProblems } from "../form-model/home-postcode";
import { problemText } from "../form-model/problem-text";
import type { FormDefinition } from "../form-model/schema";
import { countCustomQuestions, type Entitlements } from "../rent-forms/entitlements";
import { problemWords } from "./problems-words";

export type Step = 1 | 2 | 3 | 4 | 5;
const steps: readonly Step[] = [1, 2, 3, 4, 5];

/** Something to mend before publishing, with the step and the card where it is mended. */
export type BuilderProblem = { text: string; step: Step; fieldId?: string; anchor?: string; isWarning: boolean };

export function builderProblems(
  definition: FormDefinition,
  limits: Entitlements,
  language: PageLocale,
): BuilderProblem[] {
  return [
    ...propertyProblems(definition, language),
    ...[...postcodeProblems(definition), ...checkDefinition(definition)].map((problem) => fromCheck(problem, language)),
    ...limitProblems(definition, limits, language),
  ];
}

/** "started": the step on the screen, while something is missing in it. "todo": never opened. */
export type StepState = { kind: "done" | "started" | "todo" } | { kind: "problems"; count: number };

/** How each of the five steps stands. Warnings leave a step done. */
export function stepStates(
  problems: readonly BuilderProblem[],
  current: Step,
  opened: ReadonlySet<number>,
): StepState[] {
  return steps.map((step) => {
    const count = problems.filter((problem) => problem.step === step && !problem.isWarning).length;
    if (step === 5) return { kind: step === current ? "started" : "todo" };
    if (count === 0) return { kind: opened.has(step) ? "done" : "todo" };
    if (step === current) return { kind: "started" };
    return opened.has(step) ? { kind: "problems", count } : { kind: "todo" };
  });
}

/** The address where a problem is mended: a link to it takes the focus there. */
export function problemAddress(
  base: string,
  { step, fieldId, anchor }: Pick<BuilderProblem, "step" | "fieldId" | "anchor">,
): string {
  return `${base}?step=${step}${fieldId ? `&question=${fieldId}` : ""}${anchor ? `#${anchor}` : ""}`;
}

function propertyProblems({ property: { address } }: FormDefinition, language: PageLocale): BuilderProblem[] {
  const words = problemWords[language];
  const missing: BuilderProblem[] = [];
  if (address.line1.trim() === "") missing.push(inProperty(words.streetMissing, "line1"));
  if (address.city.trim() === "") missing.push(inProperty(words.townMissing, "city"));
  return missing;
}

function inProperty(text: string, anchor: string): BuilderProblem {
  return { text, step: 1, anchor, isWarning: false };
}

function fromCheck(problem: Problem, language: PageLocale): BuilderProblem {
  if (problem.code === "unfinished-translation") {
    return { text: problemText(problem, language), step: 5, anchor: "translations", isWarning: false };
  }
  const onStepOne: Partial<Record<Problem["code"], string>> = {
    "empty-title": "form-title",
    "wrong-postcode": "postcode",
  };
  const propertyAnchor = onStepOne[problem.code];
  const sectionAnchor = problem.sectionId && !problem.fieldId ? `section-${problem.sectionId}` : undefined;
  return {
    text: problemText(problem, language),
    step: propertyAnchor ? 1 : 2,
    anchor: propertyAnchor ?? sectionAnchor,
    ...(problem.fieldId && { fieldId: problem.fieldId }),
    isWarning: problem.severity === "warning",
  };
}

function limitProblems(
  definition: FormDefinition,
  { customQuestions }: Entitlements,
  language: PageLocale,
): BuilderProblem[] {
  const count = countCustomQuestions(definition);
  if (customQuestions === null || count <= customQuestions) return [];
  const text = problemWords[language].tooManyOwn({ limit: customQuestions, count });
  return [{ text, step: 2, isWarning: false }];
}
