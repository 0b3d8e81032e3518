import { canonicalJson } from "~/kernel/canonical-json";
import type { Field, FormDefinition } from "../form-model/schema";
import type { SaveTroubleWords } from "./save-trouble-words";

/** What of the form is another one in theirs, as a sentence or two: enough to choose by. */
export function describeDifference(mine: FormDefinition, theirs: FormDefinition, words: SaveTroubleWords): string {
  const [ours, others] = [fieldsOf(mine), fieldsOf(theirs)];
  const onlyMine = [...ours.keys()].filter((id) => !others.has(id)).length;
  const onlyTheirs = [...others.keys()].filter((id) => !ours.has(id)).length;
  const changed = [...ours].filter(([id, field]) => others.has(id) && differ(field, others.get(id))).length;
  const parts = [
    onlyMine > 0 ? words.onlyMine({ count: onlyMine }) : "",
    onlyTheirs > 0 ? words.onlyTheirs({ count: onlyTheirs }) : "",
    changed > 0 ? words.notSame({ count: changed }) : "",
    differ(mine.title, theirs.title) ? words.otherName : "",
    differ(mine.landlord, theirs.landlord) ? words.otherLandlord : "",
    differ(mine.property, theirs.property) ? words.otherHome : "",
    isOrderedElse([...ours.keys()], [...others.keys()]) ? words.otherOrder : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? words.differs({ list: parts.join(", ") }) : words.differsElsewhere;
}

function fieldsOf({ sections }: FormDefinition): Map<string, Field> {
  return new Map(sections.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)));
}

function differ(a: unknown, b: unknown): boolean {
  return canonicalJson(a) !== canonicalJson(b);
}

/** Of what both have. */
function isOrderedElse(a: readonly string[], b: readonly string[]): boolean {
  const [inA, inB] = [new Set(a), new Set(b)];
  return a.filter((id) => inB.has(id)).join() !== b.filter((id) => inA.has(id)).join();
}
