import type { IdMaker } from "../../../kernel/ids";
import type { CatalogueEntry } from "./catalogue/entry";
import { homeEntries } from "./catalogue/home";
import { householdEntries } from "./catalogue/household";
import { animalEntries, paperEntries, referenceEntries } from "./catalogue/more";
import { noticeEntries } from "./catalogue/notices";
import { personEntries } from "./catalogue/person";
import { moneyEntries, workEntries } from "./catalogue/work";
import { inLocales } from "./localized";
import type { Field } from "./schema";

export type { CatalogueEntry } from "./catalogue/entry";
export { neverOffered } from "./catalogue/never-offered";

/** Every ready question, in the order of the palette. */
export const catalogue: readonly CatalogueEntry[] = [
  ...personEntries,
  ...householdEntries,
  ...homeEntries,
  ...workEntries,
  ...moneyEntries,
  ...animalEntries,
  ...referenceEntries,
  ...paperEntries,
  ...noticeEntries,
];

const byKey = new Map(catalogue.map((entry) => [entry.key, entry]));

export function catalogueEntry(key: string): CatalogueEntry | undefined {
  return byKey.get(key);
}

/** Question key of the rule packs behind a field's `catalogueKey`: "employer" for "employer.jobTitle". */
export function ruleKeyOf(catalogueKey: string): string {
  return catalogueKey.split(".")[0] ?? catalogueKey;
}

/** A new field from the catalogue; `optionIds`: the id of each option key. Throws on a key that is not there. */
export function fieldFromCatalogue(
  key: string,
  ids: Pick<IdMaker, "nodeId">,
  locale: string,
): { field: Field; optionIds: Record<string, string> } {
  const entry = byKey.get(key);
  if (!entry) throw new Error(`Not in the catalogue: ${key}`);
  const options = (entry.options ?? []).map(([optionKey, label]) => ({
    optionKey,
    option: { id: ids.nodeId(), label: inLocales(label, locale) },
  }));
  const field = {
    id: ids.nodeId(),
    kind: entry.kind,
    label: inLocales(entry.label, locale),
    ...(entry.help && { help: inLocales(entry.help, locale) }),
    required: entry.defaultRequired,
    stage: entry.stage,
    catalogueKey: entry.key,
    ...entry.settings,
    ...(entry.text && { text: inLocales(entry.text, locale) }),
    ...(entry.options && { options: options.map(({ option }) => option) }),
  } as Field;
  return { field, optionIds: Object.fromEntries(options.map(({ optionKey, option }) => [optionKey, option.id])) };
}
