import { stageOf } from "../form-model/later-questions";
import { localize } from "../form-model/localized";
import type { FormDefinition, Stage } from "../form-model/schema";
import { markFor } from "./mark";
import type { LawPack } from "./merge-packs";
import type { PackStage } from "./pack-schema";

/** `earliest`: from when the place lets it be asked, and who says so; null: the place names no stage. */
export type AskedWhen = {
  label: string;
  stage: Stage;
  earliest: { stage: PackStage["earliest"]; by: "law" | NonNullable<PackStage["basis"]> } | null;
};

/** The questions that are asked after the application, and those that the place has asked from a stage on, in the form's order. */
export function askedWhen(definition: FormDefinition, pack: LawPack | null): AskedWhen[] {
  return definition.sections.flatMap((section) =>
    section.fields.flatMap((field): AskedWhen[] => {
      if (field.kind === "statement") return [];
      const stage = stageOf(section, field);
      const rule = field.catalogueKey ? markFor(pack, field.catalogueKey, stage).stage : null;
      const earliest: AskedWhen["earliest"] = rule && { stage: rule.earliest, by: rule.basis ?? "law" };
      const label = localize(field.label, definition.defaultLocale, definition.defaultLocale);
      return stage !== "apply" || (earliest && earliest.stage !== "viewing") ? [{ label, stage, earliest }] : [];
    }),
  );
}
