import type { Compared } from "../form-model/kinds/kind";
import { kindOf } from "../form-model/kinds/registry";
import type { ConditionOp, Field, FieldKind, Stage } from "../form-model/schema";
import type { ConditionWords } from "./conditions-words";

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

export function opsFor({ kind }: Field): ConditionOp[] {
  return opsByCompared[kindOf({ kind }).compared ?? "presence"];
}

/** By which words it is said: of several answers "includes" reads better than "contains". */
export function comparisonOf(op: ConditionOp, kind?: FieldKind): keyof ConditionWords["comparisons"] {
  const compared = kind && kindOf({ kind }).compared;
  if (compared === "severalOptions" && op === "contains") return "includes";
  if (compared === "severalOptions" && op === "isAnyOf") return "includesAnyOf";
  return (compared === "number" || compared === "money") && op === "is" ? "isExactly" : op;
}

export function needsValue(op: ConditionOp): boolean {
  return op !== "isAnswered" && op !== "isNotAnswered";
}

export const stages: readonly Stage[] = ["apply", "viewed", "shortlist", "offer"];
