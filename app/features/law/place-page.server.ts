import { neverOffered } from "../form-model/catalogue";
import { type LawPack, type LawRule, mergePacks, shownLevel } from "./merge-packs";
import type { RuleLevel } from "./pack-schema";
import { readPacks } from "./packs.server";
import type { packPlaces } from "./place-of";
import { questionName, questionNames } from "./question-names";

export type ShownRule = LawRule & { name: string; shown: RuleLevel };

/** The page of one place: its rules by level, those of its cities apart, and everything else it asks of a landlord. */
export type PlacePage = Pick<
  LawPack,
  | "place"
  | "placeName"
  | "files"
  | "notices"
  | "incomeMultiple"
  | "stages"
  | "fees"
  | "deposit"
  | "decline"
  | "retention"
> &
  Pick<LawPack, "protected" | "mustOffer"> & {
    levels: { level: RuleLevel; rules: ShownRule[] }[];
    cities: { name: string; rules: ShownRule[] }[];
  };

const levels: readonly RuleLevel[] = ["off", "reason", "note", "ok"];

export async function readPlacePage(place: (typeof packPlaces)[number]): Promise<PlacePage> {
  const files = await readPacks(place);
  const { subplaces } = mergePacks(files, { subplace: null, doubtful: [] });
  const { rules, doubts, ...pack } = mergePacks(files, { subplace: null, doubtful: subplaces });
  const order = Object.keys(questionNames);
  const shown = [...rules.values()]
    .map(shownRule)
    .sort((a, b) => order.indexOf(a.question) - order.indexOf(b.question));
  const inCities = [...doubts.values()].flat().map(shownRule);
  return {
    ...pack,
    levels: levels.map((level) => ({ level, rules: shown.filter((rule) => rule.shown === level) })),
    cities: subplaces.map((name) => ({ name, rules: inCities.filter(({ subplace }) => subplace === name) })),
  };
}

const never: ReadonlySet<string> = new Set(neverOffered.map(({ key }) => key));

/** What is never offered anywhere is off, even where the place itself is milder. */
function shownRule(rule: LawRule): ShownRule {
  const shown = never.has(rule.question) ? "off" : shownLevel(rule);
  return { ...rule, name: questionName(rule.question), shown };
}
