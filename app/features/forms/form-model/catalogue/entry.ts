import type { Texts } from "../localized";
import type { FieldKind, FieldOf, Stage } from "../schema";

export type CatalogueGroup =
  | "person"
  | "household"
  | "home"
  | "work"
  | "money"
  | "animals"
  | "references"
  | "papers"
  | "notices";

/** 0 plain; 1 sensitive: masked in lists; 2 the landlord says why he asks; 3 off in places that rule packs name. */
type Level = 0 | 1 | 2 | 3;

type OwnSettings = {
  [K in FieldKind]: Omit<
    FieldOf<K>,
    "id" | "kind" | "label" | "help" | "required" | "stage" | "options" | "showWhen" | "text"
  >;
};

/** A ready question. `key`: of its rule packs, with a dotted part for several fields ("employer.jobTitle"). */
export type CatalogueEntry = {
  [K in FieldKind]: {
    key: string;
    group: CatalogueGroup;
    level: Level;
    kind: K;
    label: Texts;
    help?: Texts;
    stage: Stage;
    defaultRequired: boolean;
    options?: readonly (readonly [key: string, label: Texts])[];
    /** Of a statement: what it says. */
    text?: Texts;
    settings: Partial<OwnSettings[K]>;
  };
}[FieldKind];

type Extra<K extends FieldKind> = Partial<OwnSettings[K]> & {
  level?: Level;
  help?: Texts;
  stage?: Stage;
  required?: boolean;
  options?: readonly (readonly [key: string, label: Texts])[];
  text?: Texts;
};

/** One line of the catalogue; what is not said is level 0, asked at once, optional. */
export function entry<K extends FieldKind>(
  group: CatalogueGroup,
  key: string,
  kind: K,
  label: Texts,
  extra: Extra<K> = {},
): CatalogueEntry {
  const { level = 0, help, stage = "apply", required = false, options, text, ...settings } = extra;
  const made = { key, group, level, kind, label, stage, defaultRequired: required, settings };
  return { ...made, ...(help && { help }), ...(options && { options }), ...(text && { text }) } as CatalogueEntry;
}
