import { canonicalJson } from "~/kernel/canonical-json";
import type { Field, FormDefinition } from "../form-model/schema";

/** What of the form is another one in theirs, as a sentence or two: enough to choose by. */
export function describeDifference(mine: FormDefinition, theirs: FormDefinition): string {
  const [ours, others] = [fieldsOf(mine), fieldsOf(theirs)];
  const onlyMine = [...ours.keys()].filter((id) => !others.has(id)).length;
  const onlyTheirs = [...others.keys()].filter((id) => !ours.has(id)).length;
  const changed = [...ours].filter(([id, field]) => others.has(id) && differ(field, others.get(id))).length;
  const parts = [
    onlyMine > 0 ? `${questions(onlyMine)} only in yours` : "",
    onlyTheirs > 0 ? `${questions(onlyTheirs)} only in theirs` : "",
    changed > 0 ? `${questions(changed)} not the same` : "",
    differ(mine.title, theirs.title) ? "another name" : "",
    differ(mine.landlord, theirs.landlord) ? "another landlord" : "",
    differ(mine.property, theirs.property) ? "other facts about the home" : "",
    isOrderedElse([...ours.keys()], [...others.keys()]) ? "another order of questions" : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? `What differs: ${parts.join(", ")}.` : "What differs: settings of sections or texts.";
}

function fieldsOf({ sections }: FormDefinition): Map<string, Field> {
  return new Map(sections.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)));
}

function differ(a: unknown, b: unknown): boolean {
  return canonicalJson(a) !== canonicalJson(b);
}

function questions(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}

/** Of what both have. */
function isOrderedElse(a: readonly string[], b: readonly string[]): boolean {
  const [inA, inB] = [new Set(a), new Set(b)];
  return a.filter((id) => inB.has(id)).join() !== b.filter((id) => inA.has(id)).join();
}
