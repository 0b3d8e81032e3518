import type { ViewingStage } from "../../../kernel/states";
import { stageOf } from "../form-model/later-questions";
import type { Field, FormDefinition } from "../form-model/schema";
import { markFor } from "./mark";
import { type LawNotice, type LawPack, type LawRule, shownLevel } from "./merge-packs";
import type { RuleLevel } from "./pack-schema";

/** What the place says of viewings; of a doubtful city or county too, for what is not asked harms nobody. */
function viewingRules(pack: LawPack | null): LawRule[] {
  const rule = pack?.rules.get("viewing");
  return [...(rule ? [rule] : []), ...(pack?.doubts.get("viewing") ?? [])];
}

/** Whether nothing is asked of whoever wants to see the home but name and contact. How many come is on no closed list. */
export function isContactOnly(pack: LawPack | null): boolean {
  return Boolean(pack?.closed) || viewingRules(pack).some(({ viewings }) => viewings?.contactOnly);
}

/** A stage of viewings that the law of the place forbids ("off"), or that is advised against ("note"). */
export type StageAdvice = { level: Extract<RuleLevel, "off" | "note">; rule: LawRule };

/** Null: the place says nothing of it. */
export function viewingStageAdvice(pack: LawPack | null, stage: ViewingStage): StageAdvice | null {
  const rule = pack?.rules.get("viewing");
  const level = rule?.viewings?.stages?.[stage];
  if (!rule || !level) return null;
  return { rule, level: shownLevel({ level, confidence: rule.confidence }) === "off" ? "off" : "note" };
}

/**
 * What a form asks with the application though the law itself has it only once somebody wants the home: it may not be asked
 * so where viewings come after applying.
 */
export function askedBeforeViewing({ sections }: FormDefinition, pack: LawPack | null): Field[] {
  const isBarred = ({ kind, catalogueKey }: Field) => {
    if (kind === "statement" || !catalogueKey) return false;
    const { stage } = markFor(pack, catalogueKey);
    return stage?.earliest === "apply" && stage.early === "off";
  };
  return sections.flatMap((section) =>
    section.fields.filter((field) => stageOf(section, field) === "apply" && isBarred(field)),
  );
}

/** One thing that the law says of viewings, with where it was read. */
export type ViewingLawEntry = { text: string } & Pick<
  LawRule,
  "law" | "source" | "checkedOn" | "confidence" | "place"
> & {
    basis: "law" | "advice" | "caution";
    subplace: string | null;
  };

/** What a landlord reads where viewings are planned: the rule of the place, and its notices about them. */
export function viewingLaw(pack: LawPack | null): ViewingLawEntry[] {
  const rules = viewingRules(pack).map((rule) => entryOf(rule.why, rule, rule.basis));
  const notices = (pack?.notices ?? []).filter(({ about, audience }) => about === "viewing" && audience === "landlord");
  return [...rules, ...notices.map((notice) => entryOf(notice.text, notice))];
}

function entryOf(text: string, from: LawRule | LawNotice, basis: ViewingLawEntry["basis"] = "law"): ViewingLawEntry {
  const { law, source, checkedOn, confidence, place, subplace = null } = from;
  return { text, law, source, checkedOn, confidence, place, subplace, basis };
}
