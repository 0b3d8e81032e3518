import type { StaticFiles } from "../../../platform/static-files";
import { localize } from "../form-model/localized";
import type { FormDefinition, LawReason } from "../form-model/schema";
import { type AskedAt, type LawProblem, lawFindings, lawProblems } from "./law-problems";
import type { LawNotice } from "./merge-packs";
import type { LawStage, RuleLevel } from "./pack-schema";
import { readLaw } from "./packs.server";
import { placeOf } from "./place-of";
import { askedBeforeViewing } from "./viewings";

/** What a version was checked against: codes, ids and versions, which lead to the laws behind each finding. */
export type LawRecord = {
  v: 1;
  /** Null: no pack for that country, so only what is never asked anywhere was refused. */
  place: string | null;
  packs: { place: string; version: string; checkedOn: string }[];
  subplace: string | null;
  doubtful: readonly string[];
  findings: {
    question: string;
    level: RuleLevel;
    at: AskedAt;
    rulePlace: string | null;
    reason: LawReason["code"] | null;
    /** It is asked too early: from when it might be. */
    moveTo?: LawStage;
  }[];
};

export type LawCheck = {
  place: string | null;
  problems: LawProblem[];
  /** Questions, in the form's own words, that may not be asked with the application where the home is viewed after it. */
  beforeViewing: string[];
  /** What the place lets a landlord put on a form word for word. */
  notices: readonly LawNotice[];
  record: LawRecord;
};

/** Server: what the law of the home's place says of a form on a day (ISO date). Run at every publishing; the browser's own check only advises. */
export async function checkLaw(staticFiles: StaticFiles, definition: FormDefinition, day: string): Promise<LawCheck> {
  const { address, chosenSubplace } = definition.property;
  const home = placeOf(address, chosenSubplace);
  const pack = await readLaw(staticFiles, home, day);
  const findings = lawFindings(definition, pack).map(({ at, mark, reason }) => ({
    ...{ question: mark.question, level: mark.level, at, rulePlace: mark.place, reason: reason?.code ?? null },
    ...(mark.moveTo && { moveTo: mark.moveTo }),
  }));
  const packs = (pack?.files ?? []).map(({ place, version, checkedOn }) => ({ place, version, checkedOn }));
  const { place } = home;
  const { subplace = null, doubtful = [] } = pack ?? {};
  return {
    place,
    problems: lawProblems(definition, pack),
    beforeViewing: askedBeforeViewing(definition, pack).map(({ label }) =>
      localize(label, definition.defaultLocale, definition.defaultLocale),
    ),
    notices: pack?.notices ?? [],
    record: { v: 1, place, packs, subplace, doubtful, findings },
  };
}
