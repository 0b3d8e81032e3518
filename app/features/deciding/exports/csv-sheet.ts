import type { Cell } from "../../../kernel/cell";
import { labelled } from "../../../kernel/labelled";
import type { PageLocale } from "../../../kernel/page-locale";
import type { Answer, Answers, RepeatItem } from "../../forms/form-model/answers";
import type { Column } from "../../forms/form-model/kinds/kind";
import { localize } from "../../forms/form-model/localized";
import type { Consent, Field, FormDefinition, Section } from "../../forms/form-model/schema";
import { type AnswerReader, cellsOf, columnsOf } from "./csv-answers";
import { fileWords } from "./words/file-words";

/** A published version whose questions get columns. `locale`: the landlord's, for labels. */
export type ColumnVersion = { formId: string; definition: FormDefinition; locale: string };

/** The columns of one question. */
type Question = {
  label: string;
  section: string;
  catalogueKey: string | undefined;
  kind: Field["kind"];
  parts: Column[];
  forms: Set<string>;
  /** Place of its first column: in the row, or in its item. */
  offset: number;
};
type Repeated = {
  itemLabel: string;
  questions: Question[];
  forms: Set<string>;
  items: number;
  width: number;
  offset: number;
};
type Ticked = { text: string; offset: number };

/** What one person answered, and on which version. */
type SheetRow = AnswerReader & {
  answers: Answers;
  consents: readonly { id: string; accepted: boolean }[];
};

export type CsvSheet = { headers: string[]; cells(row: SheetRow): Cell[] };

/**
 * The columns of all versions, newest first; questions keep theirs by id, several forms share them. A repeated section
 * has them for each of its `items`. `taken`: headers that stand before.
 */
export function createSheet(
  versions: readonly ColumnVersion[],
  items: ReadonlyMap<string, number>,
  { taken, language }: { taken: readonly string[]; language: PageLocale },
): CsvSheet {
  const columns: Columns = { blocks: [], questions: new Map(), repeats: new Map(), consents: new Map() };
  for (const version of versions) addVersion(columns, version, items);
  const words = fileWords[language];
  const titles = layOut(columns, language);
  return {
    headers: distinctTitles(titles, taken),
    cells: (row) => fillRow(words, columns, { row, width: titles.length }),
  };
}

/** Somebody sent or corrected something since the columns were counted: they must be counted again. */
export class ColumnsChanged extends Error {
  constructor() {
    super("An answer has no column");
  }
}

type Columns = {
  blocks: (Question | Repeated)[];
  /** By "{id of the repeated section or empty}/{field id}". */
  questions: Map<string, Question>;
  repeats: Map<string, Repeated>;
  consents: Map<string, Ticked>;
};

function addVersion(columns: Columns, version: ColumnVersion, items: ReadonlyMap<string, number>): void {
  for (const section of version.definition.sections.filter(({ stage }) => stage === "apply")) {
    const fields = section.fields.filter((field) => field.stage === "apply" && columnsOf(field).length > 0);
    const repeated = section.repeat ? addRepeated(columns, version, { section, fields, items }) : null;
    for (const field of fields) addQuestion(columns, version, { section, field, repeated });
  }
  for (const consent of version.definition.consents) addConsent(columns, version, consent);
}

type Group = { section: Section; fields: readonly Field[]; items: ReadonlyMap<string, number> };

function addRepeated(columns: Columns, version: ColumnVersion, { section, fields, items }: Group): Repeated {
  const { formId } = version;
  const known = columns.repeats.get(section.id) ?? likeSection(columns, formId, fields);
  const repeated = known ?? {
    itemLabel: textOf(version, section.repeat?.itemLabel ?? {}),
    questions: [],
    forms: new Set<string>(),
    items: 0,
    width: 0,
    offset: 0,
  };
  if (!known) columns.blocks.push(repeated);
  repeated.forms.add(formId);
  repeated.items = Math.max(repeated.items, items.get(section.id) ?? 0);
  columns.repeats.set(section.id, repeated);
  return repeated;
}

/** A repeated section of another form that asks one of the same questions. */
function likeSection({ repeats }: Columns, formId: string, fields: readonly Field[]): Repeated | undefined {
  return [...repeats.values()].find(
    ({ forms, questions }) =>
      !forms.has(formId) &&
      questions.some(({ catalogueKey }) => fields.some((field) => catalogueKey && field.catalogueKey === catalogueKey)),
  );
}

type Asked = { section: Section; field: Field; repeated: Repeated | null };

function addQuestion(columns: Columns, version: ColumnVersion, { section, field, repeated }: Asked): void {
  const own = `${repeated ? section.id : ""}/${field.id}`;
  const label = textOf(version, field.label);
  const among = repeated ? repeated.questions : columns.blocks.filter(isQuestion);
  const known =
    columns.questions.get(own) ??
    among.find((one) => isSame(one, { ...field, label }) && !one.forms.has(version.formId));
  const question = known ?? {
    label,
    section: textOf(version, section.title),
    catalogueKey: field.catalogueKey,
    kind: field.kind,
    parts: [],
    forms: new Set<string>(),
    offset: 0,
  };
  if (!known) (repeated ? repeated.questions : columns.blocks).push(question);
  question.forms.add(version.formId);
  question.parts.push(...columnsOf(field).filter(({ key }) => !question.parts.some((part) => part.key === key)));
  columns.questions.set(own, question);
}

