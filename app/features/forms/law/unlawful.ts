import type { FormDefinition } from "../form-model/schema";
import { lawProblems } from "./law-problems";
import type { LawPack } from "./merge-packs";

/** What a form asked that may not be asked at its home: its fields, and the questions of the rule packs that they are. */
export type Unlawful = { fieldIds: ReadonlySet<string>; questions: ReadonlySet<string> };

/** By the law of `pack`, whatever held when the form was published. What only lacks its reason is no part of it. */
export function unlawfulIn(definition: FormDefinition, pack: LawPack | null): Unlawful {
  const off = lawProblems(definition, pack).filter(({ code, mark }) => code === "off" && !mark.isAskedByForm);
  return {
    fieldIds: new Set(off.flatMap(({ at }) => ("fieldId" in at ? [at.fieldId] : []))),
    questions: new Set(off.map(({ mark }) => mark.question)),
  };
}
