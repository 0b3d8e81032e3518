import { kindNames, opNames } from "../../../words/en/builder/kinds";
import type { ConditionOp, Field, FieldKind, Stage } from "../form-model/schema";

export const kinds = Object.keys(kindNames) as FieldKind[];

const answered: ConditionOp[] = ["isAnswered", "isNotAnswered"];
const ofText: ConditionOp[] = [...answered, "contains", "is"];
const ofNumbers: ConditionOp[] = ["greaterThan", "lessThan", "is", ...answered];
const ofDates: ConditionOp[] = ["before", "after", ...answered];
const ofOptions: ConditionOp[] = ["is", "isNot", "isAnyOf", ...answered];

/** The comparisons that make sense for a kind of answer, the likeliest first. */
const opsByKind: Partial<Record<FieldKind, ConditionOp[]>> = {
  text: ofText,
  longText: ofText,
  email: ofText,
  phone: answered,
  number: ofNumbers,
  money: ofNumbers,
  date: ofDates,
  choice: ofOptions,
  dropdown: ofOptions,
  multiChoice: ["contains", "isAnyOf", ...answered],
  yesNo: ["is", ...answered],
};

export function opsFor({ kind }: Field): { op: ConditionOp; name: string }[] {
  return (opsByKind[kind] ?? answered).map((op) => ({ op, name: opName(op, kind) }));
}

/** In words; of several answers "contains" reads better as "include". */
export function opName(op: ConditionOp, kind?: FieldKind): string {
  if (kind === "multiChoice" && op === "contains") return "includes";
  if (kind === "multiChoice" && op === "isAnyOf") return "includes any of";
  return kind === "number" || kind === "money" ? (op === "is" ? "is exactly" : opNames[op]) : opNames[op];
}

export function needsValue(op: ConditionOp): boolean {
  return op !== "isAnswered" && op !== "isNotAnswered";
}

export const stageOptions: readonly { value: Stage; label: string }[] = [
  { value: "apply", label: "At once, with the application" },
  { value: "shortlist", label: "Later, of those you shortlist" },
  { value: "offer", label: "Last, of the one you offer the home" },
];
