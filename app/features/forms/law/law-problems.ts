import { ruleKeyOf } from "../form-model/catalogue";
import { stageOf } from "../form-model/later-questions";
import { hasOwnText, hasOwnWords } from "../form-model/own-words";
import type { Consent, Field, FormDefinition, LawReason, Stage } from "../form-model/schema";
import { wordsOfForm } from "./closed-templates";
import { type Mark, markFor, markForMultiple, markForOwn, markForOwnWords, ownQuestion } from "./mark";
import type { LawNotice, LawPack } from "./merge-packs";
import { saysNotice } from "./says-notice";

/** Where in a form something is asked: a question, a tick before sending, or the income multiple of the criteria. */
export type AskedAt = { fieldId: string } | { consentId: string } | { property: "incomeMultiple" };

/** One question of a form that the law of its place speaks of. `reason` is what the landlord ticked. */
export type LawFinding = { at: AskedAt; mark: Mark; reason: LawReason | null };

/** A finding that forbids publishing: not offered here, no reason ticked, or the law's words (`notice`) missing. */
export type LawProblem = LawFinding & ({ code: "off" | "reason-missing" } | { code: "notice-missing"; notice: string });

/** Everything in a form that a place marks, in its order. A ticked reason holds for all fields of one catalogue question. */
export function lawFindings(definition: FormDefinition, pack: LawPack | null): LawFinding[] {
  const asked = askedIn(definition, pack).map((one) => ({ ...one, mark: markOf(pack, one) }));
  const reasons = new Map<string, LawReason>();
  for (const { mark, reason } of asked) if (isGiven(reason)) reasons.set(mark.question, reason);
  return asked
    .filter(({ mark }) => mark.level !== "ok")
    .map(({ at, mark, reason }) => {
      const own = mark.question === ownQuestion;
      return { at, mark, reason: own ? (isGiven(reason) ? reason : null) : (reasons.get(mark.question) ?? null) };
    });
}

/** What speaks against publishing under the law of the place; empty when nothing does. */
export function lawProblems(definition: FormDefinition, pack: LawPack | null): LawProblem[] {
  const problems = lawFindings(definition, pack).flatMap((finding): LawProblem[] => {
    if (finding.mark.level === "off") return [{ ...finding, code: "off" }];
    return finding.mark.level === "reason" && !finding.reason ? [{ ...finding, code: "reason-missing" }] : [];
  });
  return [...problems, ...unsaidNotices(definition, pack)];
}

/** The words that the law sets for a form that asks what this one asks, and that no statement of it says. */
export function missingNotices(definition: FormDefinition, pack: LawPack | null): LawNotice[] {
  const prescribed = (pack?.notices ?? []).filter(
    (notice) => (notice.prescribed || notice.needed) && !notice.isDoubtful,
  );
  if (prescribed.length === 0) return [];
  const asked = new Set(askedIn(definition, pack).flatMap(({ key }) => (key === null ? [] : ruleKeyOf(key))));
  const isDue = ({ when }: LawNotice) => !when || when.some((question) => asked.has(question));
  return prescribed.filter((notice) => isDue(notice) && !saysNotice(definition, notice));
}

function unsaidNotices(definition: FormDefinition, pack: LawPack | null): LawProblem[] {
  return missingNotices(definition, pack).flatMap(({ text, when }): LawProblem[] => {
    const asked = askedIn(definition, pack);
    // Words that every form must say are named at its first question.
    const cause = when ? asked.find(({ key }) => key !== null && when.includes(ruleKeyOf(key))) : asked[0];
    if (!cause) return [];
    return [{ at: cause.at, mark: markOf(pack, cause), reason: null, code: "notice-missing", notice: text }];
  });
}

/** `key` is null for a question of the landlord's own; `isReworded`: a ready one that no longer says what it said. */
type Asked = { at: AskedAt; key: string | null; isReworded: boolean; reason: LawReason | undefined; stage: Stage };

function markOf(pack: LawPack | null, { at, key, isReworded, stage }: Asked): Mark {
  if ("property" in at) return markForMultiple(pack);
  const mark = key === null ? markForOwn(pack) : isReworded ? markForOwnWords(pack, key) : markFor(pack, key, stage);
  // Only a question can be put in the place of one, or asked later.
  return "fieldId" in at ? mark : { ...mark, swapKey: null, moveTo: null };
}

function askedIn({ property, sections, consents }: FormDefinition, pack: LawPack | null): Asked[] {
  const closed = pack?.closed ?? null;
  const fields = sections.flatMap((section) =>
    section.fields.flatMap((field) => askedField(field, stageOf(section, field), closed)),
  );
  const ticks = consents.flatMap((consent) => askedTick(consent, closed));
  const stage = "apply" as const;
  const multiple = { at: { property: "incomeMultiple" as const }, key: "incomeMultiple", isReworded: false, stage };
  return [
    ...fields,
    ...ticks,
    ...(property.incomeMultiple ? [{ ...multiple, reason: property.incomeMultipleReason }] : []),
  ];
}

/** A statement asks nothing. */
function askedField(field: Field, stage: Stage, closed: LawPack["closed"]): Asked[] {
  const { id, kind, catalogueKey, lawReason } = field;
  if (kind === "statement") return [];
  const key = catalogueKey ?? null;
  return [{ at: { fieldId: id }, key, isReworded: isReworded(field, closed), reason: lawReason, stage }];
}

/** Counts only where listed questions alone may be asked. */
export function isReworded(field: Field, closed: LawPack["closed"]): boolean {
  return closed !== null && hasOwnWords(field, wordsOfForm(closed));
}

/** A tick in other words than the ready ones may ask anything, which counts where only listed questions may be asked. */
function askedTick(consent: Consent, closed: LawPack["closed"]): Asked[] {
  const { id, catalogueKey, lawReason } = consent;
  const isReworded = closed !== null && hasOwnText(consent);
  if (!catalogueKey && !isReworded) return [];
  return [{ at: { consentId: id }, key: catalogueKey ?? null, isReworded, reason: lawReason, stage: "apply" }];
}

/** "Other" counts only with words. */
function isGiven(reason: LawReason | undefined): reason is LawReason {
  return reason !== undefined && (reason.code !== "other" || (reason.text ?? "").trim() !== "");
}
