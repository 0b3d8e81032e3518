import { countryName } from "../../../kernel/countries";
import { currencyDigits } from "../../../kernel/money";
import { answerWordsFor } from "../../forms/form-model/answer-words";
import type { Answer, MoneyAnswer } from "../../forms/form-model/answers";
import { localize } from "../../forms/form-model/localized";
import type { Field, FieldKind, FormDefinition } from "../../forms/form-model/schema";
import type { Cell } from "./csv";

/** Column within a question: key of the part, words behind the question's label. "" is the question itself. */
export type Part = { key: string; words: string };

const whole: Part = { key: "", words: "" };
const other: Part = { key: "other", words: "other" };
const partsOfKind: Partial<Record<FieldKind, readonly Part[]>> = {
  name: [
    { key: "first", words: "first name" },
    { key: "last", words: "last name" },
  ],
  address: [
    { key: "line1", words: "street" },
    { key: "line2", words: "street, second line" },
    { key: "city", words: "city" },
    { key: "region", words: "region" },
    { key: "postcode", words: "postcode" },
    { key: "country", words: "country" },
  ],
  dateRange: [
    { key: "from", words: "from" },
    { key: "to", words: "until" },
  ],
  statement: [],
};

/** The columns of a question, in order; none for a statement. */
export function partsOf(field: Field): readonly Part[] {
  if (field.kind === "money") {
    return [
      { key: "amount", words: "amount" },
      { key: "currency", words: "currency" },
      ...(field.withPeriod ? [{ key: "period", words: "period" }] : []),
      ...(field.withBasis ? [{ key: "basis", words: "before or after tax" }] : []),
    ];
  }
  if (field.kind === "choice" || field.kind === "multiChoice") return field.other ? [whole, other] : [whole];
  return partsOfKind[field.kind] ?? [whole];
}

export type AnswerReader = {
  definition: FormDefinition;
  /** The landlord's, for the labels of choices and the names of countries. */
  locale: string;
  /** Names of the documents, by their ids. */
  documents: ReadonlyMap<string, string>;
};

/** One answer as cells, by the keys of its parts. */
export function cellsOf(field: Field, answer: Answer, reader: AnswerReader): Record<string, Cell> {
  const words = answerWordsFor("en");
  if (typeof answer === "boolean") return { "": answer ? words.yes : words.no };
  if (typeof answer === "number") return { "": answer };
  if (typeof answer === "string")
    return { "": field.kind === "dropdown" ? optionLabel(field, answer, reader) : answer };
  if (Array.isArray(answer)) return { "": answer.map((id) => reader.documents.get(id) ?? id).join("; ") };
  if ("typedName" in answer) return { "": answer.typedName };
  if ("first" in answer) return { first: answer.first, last: answer.last };
  if ("line1" in answer) return { ...answer, country: countryName(answer.country, reader.locale) };
  if ("amountMinor" in answer) return moneyCells(answer);
  if ("from" in answer) return { from: answer.from, to: answer.to ?? "present" };
  const ids = "options" in answer ? answer.options : "option" in answer ? [answer.option] : [];
  const typed = "other" in answer ? answer.other : undefined;
  const chosen = ids.map((id) => optionLabel(field, id, reader));
  return {
    "": [...chosen, ...(typed === undefined ? [] : [words.other])].join("; "),
    other: typed ?? null,
  };
}

function moneyCells({ amountMinor, currency, period, basis }: MoneyAnswer): Record<string, Cell> {
  const words = answerWordsFor("en");
  return {
    amount: majorUnits(amountMinor, currency),
    currency,
    period: period ? words[period] : null,
    basis: basis ? words[basis] : null,
  };
}

/** 185050 of USD is 1850.5. */
export function majorUnits(amountMinor: number, currency: string): number {
  return amountMinor / 10 ** currencyDigits(currency);
}

/** The id itself for an option that is no longer there: better strange than silent. */
function optionLabel(field: Field, id: string, { definition, locale }: AnswerReader): string {
  const options = "options" in field ? field.options : [];
  const option = options.find((candidate) => candidate.id === id);
  return localize(option?.label, locale, definition.defaultLocale) || id;
}
