import { earlierAddressesHelp } from "./earlier-addresses";
import type { Flag, FlagKey, FormDefinition } from "./schema";

/** What is pointed out against the landlord's published rules. A flag decides nothing and never looks at who somebody is. */
type FlagKind = {
  key: FlagKey;
  /** What the number means; null for a flag without one. Bounds are inclusive. */
  threshold: { start: number; min: number; max: number; step: number } | null;
};

export const flagKinds: readonly FlagKind[] = [
  { key: "incomeBelow", threshold: null },
  { key: "movesInLate", threshold: null },
  { key: "tooManyAdults", threshold: null },
  { key: "petWhereNone", threshold: null },
  { key: "paperMissing", threshold: null },
  { key: "historyShort", threshold: null },
  { key: "refereeSilent", threshold: { start: 7, min: 1, max: 30, step: 1 } },
  { key: "sameApplicant", threshold: null },
];

/** Every flag of a form. A rule that applicants could not read on this version is off, whatever was set. */
export function flagsOf(definition: FormDefinition): Flag[] {
  const own = new Map((definition.flags ?? []).map((flag) => [flag.key, flag]));
  return flagKinds.map(({ key, threshold: bounds }) => {
    const { on = true, threshold } = own.get(key) ?? {};
    const rule = publishedRules[key]?.(definition);
    if (rule === undefined) return { key, on, ...(bounds && { threshold: threshold ?? bounds.start }) };
    return { key, on: on && rule !== null, ...(typeof rule === "number" && { threshold: rule }) };
  });
}

/** Whether there is anything to flag: an own rule that applicants can read, or what needs none. */
export function isPublished(key: FlagKey, definition: FormDefinition): boolean {
  return publishedRules[key]?.(definition) !== null;
}

/** What applicants can read of a rule: its number, true for one without, null for nothing. Other flags are no rules for them. */
const publishedRules: Partial<Record<FlagKey, (definition: FormDefinition) => number | true | null>> = {
  incomeBelow: ({ property }) => property.incomeMultiple || null,
  movesInLate: ({ property }) => (property.availableFrom ? (property.moveInWithinDays ?? null) : null),
  tooManyAdults: ({ property }) => (property.maxOccupants ? true : null),
  petWhereNone: ({ property }) => (property.pets === "no" ? true : null),
  historyShort: (definition) => definition.property.historyYears ?? yearsInWords(definition),
};

/** The ready section for earlier addresses says two years. */
function yearsInWords({ sections, defaultLocale }: FormDefinition): number | null {
  const asked = sections.find(({ fields }) =>
    fields.some(({ catalogueKey }) => catalogueKey === "previousAddresses.dates"),
  );
  const help = asked?.help?.[defaultLocale];
  return help !== undefined && earlierAddressesHelp.some((text) => text === help) ? 2 : null;
}

/** The form with one flag changed; the others stay as they are, also where they were never set. */
export function withFlag(definition: FormDefinition, flag: Flag): FormDefinition {
  const others = (definition.flags ?? []).filter(({ key }) => key !== flag.key);
  return { ...definition, flags: [...others, flag] };
}
