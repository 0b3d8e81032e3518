import { foreignLocale } from "../../../forms/form-model/localized";
import type { Condition, Field, FormDefinition, LocalizedText, Section } from "../../../forms/form-model/schema";
import type { ControlWords } from "../words";

/** What every control needs to know of its page. Pure data: the builder's preview makes one without a draft. */
export type FieldScene = {
  definition: FormDefinition;
  /** Of the reader. */
  locale: string;
  words: ControlWords;
  /** Control name -> values, exactly as typed. */
  raw: Readonly<Record<string, readonly string[]>>;
  errors: ReadonlyMap<string, string>;
  /** Control name -> id of its message, of the question at hand. */
  errorIds?: ReadonlyMap<string, string>;
  /** Control name -> a question about what was typed there. */
  hints?: ReadonlyMap<string, string>;
  /** Paths of fields that are asked now. */
  visible: ReadonlySet<string>;
  /** Where the reader is from, as the browser says: in its order dates are typed. Absent: as where the home is. */
  readerRegion?: string | null;
  /** ISO date on which the answers are checked: examples hold on it. */
  today: string;
  documents: readonly { id: string; path: string; name: string; sizeBytes: number }[];
  onlyIf: (values: { label: string }) => string;
};

/** One question at its place: `path` is the front of its control names, and its id. */
export type SpotOf<F> = { field: F; section: Section; path: string };
export type FieldSpot = SpotOf<Field>;

/** The country in whose order a date is typed. */
export function dateCountry({ readerRegion, definition }: FieldScene): string {
  return readerRegion ?? definition.property.address.country;
}

/** `lang` for a landlord's text: undefined where it is in the page's language. */
export function langOf({ definition, locale }: FieldScene, text: LocalizedText | undefined): string | undefined {
  return foreignLocale(text, locale, definition.defaultLocale);
}

export function typedAt(scene: FieldScene, name: string): string {
  return scene.raw[name]?.[0] ?? "";
}

export function valuesOf(scene: FieldScene, name: string): readonly string[] {
  return scene.raw[name] ?? [];
}

/** For `aria-describedby` of one control of several. */
export function messageAt(scene: Pick<FieldScene, "errorIds">, name: string): string | undefined {
  return scene.errorIds?.get(name);
}

/** The question on this very page that decides whether `field` is asked, if there is one. */
export function deciderOnPage(section: Section, field: Field): Field | undefined {
  const ids = new Set(comparedFields(field.showWhen));
  return section.fields.find((candidate) => ids.has(candidate.id));
}

function comparedFields(condition: Condition | undefined): string[] {
  if (!condition) return [];
  return ("all" in condition ? condition.all : condition.any).map((comparison) => comparison.field);
}
