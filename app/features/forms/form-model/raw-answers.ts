import type { RawAnswers } from "./answers";
import { isKnownName, type Plan, partsOf } from "./compile";
import type { Field, Section } from "./schema";

/** Prefix of every control name of a field: `{fieldId}` or `{sectionId}.{index}.{fieldId}`. */
export function fieldPath(section: Section, field: Field, index: number): string {
  return section.repeat ? `${section.id}.${index}.${field.id}` : field.id;
}

/** How many items of a repeatable section have been begun; at least the least that the form asks for. */
export function itemCount(section: Section, raw: RawAnswers): number {
  if (!section.repeat) return 1;
  let count = section.repeat.min;
  for (const name of Object.keys(raw)) {
    const [id, index] = name.split(".");
    if (id === section.id) count = Math.max(count, Number(index) + 1);
  }
  return Math.min(count, section.repeat.max);
}

/**
 * What was typed on this step over what the draft holds; other names are left out, files come from rows. Line ends
 * become \n.
 */
export function mergeStep(plan: Plan, section: Section, raw: RawAnswers, posted: URLSearchParams): RawAnswers {
  const merged = { ...raw };
  for (const name of new Set(posted.keys())) {
    if (!isTypedName(plan, section, name)) continue;
    const values = posted.getAll(name).map((value) => value.replace(/\r\n?/g, "\n"));
    const given = values.filter((value) => value !== "");
    merged[name] = given.length > 0 ? given : [""];
  }
  return merged;
}

function isTypedName(plan: Plan, section: Section, name: string): boolean {
  if (!isKnownName(plan, name)) return false;
  const parts = name.split(".");
  const [id, index] = parts;
  if (section.repeat && (id !== section.id || Number(index) >= section.repeat.max)) return false;
  const fieldId = section.repeat ? parts[2] : id;
  return section.fields.some((field) => field.id === fieldId && field.kind !== "file");
}

/** Ticks of the check page. */
export function mergeConsents(plan: Plan, raw: RawAnswers, posted: URLSearchParams): RawAnswers {
  const merged = { ...raw };
  for (const id of plan.consents) {
    const ticked = posted.getAll(`consent.${id}`).some((value) => value !== "");
    merged[`consent.${id}`] = ticked ? ["yes"] : [];
  }
  return merged;
}

/** One more item: its first control exists, empty, so that the item counts. */
export function addItem(section: Section, raw: RawAnswers): RawAnswers {
  const count = itemCount(section, raw);
  const field = section.fields.find((candidate) => partsOf(candidate).length > 0);
  if (!section.repeat || !field || count >= section.repeat.max) return raw;
  return { ...raw, [fieldPath(section, field, count) + (partsOf(field)[0] ?? "")]: [""] };
}

/** Takes an item out and closes the gap. */
export function removeItem(section: Section, raw: RawAnswers, removed: number): RawAnswers {
  const kept: RawAnswers = {};
  for (const [name, values] of Object.entries(raw)) {
    const [id, index, ...rest] = name.split(".");
    const at = Number(index);
    if (id !== section.id || at < removed) kept[name] = values;
    else if (at > removed) kept[[id, at - 1, ...rest].join(".")] = values;
  }
  return kept;
}

/** The file slots' answers are the ids of the rows there are, whatever was posted. */
export function withDocuments(
  plan: Plan,
  raw: RawAnswers,
  documents: readonly { id: string; path: string }[],
): RawAnswers {
  const merged = Object.fromEntries(Object.entries(raw).filter(([name]) => !isFileSlot(plan, name)));
  for (const { id, path } of documents) {
    if (isFileSlot(plan, path)) merged[path] = [...(merged[path] ?? []), id];
  }
  return merged;
}

function isFileSlot(plan: Plan, path: string): boolean {
  return fileFieldAt(plan, path) !== null;
}

/** The file question behind a control name, in or out of a repeatable section. */
export function fileFieldAt(plan: Plan, path: string) {
  if (!isKnownName(plan, path)) return null;
  const [first = "", , inner = ""] = path.split(".");
  const field = plan.fields.get(first) ?? plan.repeats.get(first)?.fields.get(inner);
  return field?.kind === "file" ? field : null;
}
