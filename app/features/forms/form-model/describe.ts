import type { Answer, Answers, RepeatItem } from "./answers";
import { holds, isMoot, type Lookup } from "./conditions";
import { kindOf } from "./kinds/registry";
import { localize } from "./localized";
import type { Field, FieldKind, FormDefinition, Section, Stage } from "./schema";

export type AnswerRow = {
  /** `{fieldId}` or `{sectionId}.{index}.{fieldId}`. */
  path: string;
  field: Field;
  label: string;
  kind: FieldKind;
  /** The whole answer, a line each; typed text is never cut or changed. Empty for documents and for no answer. */
  lines: string[];
  documentIds: string[];
  /** A drawn signature; see drawing.ts. */
  drawing?: string;
  /** What somebody wrote in place of an option: the last line ends with it. */
  other?: string;
  state: "answered" | "not-answered";
};

/** Of kinds whose answers are names, addresses and numbers: a page's translator must leave them as they are. */
export function isProperName(kind: FieldKind): boolean {
  return kindOf({ kind }).isProperName ?? false;
}

/** Of kinds whose answers are whatever somebody writes, in a language of their own. */
export function isFreeText(kind: FieldKind): boolean {
  return kindOf({ kind }).isFreeText ?? false;
}

export type AnswerGroup = {
  sectionId: string;
  title: string;
  /** Position of the item in a repeated section, from 1; its name ("Address"). */
  item?: { number: number; label: string };
  rows: AnswerRow[];
};

/** Answers as they were asked, in order and in the reader's language. Questions hidden by a condition are absent. */
export function describeAnswers(
  definition: FormDefinition,
  answers: Answers,
  locale: string,
  stages: readonly Stage[] = ["apply"],
): AnswerGroup[] {
  const repeated = new Set(definition.sections.filter((section) => section.repeat).map((section) => section.id));
  const top: Lookup = (id) => (repeated.has(id) ? undefined : (answers[id] as Answer | undefined));
  const isShown = (node: Section | Field, lookup: Lookup) =>
    stages.includes(node.stage) && holds(node.showWhen, lookup);
  const reader: Reader = { definition, locale, isShown, top };
  return definition.sections
    .filter((section) => isShown(section, top))
    .flatMap((section) => describeSection(section, answers, reader));
}

type Reader = {
  definition: FormDefinition;
  locale: string;
  isShown: (node: Section | Field, lookup: Lookup) => boolean;
  top: Lookup;
};

function describeSection(section: Section, answers: Answers, reader: Reader): AnswerGroup[] {
  const text = (texts: Record<string, string>) => localize(texts, reader.locale, reader.definition.defaultLocale);
  const title = text(section.title);
  const rowsOf = (item: RepeatItem, prefix: string) =>
    section.fields
      .filter((field) => field.kind !== "statement" && !isMoot(field, answers))
      .filter((field) => reader.isShown(field, (id) => item[id] ?? reader.top(id)))
      .map((field) => describeField(field, prefix + field.id, item[field.id], text(field.label), reader));
  if (!section.repeat) return [{ sectionId: section.id, title, rows: rowsOf(answers as RepeatItem, "") }];
  const label = text(section.repeat.itemLabel);
  const items = (answers[section.id] ?? []) as RepeatItem[];
  return items.map((item, index) => ({
    sectionId: section.id,
    title,
    item: { number: index + 1, label },
    rows: rowsOf(item, `${section.id}.${index}.`),
  }));
}

function describeField(
  field: Field,
  path: string,
  answer: Answer | undefined,
  label: string,
  reader: Reader,
): AnswerRow {
  const documentIds = field.kind === "file" && Array.isArray(answer) ? answer : [];
  const lines = answer === undefined ? [] : kindOf(field).lines(answer, field, reader);
  const state = answer === undefined ? "not-answered" : "answered";
  const drawing = typeof answer === "object" && "typedName" in answer ? answer.drawing : undefined;
  const other = typeof answer === "object" && "other" in answer ? answer.other : undefined;
  return {
    ...{ path, field, label, kind: field.kind, lines, documentIds, state },
    ...(drawing && { drawing }),
    ...(other && { other }),
  };
}
