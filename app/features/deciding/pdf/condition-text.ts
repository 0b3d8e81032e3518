import { formatDate } from "../../../kernel/dates";
import { formatMoney } from "../../../kernel/money";
import { kindOf } from "../../forms/form-model/kinds/registry";
import { localize } from "../../forms/form-model/localized";
import type { PaperWords } from "../../forms/form-model/paper-words";
import type { Comparison, Condition, Field, FormDefinition } from "../../forms/form-model/schema";

/** A condition as words of a reader: `"Do you have pets?" is "Yes"`. In the form's own language. */
export function conditionText(definition: FormDefinition, condition: Condition, words: PaperWords): string {
  const isAll = "all" in condition;
  const comparisons = isAll ? condition.all : condition.any;
  return comparisons.map((one) => comparisonText(definition, one, words)).join(isAll ? words.and : words.or);
}

function comparisonText(definition: FormDefinition, { field: id, op, value }: Comparison, words: PaperWords): string {
  const field = definition.sections.flatMap((section) => section.fields).find((one) => one.id === id);
  const question = `\u201c${own(definition, field?.label)}\u201d ${words.ops[op]}`;
  if (op === "isAnswered" || op === "isNotAnswered") return question;
  const values = Array.isArray(value) ? value : [value ?? ""];
  const shown = values.map((one) => `\u201c${valueText(definition, field, one, words)}\u201d`);
  return `${question} ${shown.join(words.or)}`;
}

function valueText(
  definition: FormDefinition,
  field: Field | undefined,
  value: string | number,
  words: PaperWords,
): string {
  const locale = definition.defaultLocale;
  const compared = field && kindOf(field).compared;
  if (compared === "yesNo") return value === "yes" ? words.yes : words.no;
  if (field?.kind === "money" && typeof value === "number") {
    return formatMoney(value, field.currency ?? definition.property.rent?.currency ?? "USD", locale);
  }
  if (compared === "date" && typeof value === "string") return formatDate(value, locale);
  if (value === "other") return words.other;
  const option = field && "options" in field ? field.options.find((one) => one.id === value) : undefined;
  return own(definition, option?.label) || String(value);
}

export function own(definition: FormDefinition, text: Record<string, string> | undefined): string {
  return localize(text, definition.defaultLocale, definition.defaultLocale);
}
