import type { StaticFiles } from "../../../platform/static-files";
import { neverOffered, ruleKeyOf } from "../form-model/catalogue";
import type { HandOver } from "./hand-over";
import { readHandOver } from "./hand-over.server";
import { type LawPack, type LawRule, mergePacks, shownLevel } from "./merge-packs";
import type { PackChange } from "./pack-changes";
import type { RuleLevel } from "./pack-schema";
import { readPacks } from "./packs.server";
import type { packPlaces } from "./place-of";
import { namedQuestions } from "./question-names";
import { subplacesIn } from "./subplaces";

export type ShownRule = LawRule & { shown: RuleLevel };

/** The page of one place: its rules by level, those of its cities apart, and everything else it asks of a landlord. */
export type PlacePage = Pick<
  LawPack,
  | "place"
  | "closed"
  | "files"
  | "notices"
  | "incomeMultiple"
  | "stages"
  | "fees"
  | "deposit"
  | "rent"
  | "decline"
  | "retention"
> &
  Pick<LawPack, "protected" | "mustOffer"> & {
    levels: { level: RuleLevel; rules: ShownRule[] }[];
    /** `closed`: there the law lists what may be asked. */
    cities: { name: string; rules: ShownRule[]; closed: LawPack["closed"] }[];
    handOver: HandOver[];
    /** What was changed in the files of this place, the newest first. */
    changes: ShownChange[];
  };

export type ShownChange = PackChange;

const levels: readonly RuleLevel[] = ["off", "reason", "note", "ok"];

/** Server: the page of a place as its law stands on `day` (ISO date), with those of `changes` that are its own. */
export async function readPlacePage(
  staticFiles: StaticFiles,
  place: (typeof packPlaces)[number],
  day: string,
  changes: readonly PackChange[],
): Promise<PlacePage> {
  const files = await readPacks(staticFiles, place);
  const owed = await readHandOver(staticFiles, { place, subplace: null, doubtful: subplacesIn(place) });
  const { subplaces } = mergePacks(files, { subplace: null, doubtful: [] }, day);
  const { rules, doubts, ...pack } = mergePacks(files, { subplace: null, doubtful: subplaces }, day);
  const shown = [...rules.values()]
    .map(shownRule)
    .sort((a, b) => namedQuestions.indexOf(ruleKeyOf(a.question)) - namedQuestions.indexOf(ruleKeyOf(b.question)));
  const inCities = [...doubts.values()].flat().map(shownRule);
  return {
    ...pack,
    levels: levels.map((level) => ({ level, rules: shown.filter((rule) => rule.shown === level) })),
    cities: subplaces.map((name) => ({
      name,
      rules: inCities.filter(({ subplace }) => subplace === name),
      closed: pack.closed ? null : mergePacks(files, { subplace: name, doubtful: [] }, day).closed,
    })),
    handOver: owed?.rows ?? [],
    changes: changes
      .filter((change) => change.place === place)
      .sort((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0)),
  };
}

const never: ReadonlySet<string> = new Set(neverOffered.map(({ key }) => key));

/** What is never offered anywhere is off, even where the place itself is milder. */
function shownRule(rule: LawRule): ShownRule {
  const shown = never.has(rule.question) ? "off" : shownLevel(rule);
  return { ...rule, shown };
}
