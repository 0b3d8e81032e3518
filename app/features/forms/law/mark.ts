import { catalogueEntry, neverOffered, ruleKeyOf } from "../form-model/catalogue";
import { asksForNothing } from "../form-model/consents";
import { isFrom } from "../form-model/later-questions";
import type { Stage } from "../form-model/schema";
import { isStronger, type LawPack, type LawRule, shownLevel } from "./merge-packs";
import type { LawStage, PackStage, RuleLevel } from "./pack-schema";
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
  /** The law's own text. */
  why: string | null;
  /** What we say of it ourselves, in the place of the law's text: `whyOf` has the words. `form`: an official form's name. */
  own: OwnWhy | null;
  askInstead: string | null;
  /** Catalogue key of the question to ask instead, where one stands for it and is itself allowed here. */
  swapKey: string | null;
  source: string | null;
  confidence: "read" | "known" | null;
  checkedOn: string | null;
  place: string | null;
  subplace: string | null;
  /** Rules of a city or county that the home may lie in. They never forbid: the landlord says whether it does. */
  doubts: readonly LawRule[];
  /** The place's official form asks it by itself: it may not be asked beside that form, and its answer may be looked at. */
  isAskedByForm: boolean;
  /** From when it may be asked, where the place says so, and who says it. */
  stage: PackStage | null;
  /** It is asked too early: the first stage at which it may be. */
  moveTo: LawStage | null;
};

type OwnWhy =
  | { code: "never" }
  | { code: "reworded" | "listed" | "sensitive" }
  | { code: "askedByForm"; form: string | null };

/** What asks for the same paper as another question: without a rule of its own it has that one's. */
const alike: Readonly<Record<string, string>> = { portableReport: "creditReport" };

const never: ReadonlySet<string> = new Set(neverOffered.map(({ key }) => key));

/** Question key of everything a landlord asks in words of his own. */
export const ownQuestion = "own";

/** The mark of the landlord's own question: plain, unless the place lists what may be asked. */
export function markForOwn(pack: LawPack | null): Mark {
  if (!pack?.closed) return plain(ownQuestion);
  return { ...plain(ownQuestion), ...fromClosedList(pack.closed), swapKey: pack.closed.instead ?? null };
}

/** The mark of a ready question in the landlord's own words: where only listed questions may be asked, it is none of them. */
export function markForOwnWords(pack: LawPack | null, catalogueKey: string): Mark {
  if (!pack?.closed) return markFor(pack, catalogueKey);
  const isReady = catalogueEntry(catalogueKey) !== undefined && markFor(pack, catalogueKey).level !== "off";
  const own = markForOwn(pack);
  return isReady ? { ...own, own: { code: "reworded" }, swapKey: catalogueKey } : own;
}

/** The mark of the income multiple that a landlord tells. It asks nothing: a list of questions does not speak of it. */
export function markForMultiple(pack: LawPack | null): Mark {
  return markFor(pack?.closed ? { ...pack, closed: null } : pack, "incomeMultiple");
}

/**
 * The mark of a catalogue question that is asked at a stage: never-offered ones are off everywhere; where the pack is
 * silent the catalogue's level speaks.
 */
export function markFor(pack: LawPack | null, catalogueKey: string, at: Stage = "apply"): Mark {
  const mark = atStage(withoutSwap(pack, catalogueKey), pack ? ruleFor(pack, catalogueKey) : undefined, at);
  if (mark.level !== "off" && mark.level !== "reason") return mark;
  const swaps = [swapFor(catalogueKey), pack?.closed?.instead].flatMap((key) => key ?? []);
  const isMilder = (key: string) => key !== catalogueKey && isStronger(mark.level, withoutSwap(pack, key).level);
  return { ...mark, swapKey: swaps.find(isMilder) ?? null };
}

function withoutSwap(pack: LawPack | null, catalogueKey: string): Mark {
  const question = ruleKeyOf(catalogueKey);
  const rule = pack ? ruleFor(pack, catalogueKey) : undefined;
  if (never.has(question)) return { ...fromRule(question, rule), ...neverMark(rule), doubts: [] };
  if (!pack) return plain(question);
  const doubts = pack.doubts.get(question) ?? pack.doubts.get(alike[question] ?? "") ?? [];
  const mark = rule ? fromRule(question, rule) : unlisted(pack, question, catalogueKey);
  const raised = doubts.length > 0 && mark.level === "ok" ? "note" : mark.level;
  return { ...mark, level: raised, doubts };
}

