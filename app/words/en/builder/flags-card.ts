/** Step 4 of the form builder: what is flagged in an application. A flag is a hint to the landlord and decides nothing. */
export default {
  title: "What is flagged for you",
  text: "A flag shows a published rule next to the answer, to you alone. You make the call. No flag looks at who someone is.",
  noRule: "You haven’t published a rule for this, so nothing is flagged.",
  flags: {
    incomeBelow: {
      label: "Household income is below your multiple of the rent",
      hint: "All lawful income counts, and any subsidy comes off the rent first.",
    },
    movesInLate: {
      label: "The preferred move-in is after your latest date",
      hint: "Counted from the day it is available.",
    },
    tooManyAdults: {
      label: "More adults than may live there",
      hint: "Based on the number in step 1. Children are never counted.",
    },
    petWhereNone: {
      label: "A pet where you allow none",
      hint: "Assistance animals are not pets and are never flagged.",
    },
    paperMissing: { label: "A document you asked for is missing", hint: "Only documents that this form requires." },
    historyShort: { label: "The address history is too short", hint: "Or has a gap of more than 60 days." },
    refereeSilent: { label: "A reference has not answered", hint: "Once you have asked for a reference." },
    sameApplicant: {
      label: "The same person may have applied twice",
      hint: "The same email address, or the same name and phone number.",
    },
  },
  /** Labels of the number boxes beside some flags. */
  numbers: { refereeSilent: "Days" },
  /** Where a form may run on a plan that shows no flags. */
  plan: {
    guest:
      "Flags are shown on a form with a credit or Pro, which need an account. What you choose here is kept until then.",
    account: "Flags are shown on a form with a credit or Pro. On a free form, what you choose here is kept until then.",
  },
} as const;
