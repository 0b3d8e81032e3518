import { countryName } from "../../../kernel/countries";
import { formatDate } from "../../../kernel/dates";
import { formatMoney } from "../../../kernel/money";
import { townLines } from "./address-line";
import { answerWordsFor } from "./answer-words";
import type { AddressAnswer, Answer, Answers, MoneyAnswer, RepeatItem } from "./answers";
import { holds, type Lookup } from "./conditions";
import { fullName } from "./contact";
import { localize } from "./localized";
import type { Field, FieldKind, FormDefinition, Option, Section, Stage } from "./schema";

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
  state: "answered" | "not-answered";
};

/** Kinds whose answers are names, addresses and numbers: a page's translator must leave them as they are. */
const properKinds: readonly FieldKind[] = ["name", "email", "phone", "address", "signature"];

export function isProperName(kind: FieldKind): boolean {
  return properKinds.includes(kind);
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
      .filter((field) => field.kind !== "statement")
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
  const lines = answer === undefined || field.kind === "file" ? [] : answerLines(field, answer, reader);
  const state = answer === undefined ? "not-answered" : "answered";
  const drawing = typeof answer === "object" && "typedName" in answer ? answer.drawing : undefined;
  return { path, field, label, kind: field.kind, lines, documentIds, ...(drawing && { drawing }), state };
}

function answerLines(field: Field, answer: Answer, reader: Reader): string[] {
  const { locale } = reader;
  const words = answerWordsFor(locale);
  if (typeof answer === "boolean") return [answer ? words.yes : words.no];
  if (typeof answer === "number")
    return [answer.toLocaleString(locale, { maximumFractionDigits: 4, useGrouping: false })];
  if (typeof answer === "string") return stringLines(field, answer, reader);
  if (Array.isArray(answer)) return answer;
  if ("typedName" in answer) return [answer.typedName];
  if ("first" in answer) return [fullName(answer)];
  if ("line1" in answer) return addressLines(answer, locale);
  if ("amountMinor" in answer) return [moneyLine(answer, locale)];
  if ("from" in answer) {
    const end = answer.to === undefined ? words.present : formatDate(answer.to, locale);
    return [`${formatDate(answer.from, locale)} \u2013 ${end}`];
  }
  const other = answer as { other?: string };
  const ids = "options" in answer ? answer.options : "option" in answer ? [answer.option] : [];
  const chosen = ids.map((id) => optionLabel("options" in field ? field.options : [], id, reader));
  return other.other === undefined ? chosen : [...chosen, `${words.other}: ${other.other}`];
}

function stringLines(field: Field, answer: string, reader: Reader): string[] {
  if (field.kind === "date") return [formatDate(answer, reader.locale)];
  if (field.kind === "dropdown") return [optionLabel(field.options, answer, reader)];
  return answer.split("\n");
}

/** The id itself for an option that is no longer there: better strange than silent. */
function optionLabel(options: Option[], id: string, { definition, locale }: Reader): string {
  const option = options.find((candidate) => candidate.id === id);
  return localize(option?.label, locale, definition.defaultLocale) || id;
}

/** Lines of an envelope, in the order of the address's own country. */
function addressLines(address: AddressAnswer, locale: string): string[] {
  const { line1, line2, country } = address;
  return [line1, ...(line2 ? [line2] : []), ...townLines(address), countryName(country, locale)];
}

/** "$1,200 a month": an amount as it was answered, in the language of `locale`. */
export function moneyLine({ amountMinor, currency, period, basis }: MoneyAnswer, locale: string): string {
  const words = answerWordsFor(locale);
  const amount = [formatMoney(amountMinor, currency, locale), period && words[period]].filter(Boolean).join(" ");
  return basis ? `${amount}, ${words[basis]}` : amount;
}
