import { countCustomQuestions, entitlementsFor } from "../entitlements";
import { checkDefinition, type Problem } from "../model/check-definition";
import { problemText } from "../model/problem-text";
import type { FormDefinition } from "../model/schema";

export type Step = 1 | 2 | 3 | 4 | 5;
export const stepNames = [
  "Property and rent",
  "Questions",
  "Documents and people",
  "Criteria, closing and notices",
  "Check and publish",
] as const;

/** Something to mend before publishing, with the step and the card where it is mended. */
export type BuilderProblem = { text: string; step: Step; fieldId?: string; anchor?: string; isWarning: boolean };

export function builderProblems(definition: FormDefinition): BuilderProblem[] {
  return [...propertyProblems(definition), ...checkDefinition(definition).map(fromCheck), ...limitProblems(definition)];
}

function propertyProblems({ property: { address } }: FormDefinition): BuilderProblem[] {
  const missing: BuilderProblem[] = [];
  if (address.line1.trim() === "") missing.push(inProperty("Write the street and number of the home", "line1"));
  if (address.city.trim() === "") missing.push(inProperty("Write the town or city of the home", "city"));
  return missing;
}

function inProperty(text: string, anchor: string): BuilderProblem {
  return { text, step: 1, anchor, isWarning: false };
}

function fromCheck(problem: Problem): BuilderProblem {
  const isTitle = problem.code === "empty-title";
  const sectionAnchor = problem.sectionId && !problem.fieldId ? `section-${problem.sectionId}` : undefined;
  return {
    text: problemText(problem),
    step: isTitle ? 1 : 2,
    anchor: isTitle ? "form-title" : sectionAnchor,
    ...(problem.fieldId && { fieldId: problem.fieldId }),
    isWarning: problem.severity === "warning",
  };
}

function limitProblems(definition: FormDefinition): BuilderProblem[] {
  const { customQuestions } = entitlementsFor({ landlordId: null, unlimited: false });
  const count = countCustomQuestions(definition);
  if (customQuestions === null || count <= customQuestions) return [];
  const text = `A form without an account may have ${customQuestions} questions of your own, and this one has ${count}`;
  return [{ text, step: 2, isWarning: false }];
}
