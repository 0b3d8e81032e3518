import { formatDate } from "../../../kernel/dates";
import { formatNumber } from "../../../kernel/formatters";
import { landlordLocale } from "../../../kernel/landlord-locale";
import { formatMoney } from "../../../kernel/money";
import { currencyOf } from "../form-model/currency";
import { kindOf } from "../form-model/kinds/registry";
import type { Comparison, Condition, Field, FormDefinition, Option } from "../form-model/schema";
import { comparisonsOf, findField } from "./edits";
import { needsValue, opName } from "./kinds";
import { nameOf, own } from "./text";

/** A condition as the end of a sentence: `“Will pets live with you?” is Yes`. */
export function describeCondition(definition: FormDefinition, condition: Condition): string {
  const joint = "all" in condition ? " and " : " or ";
  return comparisonsOf(condition)
    .map((comparison) => describeOne(definition, comparison))
    .join(joint);
}

/** The same where there is room for two words; nothing where it takes more: the row is set in. */
export function shortCondition(definition: FormDefinition, condition: Condition): string {
  const [one, ...others] = comparisonsOf(condition);
  const isYesNo = one && comparedOf(findField(definition, one.field)?.field) === "yesNo";
  return isYesNo && one.op === "is" && others.length === 0 ? `if ${one.value}` : "";
}

function describeOne(definition: FormDefinition, { field: id, op, value }: Comparison): string {
  const field = findField(definition, id)?.field;
  const name = `“${nameOf(definition, field ?? {})}” ${opName(op, field?.kind)}`;
  if (!needsValue(op)) return name;
  const values = Array.isArray(value) ? value : [String(value ?? "")];
  return `${name} ${values.map((one) => valueName(definition, field, one)).join(" or ")}`;
}

function valueName(definition: FormDefinition, field: Field | undefined, value: string): string {
  if (value === "") return "…";
  switch (comparedOf(field)) {
    case "yesNo":
      return value === "yes" ? "Yes" : "No";
    case "money":
      return formatMoney(Number(value), currencyOfField(definition, field), landlordLocale);
    case "date":
      return formatDate(value, landlordLocale);
    case "number":
      return formatNumber(Number(value), landlordLocale);
    case "option":
    case "severalOptions":
      if (value === "other") return "“Other”";
      return (
        own(definition, optionsOf(field).find((option) => option.id === value)?.label) || "an answer without words"
      );
    default:
      return `“${value}”`;
  }
}

const comparedOf = (field: Field | undefined) => field && kindOf(field).compared;
const optionsOf = (field: Field | undefined): Option[] => (field && "options" in field ? field.options : []);

/** What amounts of a question are in: its own currency, or the form's. */
export function currencyOfField(definition: FormDefinition, field: Field | undefined): string {
  return (field?.kind === "money" ? field.currency : undefined) ?? currencyOf(definition);
}
