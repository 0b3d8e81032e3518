import type { Flag, FlagKey, FormDefinition } from "./schema";

/**
 * What is pointed out in an application against the landlord's published rules, with the answer beside it. A flag decides
 * nothing, and none looks at who somebody is: only at rent, dates, places, papers and how long.
 */
type FlagKind = {
  key: FlagKey;
  /** What the number means; null for a flag without one. Bounds are inclusive. */
  threshold: { start: number; min: number; max: number; step: number } | null;
};

export const flagKinds: readonly FlagKind[] = [
  { key: "incomeBelow", threshold: { start: 3, min: 0.5, max: 5, step: 0.1 } },
  { key: "movesInLate", threshold: { start: 30, min: 1, max: 365, step: 1 } },
  { key: "tooManyAdults", threshold: null },
  { key: "petWhereNone", threshold: null },
  { key: "paperMissing", threshold: null },
  { key: "historyShort", threshold: { start: 2, min: 1, max: 5, step: 1 } },
  { key: "refereeSilent", threshold: { start: 7, min: 1, max: 30, step: 1 } },
  { key: "sameApplicant", threshold: null },
];

/** Every flag of a form: as its landlord set it, else as it begins where the home is. */
export function flagsOf(definition: FormDefinition): Flag[] {
  const own = new Map((definition.flags ?? []).map((flag) => [flag.key, flag]));
  return flagKinds.map((kind) => own.get(kind.key) ?? startingFlag(kind, definition));
}

/** Income against rent is a custom of some places and doubtful in others (catalogue of questions, "Default flags"). */
function startingFlag({ key, threshold }: FlagKind, { property }: FormDefinition): Flag {
  if (threshold === null) return { key, on: true };
  if (key !== "incomeBelow") return { key, on: true, threshold: threshold.start };
  const { country, region = "" } = property.address;
  const isBarred = country === "CA" && /^(on|ontario|qc|quebec|québec)$/i.test(region.trim());
  return { key, on: !isBarred, threshold: property.incomeMultiple || (country === "GB" ? 2.5 : threshold.start) };
}

/** The form with one flag changed; the others stay as they are, also where they were never set. */
export function withFlag(definition: FormDefinition, flag: Flag): FormDefinition {
  const others = (definition.flags ?? []).filter(({ key }) => key !== flag.key);
  return { ...definition, flags: [...others, flag] };
}
