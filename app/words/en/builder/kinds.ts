import type { ConditionOp, Stage } from "../../../features/forms/form-model/schema";

export const opNames: Record<ConditionOp, string> = {
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

/** When a question is asked, in plain words. */
export const stageNames: Record<Stage, string> = {
  apply: "Asked at once",
  shortlist: "Asked after shortlisting",
  offer: "Asked with an offer",
};
