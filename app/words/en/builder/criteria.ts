/** Step 4 of the form builder: how the landlord decides, consents, when the form closes, who is told. */
export default {
  howYouDecide: "How you decide",
  otherCriteria: "Other criteria",
  otherCriteriaHint:
    "Income, move-in, people, pets and smoking are listed already. Say what you look at, never who someone should be.",
  income: "Household income you ask for",
  incomeHint: "Joint income of everyone moving in, from any lawful source.",
  noRule: "No rule",
  /** {multiple}: such as 2.5. */
  timesTheRent: "{multiple} times the rent",
  latestMoveIn: "Latest move-in",
  latestMoveInHint: "Applicants see the date before they apply.",
  latestMoveInUndated: "Set in step 1 when the home is available; without a date there’s no rule.",
  daysAfterAvailable: "{days, plural, one {# day after it is available} other {# days after it is available}}",
  addressHistory: "Address history you look at",
  asQuestionSays: "As the question says",
  lastYears: "{years, plural, one {The last year} other {The last # years}}",
  answerWithin: "You answer within",
  answerWithinHint: "Applicants see this promise.",
  noPromise: "No promise",
  days: "{days, plural, one {# day} other {# days}}",
  consents: "Consents before sending",
  consent: {
    consentCreditCheck: {
      label: "Ask for consent to a credit check",
      hint: "A separate checkbox, never required. A report needs this consent first.",
    },
    marketingConsent: {
      label: "Ask whether you may write about other homes",
      hint: "A separate checkbox, never required and never part of another.",
    },
  },
  openAndClosed: "Open and closed",
  guestOpen:
    "Without an account this form is open for {days, plural, one {# day} other {# days}} and takes {applications, plural, one {# application} other {# applications}}. After that visitors see that it’s closed, before they type anything. You can pause or close it at any time.",
  notified: "Who is notified",
  emailMe: "Email me at each new application",
  emailMeHint: "To the address you give in the last step. Each email has a link that stops them.",
  closes: "When it closes automatically",
  openByPlan:
    "How long it stays open depends on what you publish it on. After that you can set a different closing date here.",
  openForDays:
    "{days, plural, one {Open for # day from the day you publish. After that you can set a different closing date here.} other {Open for # days from the day you publish. After that you can set a different closing date here.}}",
  lastDay: "Last day to apply",
  /** {zone}: of time, such as GMT+1. */
  lastDayHint: "At most {day}. Closes at midnight {zone}.",
  maximum: "Maximum applications",
  saveClosing: "Save closing",
  saving: "Saving",
  saved: "Saved. It applies right away.",
} as const;