/** The same question in another form: a ready one by its key, an own one by its words. */
function isSame(question: Question, other: { kind: Field["kind"]; catalogueKey?: string; label: string }): boolean {
  if (question.kind !== other.kind || question.catalogueKey !== other.catalogueKey) return false;
  return question.catalogueKey !== undefined || question.label === other.label;
}

function addConsent({ consents }: Columns, version: ColumnVersion, consent: Consent): void {
  const text = textOf(version, consent.text);
  const known = [...consents.values()].find((one) => one.text === text);
  if (!consents.has(consent.id)) consents.set(consent.id, known ?? { text, offset: 0 });
}

/** Gives every column its place. */
type FileWords = (typeof fileWords)["en"];

function layOut({ blocks, consents }: Columns, language: PageLocale): Title[] {
  const words = fileWords[language];
  const titles: Title[] = [];
  for (const block of blocks) {
    block.offset = titles.length;
    if (isQuestion(block)) titles.push(...titlesOf(block, language));
    else layItems(block, titles, language);
  }
  for (const ticked of new Set(consents.values())) {
    ticked.offset = titles.length;
    titles.push({ text: words.consent({ text: shortened(ticked.text) }), section: "" });
  }
  return titles;
}

function layItems(repeated: Repeated, titles: Title[], language: PageLocale): void {
  repeated.width = 0;
  for (const question of repeated.questions) {
    question.offset = repeated.width;
    repeated.width += question.parts.length;
  }
  for (let item = 1; item <= repeated.items; item += 1)
    for (const question of repeated.questions)
      for (const { text, section } of titlesOf(question, language)) {
        const about = `${repeated.itemLabel || question.section} ${item}`;
        titles.push({ text: labelled(about, text, language), section });
      }
}

function fillRow(words: FileWords, columns: Columns, { row, width }: { row: SheetRow; width: number }): Cell[] {
  const cells = new Array<Cell>(width).fill(null);
  for (const section of row.definition.sections.filter(({ stage }) => stage === "apply")) {
    const repeated = section.repeat && columns.repeats.get(section.id);
    if (!repeated) {
      fillFields(columns, row, { cells, section, answers: row.answers as RepeatItem, prefix: "", offset: 0 });
      continue;
    }
    const items = (row.answers[section.id] ?? []) as RepeatItem[];
    if (items.length > repeated.items) throw new ColumnsChanged();
    for (const [index, answers] of items.entries()) {
      const offset = repeated.offset + index * repeated.width;
      fillFields(columns, row, { cells, section, answers, prefix: section.id, offset });
    }
  }
  for (const { id, accepted } of row.consents) {
    const ticked = columns.consents.get(id);
    if (ticked) cells[ticked.offset] = accepted ? words.agreed : words.notAgreed;
  }
  return cells;
}

type Filling = { cells: Cell[]; section: Section; answers: RepeatItem; prefix: string; offset: number };

function fillFields({ questions }: Columns, row: SheetRow, { cells, section, answers, prefix, offset }: Filling): void {
  for (const field of section.fields.filter(({ stage }) => stage === "apply")) {
    const answer: Answer | undefined = answers[field.id];
    if (answer === undefined) continue;
    const question = questions.get(`${prefix}/${field.id}`);
    if (!question) throw new ColumnsChanged();
    const found = cellsOf(field, answer, row);
    for (const [index, { key }] of question.parts.entries())
      cells[offset + question.offset + index] = found[key] ?? null;
  }
}

function isQuestion(block: Question | Repeated): block is Question {
  return "parts" in block;
}

type Title = { text: string; section: string };

function titlesOf({ label, section, parts }: Question, language: PageLocale): Title[] {
  const words = fileWords[language].parts;
  return parts.map(({ part }) => ({ text: part ? labelled(label, words[part], language) : label, section }));
}

/** Equal headers get the title of their section, then a number. */
function distinctTitles(titles: readonly Title[], taken: readonly string[]): string[] {
  const counts = new Map<string, number>(taken.map((header) => [header, 1]));
  for (const { text } of titles) counts.set(text, (counts.get(text) ?? 0) + 1);
  const seen = new Map<string, number>(taken.map((header) => [header, 1]));
  return titles.map(({ text, section }) => {
    const header = section && (counts.get(text) ?? 0) > 1 ? `${section}: ${text}` : text;
    const count = (seen.get(header) ?? 0) + 1;
    seen.set(header, count);
    return count === 1 ? header : `${header} (${count})`;
  });
}

function textOf({ definition, locale }: ColumnVersion, texts: Record<string, string>): string {
  return localize(texts, locale, definition.defaultLocale).replace(/\s+/g, " ").trim();
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > 120 ? `${letters.slice(0, 119).join("")}\u2026` : text;
}
