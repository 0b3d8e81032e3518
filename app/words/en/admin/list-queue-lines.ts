export const queueKindWords = {
  appeal: { one: "1 landlord waits", many: "landlords wait", rest: "for an answer about a form.", chip: "appeal" },
  report: { one: "1 reported form waits", many: "reported forms wait", rest: "for a look.", chip: "form" },
  held: { one: "1 form waits", many: "forms wait", rest: "for a look.", chip: "form" },
  question: { one: "1 refused question waits", many: "refused questions wait", rest: "for a look.", chip: "question" },
} as const;
