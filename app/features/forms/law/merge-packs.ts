import { ruleKeyOf } from "../form-model/catalogue";
import type { ClosedList, PackFact, PackFile, PackNotice, PackRule, RuleLevel } from "./pack-schema";

/** Where an entry comes from: the place whose file holds it, and the day it was checked. */
type Origin = { place: string; checkedOn: string };
/** `isListed`: a closed list names the question, and says no more of it. */
export type LawRule = PackRule & Origin & { isListed?: true };
export type LawNotice = PackNotice & Origin & { isDoubtful: boolean };
/** A value with the place that says it. */
export type Sourced<T> = Origin & { value: T };

/** What holds at one home: its place's file over its parent's, with the rules of its city or county on top. */
export type LawPack = {
  place: string;
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
  /** Where the law lists what may be asked: nothing else may, and nothing of the landlord's own. */
  closed: (ClosedList & Origin) | null;
  notices: readonly LawNotice[];
  languages: readonly string[];
  currency: string;
  rentPeriod: PackFile["rentPeriod"];
  incomeMultiple: Sourced<PackFile["incomeMultiple"]>;
  stages: Sourced<string | null>;
  fees: Sourced<PackFile["fees"]>;
  deposit: Sourced<PackFile["deposit"]>;
  rent: Sourced<PackFact> | null;
  decline: Sourced<PackFact>;
  retention: Sourced<PackFile["retention"]>;
  protected: Sourced<readonly string[]>;
  mustOffer: Sourced<readonly string[]>;
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

/** Whether an entry holds on a day, both as ISO dates. */
function holdsOn({ from, until }: Pick<PackRule, "from" | "until">, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

/**
 * The files of a place as they hold on `day` (ISO), parent first: rules by question, notices added up, the rest
 * replaced. A closed list takes no milder rule from its parent. Unknown subplaces are dropped.
 */
export function mergePacks(files: readonly PackFile[], home: HomeSubplaces, day: string): LawPack {
  const last = files.at(-1);
  if (!last) throw new Error("A place has at least one file");
  const every = files.flatMap((file) => file.rules.map((rule) => ({ ...originOf(file), ...rule })));
  const all = every.filter((rule) => holdsOn(rule, day));
  const notices = files.flatMap((file) => file.notices.map((notice) => ({ ...originOf(file), ...notice })));
  const subplaces = [...new Set([...every, ...notices].flatMap((entry) => entry.subplace ?? []))];
  const subplace = home.subplace !== null && subplaces.includes(home.subplace) ? home.subplace : null;
  const doubtful = home.doubtful.filter((name) => name !== subplace && subplaces.includes(name));
  const told = <T>(value: T, file = last): Sourced<T> => ({ value, ...originOf(file) });
  const staged = files.findLast((file) => file.stages !== null) ?? last;
  const isClosed = last.closed && (last.closed.subplace === undefined || last.closed.subplace === subplace);
  const closed = isClosed && last.closed ? { ...originOf(last), ...last.closed } : null;
  return {
    place: last.place,
    files: files.map(({ place, name, version, checkedOn }) => ({ place, name, version, checkedOn })),
    subplace,
    doubtful,
    subplaces,
    rules: rulesFor(closed ? withClosedList(all, closed) : all, subplace),
    doubts: byQuestion(all.filter((rule) => rule.subplace !== undefined && doubtful.includes(rule.subplace))),
    closed,
    notices: notices
      .filter((notice) => holdsOn(notice, day))
      .filter((notice) => !notice.subplace || notice.subplace === subplace || doubtful.includes(notice.subplace))
      .map((notice) => ({ ...notice, isDoubtful: notice.subplace !== undefined && notice.subplace !== subplace })),
    languages: last.languages,
    currency: last.currency,
    rentPeriod: last.rentPeriod,
    incomeMultiple: told(last.incomeMultiple),
    stages: told(staged.stages, staged),
    fees: told(last.fees),
    deposit: told(last.deposit),
    rent: last.rent ? told(last.rent) : null,
    decline: told(last.decline),
    retention: told(last.retention),
    protected: told(last.protected),
    mustOffer: told(last.mustOffer),
  };
}

function originOf({ place, checkedOn }: PackFile): Origin {
  return { place, checkedOn };
}

/** As Map.groupBy, which Safari has from 17.4, Chrome from 117 and Firefox from 119 on. */
function byQuestion(rules: readonly LawRule[]): Map<LawRule["question"], LawRule[]> {
  const groups = new Map<LawRule["question"], LawRule[]>();
  for (const rule of rules) groups.set(rule.question, [...(groups.get(rule.question) ?? []), rule]);
  return groups;
}

/** Later files win over earlier ones, and the rules of the home's own city over all. */
function rulesFor(all: readonly LawRule[], subplace: string | null): Map<string, LawRule> {
  const general = all.filter((rule) => rule.subplace === undefined);
  const own = subplace === null ? [] : all.filter((rule) => rule.subplace === subplace);
  return new Map([...general, ...own].map((rule) => [rule.question, rule]));
}

/** The place's own rules, its parent's where they are stricter than its list, and what it lists plainly. */
function withClosedList(all: readonly LawRule[], closed: ClosedList & Origin): LawRule[] {
  const { place, checkedOn, law, source } = closed;
  const origin = { place, checkedOn };
  const isOwn = (rule: LawRule) => rule.place === place && (!closed.subplace || rule.subplace === closed.subplace);
  const kept = all.filter((rule) => isOwn(rule) || shownLevel(rule) === "off");
  const own = new Map(all.filter(isOwn).map((rule) => [rule.question, rule]));
  const isRuled = (question: string) => own.has(question) || (own.get(ruleKeyOf(question))?.level ?? "off") !== "off";
  const unruled = closed.listed.filter((question) => !isRuled(question));
  const listed = unruled.map(
    (question): LawRule => ({
      ...{ ...origin, question, level: "ok", law, source, confidence: "read" },
      ...{ isListed: true, why: "", askInstead: null },
    }),
  );
  return [...kept, ...listed];
}
