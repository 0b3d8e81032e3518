import type { PackFile, PackNotice, PackRule, RuleLevel } from "./pack-schema";

/** Where an entry comes from: the place whose file holds it, and the day that file was checked. */
export type Origin = { place: string; placeName: string; checkedOn: string };
export type LawRule = PackRule & Origin;
export type LawNotice = PackNotice & Origin & { isDoubtful: boolean };
/** A value with the place that says it. */
export type Told<T> = Origin & { value: T };

/** What holds at one home: its place's file over its parent's, with the rules of its city or county on top. */
export type LawPack = {
  place: string;
  placeName: string;
  /** Parent first. With these names and versions the same pack can be made again. */
  files: readonly { place: string; name: string; version: string; checkedOn: string }[];
  /** The city or county whose own rules hold, and those of which the address leaves a doubt. */
  subplace: string | null;
  doubtful: readonly string[];
  /** Every city and county this place has rules for. */
  subplaces: readonly string[];
  rules: ReadonlyMap<string, LawRule>;
  /** Rules of doubtful cities and counties, by question: shown as a note that says where they would hold. */
  doubts: ReadonlyMap<string, readonly LawRule[]>;
  notices: readonly LawNotice[];
  languages: readonly string[];
  currency: string;
  rentPeriod: PackFile["rentPeriod"];
  incomeMultiple: Told<PackFile["incomeMultiple"]>;
  stages: Told<string | null>;
  fees: Told<string>;
  deposit: Told<string>;
  decline: Told<string>;
  retention: Told<PackFile["retention"]>;
  protected: Told<readonly string[]>;
  mustOffer: Told<readonly string[]>;
};

export type HomeSubplaces = { subplace: string | null; doubtful: readonly string[] };

const rank: Record<RuleLevel, number> = { ok: 0, note: 1, reason: 2, off: 3 };

export function isStronger(level: RuleLevel, than: RuleLevel): boolean {
  return rank[level] > rank[than];
}

/** The level a rule may be shown with: what nobody has read up is a note at most. */
export function shownLevel({ level, confidence }: Pick<PackRule, "level" | "confidence">): RuleLevel {
  return confidence === "known" && isStronger(level, "note") ? "note" : level;
}

/**
 * Lays the files of a place over each other, parent first: rules by question, notices added up, everything else replaced.
 * A part that is silent on stages keeps its parent's. Names of subplaces that the files do not know are dropped.
 */
export function mergePacks(files: readonly PackFile[], home: HomeSubplaces): LawPack {
  const last = files.at(-1);
  if (!last) throw new Error("A place has at least one file");
  const all = files.flatMap((file) => file.rules.map((rule) => ({ ...rule, ...originOf(file) })));
  const notices = files.flatMap((file) => file.notices.map((notice) => ({ ...notice, ...originOf(file) })));
  const subplaces = [...new Set([...all, ...notices].flatMap((entry) => entry.subplace ?? []))];
  const subplace = home.subplace !== null && subplaces.includes(home.subplace) ? home.subplace : null;
  const doubtful = home.doubtful.filter((name) => name !== subplace && subplaces.includes(name));
  const told = <T>(value: T, file = last): Told<T> => ({ value, ...originOf(file) });
  const staged = files.findLast((file) => file.stages !== null) ?? last;
  return {
    place: last.place,
    placeName: last.name,
    files: files.map(({ place, name, version, checkedOn }) => ({ place, name, version, checkedOn })),
    subplace,
    doubtful,
    subplaces,
    rules: rulesFor(all, subplace),
    doubts: Map.groupBy(
      all.filter((rule) => rule.subplace !== undefined && doubtful.includes(rule.subplace)),
      (rule) => rule.question,
    ),
    notices: notices
      .filter((notice) => !notice.subplace || notice.subplace === subplace || doubtful.includes(notice.subplace))
      .map((notice) => ({ ...notice, isDoubtful: notice.subplace !== undefined && notice.subplace !== subplace })),
    languages: last.languages,
    currency: last.currency,
    rentPeriod: last.rentPeriod,
    incomeMultiple: told(last.incomeMultiple),
    stages: told(staged.stages, staged),
    fees: told(last.fees),
    deposit: told(last.deposit),
    decline: told(last.decline),
    retention: told(last.retention),
    protected: told(last.protected),
    mustOffer: told(last.mustOffer),
  };
}

function originOf({ place, name, checkedOn }: PackFile): Origin {
  return { place, placeName: name, checkedOn };
}

/** Later files win over earlier ones, and the rules of the home's own city over all. */
function rulesFor(all: readonly LawRule[], subplace: string | null): Map<string, LawRule> {
  const general = all.filter((rule) => rule.subplace === undefined);
  const own = subplace === null ? [] : all.filter((rule) => rule.subplace === subplace);
  return new Map([...general, ...own].map((rule) => [rule.question, rule]));
}
