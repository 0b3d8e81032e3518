import type { FormDefinition } from "../form-model/schema";
import { lawFindings } from "./law-problems";
import type { Mark } from "./mark";
import type { LawPack } from "./merge-packs";
import type { LawStage } from "./pack-schema";

export type AskedEarly = { fieldId: string; mark: Mark; moveTo: LawStage };

/** Questions that are asked earlier than the place allows or advises, in the form's order. */
export function askedEarly(form: FormDefinition, pack: LawPack | null): AskedEarly[] {
  return lawFindings(form, pack).flatMap(({ at, mark }) =>
    "fieldId" in at && mark.moveTo ? [{ fieldId: at.fieldId, mark, moveTo: mark.moveTo }] : [],
  );
}

/** What a form asks too early and an earlier state of it did not, by the law of the later one's home. */
export function newlyEarly(before: FormDefinition, after: FormDefinition, pack: LawPack | null): AskedEarly[] {
  const early = askedEarly(after, pack);
  if (early.length === 0) return early;
  const were = new Set(askedEarly(before, pack).map(({ fieldId }) => fieldId));
  return early.filter(({ fieldId }) => !were.has(fieldId));
}