/** What may be asked only later has its earlier level, and the stage to move it to. */
function atStage(mark: Mark, rule: LawRule | undefined, at: Stage): Mark {
  if (!rule?.stage || mark.from !== "place") return mark;
  const { stage } = rule;
  const { earliest, early, law, source, basis = "law" } = stage;
  if (earliest === "viewing" || isFrom(at, earliest) || mark.level === "off") return { ...mark, stage };
  const before = shownLevel({ level: early, confidence: rule.confidence });
  const level = isStronger(mark.level, before) ? mark.level : before;
  return { ...mark, stage, level, law, source, basis, moveTo: earliest };
}

/** The rule of a part, else of its whole. Where only listed questions may be asked, the whole lets in no part that is not listed. */
function ruleFor({ rules, closed }: LawPack, catalogueKey: string): LawRule | undefined {
  const question = ruleKeyOf(catalogueKey);
  const whole = rules.get(question) ?? (closed ? undefined : rules.get(alike[question] ?? ""));
  const isPart = question !== catalogueKey;
  const isUnlisted = isPart && closed !== null && !closed.listed.includes(catalogueKey);
  return rules.get(catalogueKey) ?? (isUnlisted && whole?.level !== "off" ? undefined : whole);
}

/** What the place has no rule for: its closed list speaks where it has one, else the catalogue's own caution. */
function unlisted({ closed }: LawPack, question: string, catalogueKey: string): Mark {
  const isSaid = catalogueEntry(catalogueKey)?.kind === "statement" || asksForNothing(catalogueKey);
  if (!closed || isSaid) return fromCatalogue(question, catalogueKey);
  if (!closed.askedByForm?.includes(question)) return { ...plain(question), ...fromClosedList(closed) };
  const own = { code: "askedByForm", form: closed.form?.name ?? null } as const;
  return { ...plain(question), ...fromClosedList(closed), own, isAskedByForm: true };
}

function fromClosedList(closed: NonNullable<LawPack["closed"]>) {
  const { law, why, source, place, checkedOn, subplace = null } = closed;
  const told = { law, why, source, place, subplace, checkedOn };
  return { ...told, level: "off", from: "place", confidence: "read" } as const;
}

function plain(question: string): Mark {
  return {
    ...{ level: "ok", question, from: "catalogue", basis: "law", law: null, why: null, own: null, askInstead: null },
    ...{
      swapKey: null,
      source: null,
      confidence: null,
      checkedOn: null,
      place: null,
      subplace: null,
      doubts: [],
      isAskedByForm: false,
      stage: null,
      moveTo: null,
    },
  };
}

function fromRule(question: string, rule: LawRule | undefined): Mark {
  if (!rule) return plain(question);
  const { basis = "law", law, why, askInstead, source, confidence, checkedOn } = rule;
  const { place, subplace = null } = rule;
  const own = rule.isListed ? ({ code: "listed" } as const) : null;
  const told: Partial<Mark> = {
    basis,
    law,
    why,
    own,
    askInstead,
    source,
    confidence,
    checkedOn,
    place,
    subplace,
  };
  return { ...plain(question), ...told, level: shownLevel(rule), from: "place" };
}

/** The place's own law is named beside our refusal where it refuses too. */
function neverMark(rule: LawRule | undefined): Partial<Mark> {
  const agrees = rule !== undefined && isStronger(shownLevel(rule), "note");
  return { level: "off", from: "never", ...(agrees ? {} : { ...silence, own: { code: "never" } }) };
}

const silence = {
  ...{ law: null, why: null, askInstead: null, source: null, confidence: null, checkedOn: null },
  ...{ place: null, subplace: null },
};

const cautions: Record<0 | 1 | 2 | 3, RuleLevel> = { 0: "ok", 1: "ok", 2: "reason", 3: "reason" };

function fromCatalogue(question: string, key: string): Mark {
  const level = cautions[catalogueEntry(key)?.level ?? 0];
  return { ...plain(question), basis: "caution", level, own: level === "reason" ? { code: "sensitive" } : null };
}
