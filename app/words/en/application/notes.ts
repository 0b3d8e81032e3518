export const noteKindWords = {
  note: null,
  decline: "With the decision to decline",
  conditions: "Conditions of the approval",
  hold: "Why it is kept",
} as const;
