import { opNames } from "../../../words/en/builder/kinds";
import type { Compared } from "../form-model/kinds/kind";
import { kindOf } from "../form-model/kinds/registry";
import type { ConditionOp, Field, FieldKind, Stage } from "../form-model/schema";

const answered: ConditionOp[] = ["isAnswered", "isNotAnswered"];
const ofNumbers: ConditionOp[] = ["greaterThan", "lessThan", "is", ...answered];

/** The comparisons that make sense for what is compared, the likeliest first. */
const opsByCompared: Record<Compared, ConditionOp[]> = {
  text: [...answered, "contains", "is"],
  number: ofNumbers,
  money: ofNumbers,
  date: ["before", "after", ...answered],
  option: ["is", "isNot", "isAnyOf", ...answered],
  severalOptions: ["contains", "isAnyOf", ...answered],
  yesNo: ["is", ...answered],
  presence: answered,
};

export function opsFor({ kind }: Field): { op: ConditionOp; name: string }[] {
  return opsByCompared[kindOf({ kind }).compared ?? "presence"].map((op) => ({ op, name: opName(op, kind) }));
}

/** In words; of several answers "contains" reads better as "include". */
export function opName(op: ConditionOp, kind?: FieldKind): string {
  const compared = kind && kindOf({ kind }).compared;
  if (compared === "severalOptions" && op === "contains") return "includes";
  if (compared === "severalOptions" && op === "isAnyOf") return "includes any of";
  return (compared === "number" || compared === "money") && op === "is" ? "is exactly" : opNames[op];
}

export function needsValue(op: ConditionOp): boolean {
  return op !== "isAnswered" && op !== "isNotAnswered";
}

export const stageOptions: readonly { value: Stage; label: string }[] = [
  { value: "apply", label: "At once, with the application" },
  { value: "shortlist", label: "Later, of those you shortlist" },
  { value: "offer", label: "Last, of the one you offer the home" },
];
