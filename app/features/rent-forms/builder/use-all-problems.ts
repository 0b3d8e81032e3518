import { useMemo } from "react";
import type { LawProblem } from "../law/law-problems";
import { questionNames } from "../law/question-names";
import { useLaw } from "../law/ui/use-law";
import type { FormDefinition } from "../model/schema";
import { findField } from "./edits";
import type { BuilderProblem } from "./problems";
import { nameOf } from "./text";
import type { Builder } from "./use-builder";

/** What speaks against publishing, the law of the home's place with it. The server checks the law again. */
export function useAllProblems({ definition }: Builder, problems: readonly BuilderProblem[]): BuilderProblem[] {
  const law = useLaw(definition);
  return useMemo(
    () => [...problems, ...law.problems.map((problem) => fromLaw(definition, problem))],
    [problems, law.problems, definition],
  );
}

function fromLaw(definition: FormDefinition, { code, at, mark }: LawProblem): BuilderProblem {
  const field = "fieldId" in at ? findField(definition, at.fieldId)?.field : undefined;
  const name = field ? nameOf(definition, field) : (questionNames[mark.question] ?? "A question");
  const where = mark.placeName ? ` in ${mark.placeName}` : "";
  const text =
    code === "off" ? `“${name}” may not be asked${where}: take it out` : `“${name}” needs a reason${where}: tick one`;
  const place = "fieldId" in at ? { step: 2 as const, fieldId: at.fieldId } : { step: 4 as const };
  return { text, isWarning: false, ...place };
}
