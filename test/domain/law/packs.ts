import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { templates } from "../../../app/features/forms/form-model/templates";
import { type LawPack, mergePacks } from "../../../app/features/forms/law/merge-packs";
import type { PackFile } from "../../../app/features/forms/law/pack-schema";
import { readPacks } from "../../../app/features/forms/law/packs.server";
import { createIdMaker } from "../../../app/kernel/ids";
import { createStaticFiles } from "../../../app/platform/static-files";

export const packFiles = import.meta.glob<PackFile>("../../../app/features/forms/law/packs/*.json", {
  import: "default",
  eager: true,
});

/** The packs of the source need none. */
export const noFiles = createStaticFiles(undefined);

/** The day on which the tests read the packs. */
export const today = "2026-11-22";

/** What holds at a place, perhaps in one of its cities. */
export async function packOf(
  place: string,
  subplace: string | null = null,
  doubtful: string[] = [],
  day = today,
): Promise<LawPack> {
  return mergePacks(await readPacks(noFiles, place), { subplace, doubtful }, day);
}

export function templateOf(key: string, country = "US"): FormDefinition {
  const template = templates.find((candidate) => candidate.key === key);
  if (!template) throw new Error(`No template ${key}`);
  const property = { address: { line1: "1 High Street", city: "Town", country } };
  return template.build({ ids: createIdMaker(), property, locale: "en" });
}
