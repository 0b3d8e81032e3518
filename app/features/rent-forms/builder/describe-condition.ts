import type { Comparison, Condition, Field, FormDefinition } from "../model/schema";
import { findField } from "./edits";
import { needsValue, opName } from "./kinds";
import { nameOf, own } from "./text";

/** A condition as the end of a sentence: `"Pets" is "Yes"`. */
export function describeCondition(definition: FormDefinition, condition: Condition): string {
  const isAll = "all" in condition;
  const comparisons = isAll ? condition.all : condition.any;
  return comparisons.map((comparison) => describeOne(definition, comparison)).join(isAll ? " and " : " or ");
}

function describeOne(definition: FormDefinition, { field: id, op, value }: Comparison): string {
  const field = findField(definition, id)?.field;
  const name = `"${nameOf(definition, field ?? {})}" ${opName(op)}`;
  if (!needsValue(op)) return name;
  const values = Array.isArray(value) ? value : [String(value ?? "")];
  return `${name} ${values.map((one) => `"${valueName(definition, field, one)}"`).join(" or ")}`;
}

function valueName(definition: FormDefinition, field: Field | undefined, value: string): string {
  if (field?.kind === "yesNo") return value === "yes" ? "Yes" : "No";
  if (!field || !("options" in field)) return value;
  return own(definition, field.options.find((option) => option.id === value)?.label) || value;
}
