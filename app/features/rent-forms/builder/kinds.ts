import type { ConditionOp, Field, FieldKind } from "../model/schema";

/** What a landlord calls each kind of answer, in the order of the palette. */
export const kindNames: Record<FieldKind, string> = {
  text: "Short text",
  longText: "Long text",
  yesNo: "Yes or no",
  choice: "Choose one",
  multiChoice: "Choose several",
  dropdown: "Drop-down list",
  number: "Number",
  money: "Amount of money",
  date: "Date",
  dateRange: "From and until",
  name: "Name",
  email: "E-mail address",
  phone: "Phone number",
  address: "Address",
  file: "Documents",
  signature: "Signature",
  statement: "Text to read",
};

export const kinds = Object.keys(kindNames) as FieldKind[];

const opNames: Record<ConditionOp, string> = {
  is: "is",
  isNot: "is not",
  isAnyOf: "is one of",
  contains: "contains",
  isAnswered: "has an answer",
  isNotAnswered: "has no answer",
  greaterThan: "is more than",
  lessThan: "is less than",
  before: "is before",
  after: "is after",
};

/** The comparisons that make sense for a kind of question. */
export function opsFor(field: Field): { op: ConditionOp; name: string }[] {
  const ops: ConditionOp[] =
    field.kind === "number" || field.kind === "money"
      ? ["greaterThan", "lessThan", "isAnswered", "isNotAnswered"]
      : field.kind === "date"
        ? ["before", "after", "isAnswered", "isNotAnswered"]
        : field.kind === "multiChoice"
          ? ["contains", "isAnswered", "isNotAnswered"]
          : field.kind === "choice" || field.kind === "dropdown" || field.kind === "yesNo"
            ? ["is", "isNot", "isAnswered", "isNotAnswered"]
            : ["isAnswered", "isNotAnswered"];
  return ops.map((op) => ({ op, name: opNames[op] }));
}

export function opName(op: ConditionOp): string {
  return opNames[op];
}

export function needsValue(op: ConditionOp): boolean {
  return op !== "isAnswered" && op !== "isNotAnswered";
}
