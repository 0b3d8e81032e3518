import type { ConditionOp, MoneyPeriod } from "../../features/forms/form-model/schema";

/** The fixed words of papers and ready messages, in the form's own language. */
export const paperWords = {
  blankTitle: "Rental application",
  howTo:
    "Answer every question that applies to you, on screen or with a pen. Sign at the end, and give the pages to the landlord.",
  online: "You can fill in the same form on a phone or computer:",
  neverSend: "No one may ask you for a card number, a bank login or a Social Security number on this form.",
  optional: "optional",
  onlyIf: (condition: string) => `Only if ${condition}.`,
  and: " and ",
  or: " or ",
  ops: {
    is: "is",
    isNot: "is not",
    isAnyOf: "is one of",
    contains: "contains",
    isAnswered: "is answered",
    isNotAnswered: "is not answered",
    greaterThan: "is more than",
    lessThan: "is less than",
    before: "is before",
    after: "is after",
  } satisfies Record<ConditionOp, string>,
  yes: "Yes",
  no: "No",
  chooseOne: "Check one",
  chooseMany: "Check all that apply",
  other: "Other",
  attached: (most: number) => (most === 1 ? "A copy is attached" : `Copies are attached (at most ${most})`),
  more: (item: string, most: number) => `For more (${item}), copy this page. At most ${most} in all.`,
  day: "Day",
  month: "Month",
  year: "Year",
  from: "From",
  until: "Until",
  present: "until today",
  first: "First name",
  last: "Last name",
  country: "Country",
  per: { week: "a week", fortnight: "every two weeks", month: "a month", year: "a year" } satisfies Record<
    MoneyPeriod,
    string
  >,
  gross: "before tax",
  net: "after tax",
  signature: "Signature",
  fullName: "Full name",
  date: "Date",
  consents: "Please read and check",
  endTitle: "Sign here",
  page: (n: number, of: number) => `Page ${n} of ${of}`,
  lacking: "Some letters could not be printed. The exact text is attached to this file.",
  posterTitle: "Apply for this home",
  posterApply: "Apply with your phone",
  posterSteps: [
    "Fill in the form on your phone. No account, no fee.",
    "Add your documents with the camera.",
    "The landlord gets your application at once.",
  ],
};

export type PaperWords = typeof paperWords;
