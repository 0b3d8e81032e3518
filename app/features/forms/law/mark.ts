import { catalogueEntry, neverOffered, ruleKeyOf } from "../form-model/catalogue";
import { isStronger, type LawPack, type LawRule, shownLevel } from "./merge-packs";
import type { RuleLevel } from "./pack-schema";
import { swapFor } from "./swap";

/** What the law of a place says of one question. */
export type Mark = {
  /** off: not offered here; reason: the landlord ticks why; note: a hint; ok: plain. */
  level: RuleLevel;
  /** The rule packs' question key. */
  question: string;
  /** Who says so: a rule of the place, what is never offered anywhere, or the catalogue's own caution. */
  from: "place" | "never" | "catalogue";
  /** What speaks behind a rule of the place: the law, a regulator's advice, or our own caution. */
  basis: "law" | "advice" | "caution";
  law: string | null;
  why: string | null;
  askInstead: string | null;
  /** Catalogue key of the question to ask instead, where one stands for it and is itself allowed here. */
  swapKey: string | null;
  source: string | null;
  confidence: "read" | "known" | null;
  checkedOn: string | null;
  place: string | null;
  placeName: string | null;
  subplace: string | null;
  /** Rules of a city or county that the home may lie in. They never forbid: the landlord says whether it does. */
  doubts: readonly LawRule[];
};

const never = new Map(neverOffered.map((entry) => [entry.key, entry]));

/** Question key of everything a landlord asks in words of his own. */
export const ownQuestion = "own";

/** The mark of the landlord's own question: plain, unless the place lists what may be asked. */
export function markForOwn(pack: LawPack | null): Mark {
  return { ...plain(ownQuestion), ...(pack?.closed ? fromClosedList(pack.closed) : {}) };
}

/** The mark of a catalogue question: never-offered ones are off everywhere; where the pack is silent the level speaks. */
export function markFor(pack: LawPack | null, catalogueKey: string): Mark {
  const mark = withoutSwap(pack, catalogueKey);
  const swapKey = mark.level === "off" || mark.level === "reason" ? swapFor(mark.question) : null;
  const isAllowed = swapKey !== null && withoutSwap(pack, swapKey).level !== "off";
  return { ...mark, swapKey: isAllowed ? swapKey : null };
}

function withoutSwap(pack: LawPack | null, catalogueKey: string): Mark {
  const question = ruleKeyOf(catalogueKey);
  const refused = never.get(question);
  const rule = pack?.rules.get(question);
  if (refused) return { ...fromRule(question, rule), ...neverMark(refused.reason, rule), doubts: [] };
  if (!pack) return plain(question);
  const doubts = pack.doubts.get(question) ?? [];
  const mark = rule ? fromRule(question, rule) : unlisted(pack, question, catalogueKey);
  const raised = doubts.length > 0 && mark.level === "ok" ? "note" : mark.level;
  return { ...mark, level: raised, doubts };
}

/** What the place has no rule for: its closed list speaks where it has one, else the catalogue's own caution. */
function unlisted({ closed }: LawPack, question: string, catalogueKey: string): Mark {
  const entry = catalogueEntry(catalogueKey);
  if (!closed || !entry || entry.kind === "statement") return fromCatalogue(question, catalogueKey);
  return { ...plain(question), ...fromClosedList(closed) };
}

function fromClosedList({ level, law, why, source, place, placeName, checkedOn }: NonNullable<LawPack["closed"]>) {
  return { ...{ level, law, why, source, place, placeName, checkedOn }, from: "place", confidence: "read" } as const;
}

function plain(question: string): Mark {
  return {
    ...{ level: "ok", question, from: "catalogue", basis: "law", law: null, why: null, askInstead: null },
    ...{
      swapKey: null,
      source: null,
      confidence: null,
      checkedOn: null,
      place: null,
      placeName: null,
      subplace: null,
      doubts: [],
    },
  };
}

function fromRule(question: string, rule: LawRule | undefined): Mark {
  if (!rule) return plain(question);
  const { basis = "law", law, why, askInstead, source, confidence, checkedOn } = rule;
  const { place, placeName, subplace = null } = rule;
  const told: Partial<Mark> = {
    basis,
    law,
    why,
    askInstead,
    source,
    confidence,
    checkedOn,
    place,
    placeName,
    subplace,
  };
  return { ...plain(question), ...told, level: shownLevel(rule), from: "place" };
}

/** The place's own law is named beside our refusal where it refuses too. */
function neverMark(reason: string, rule: LawRule | undefined): Partial<Mark> {
  const agrees = rule !== undefined && isStronger(shownLevel(rule), "note");
  return { level: "off", from: "never", ...(agrees ? {} : { ...silence, why: reason }) };
}

const silence = {
  ...{ law: null, askInstead: null, source: null, confidence: null, checkedOn: null },
  ...{ place: null, placeName: null, subplace: null },
};

const cautions: Record<0 | 1 | 2 | 3, RuleLevel> = { 0: "ok", 1: "ok", 2: "reason", 3: "reason" };

function fromCatalogue(question: string, key: string): Mark {
  const level = cautions[catalogueEntry(key)?.level ?? 0];
  const why =
    level === "reason" ? "This is sensitive. Ask only if you need the answer to decide, and ask everyone." : null;
  return { ...plain(question), basis: "caution", level, why };
}
