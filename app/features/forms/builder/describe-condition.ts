import { formatDate } from "../../../kernel/dates";
import { formatNumber } from "../../../kernel/formatters";
import { formatMoney } from "../../../kernel/money";
import { readLanguage } from "../../../kernel/page-locale";
import { currencyOf } from "../form-model/currency";
import { kindOf } from "../form-model/kinds/registry";
import type { Comparison, Condition, Field, FormDefinition, Option } from "../form-model/schema";
import { type ConditionWords, conditionWords } from "./conditions-words";
import { comparisonsOf, findField } from "./edits";
import { comparisonOf } from "./kinds";
import { nameOf, own } from "./text";

/** A condition as the end of a sentence: `“Will pets live with you?” is Yes`. */
export function describeCondition(definition: FormDefinition, condition: Condition, locale: string): string {
  const words = conditionWords[readLanguage(locale)];
  const join = "all" in condition ? words.both : words.either;
  const [one = "", ...others] = comparisonsOf(condition).map((comparison) =>
    describeOne(definition, comparison, locale),
  );
  return others.reduce((first, second) => join({ first, second }), one);
}

/** The same where there is room for two words; nothing where it takes more: the row is set in. */
export function shortCondition(definition: FormDefinition, condition: Condition, words: ConditionWords): string {
  const [one, ...others] = comparisonsOf(condition);
  const isYesNo = one && comparedOf(findField(definition, one.field)?.field) === "yesNo";
  if (!isYesNo || one.op !== "is" || others.length > 0) return "";
  return one.value === "yes" ? words.ifYes : words.ifNo;
}

function describeOne(definition: FormDefinition, { field: id, op, value }: Comparison, locale: string): string {
  const language = readLanguage(locale);
  const words = conditionWords[language];
  const field = findField(definition, id)?.field;
  const values = Array.isArray(value) ? value : [String(value ?? "")];
  const [one = "", ...others] = values.map((given) => valueName(definition, { field, value: given }, locale));
  const answer = others.reduce((first, second) => words.either({ first, second }), one);
  const question = nameOf(definition, field ?? {}, language);
  return words.sentences[comparisonOf(op, field?.kind)]({ question, answer });
}

type Valued = { field: Field | undefined; value: string };

function valueName(definition: FormDefinition, { field, value }: Valued, locale: string): string {
  const words = conditionWords[readLanguage(locale)];
  if (value === "") return "…";
  switch (comparedOf(field)) {
    case "yesNo":
      return value === "yes" ? words.yes : words.no;
    case "money":
      return formatMoney(Number(value), currencyOfField(definition, field), locale);
    case "date":
      return formatDate(value, locale);
    case "number":
      return formatNumber(Number(value), locale);
    case "option":
    case "severalOptions":
      if (value === "other") return words.other;
      return own(definition, optionsOf(field).find((option) => option.id === value)?.label) || words.unworded;
    default:
      return words.quoted({ text: value });
  }
}

const comparedOf = (field: Field | undefined) => field && kindOf(field).compared;
const optionsOf = (field: Field | undefined): Option[] => (field && "options" in field ? field.options : []);

/** What amounts of a question are in: its own currency, or the form's. */
export function currencyOfField(definition: FormDefinition, field: Field | undefined): string {
  return (field?.kind === "money" ? field.currency : undefined) ?? currencyOf(definition);
}
