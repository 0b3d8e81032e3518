/** When a question or a section is shown: it depends on the answer to an earlier question. */
export default {
  /** In a list to choose from, between the name of a question and an answer. */
  comparisons: {
    is: "is",
    isExactly: "is exactly",
    isNot: "is not",
    isAnyOf: "is one of",
    contains: "contains",
    includes: "includes",
    includesAnyOf: "includes any of",
    isAnswered: "has an answer",
    isNotAnswered: "has no answer",
    greaterThan: "is more than",
    lessThan: "is less than",
    before: "is before",
    after: "is after",
  },
  /** The same as a part of "Shown only when …"; {answer} may be several, with "or" between them. */
  sentences: {
    is: "“{question}” is {answer}",
    isExactly: "“{question}” is exactly {answer}",
    isNot: "“{question}” is not {answer}",
    isAnyOf: "“{question}” is one of {answer}",
    contains: "“{question}” contains {answer}",
    includes: "“{question}” includes {answer}",
    includesAnyOf: "“{question}” includes any of {answer}",
    isAnswered: "“{question}” has an answer",
    isNotAnswered: "“{question}” has no answer",
    greaterThan: "“{question}” is more than {answer}",
    lessThan: "“{question}” is less than {answer}",
    before: "“{question}” is before {answer}",
    after: "“{question}” is after {answer}",
  },
  /** Two conditions that must both hold; the first may be several. */
  both: "{first} and {second}",
  either: "{first} or {second}",
  yes: "Yes",
  no: "No",
  other: "“Other”",
  unworded: "an answer without words",
  quoted: "“{text}”",
  /** On a narrow row, beside a question that is shown after a yes or a no. */
  ifYes: "if yes",
  ifNo: "if no",
} as const;
