/** What an applicant can compare with before typing a name. `{n}` in the answers of the calculator is filled in the browser. */
export default {
  title: "See whether it fits you",
  note: "Nothing here is stored or sent.",
  income:
    "A household income of {times} times the rent: {amount} a month. Every lawful source counts: wages, benefits, pensions, support.",
  incomeAlone: "A household income of {times} times the rent. Every lawful source counts.",
  voucher: "If a voucher or benefit pays part of the rent directly, only your share is multiplied.",
  people: "{n, plural, =1 {One person can live here.} other {Up to # people can live here.}}",
  from: "The home is available from {date}.",
  within:
    "{n, plural, one {Move in by {date}: no later than # day after it is available.} other {Move in by {date}: no later than # days after it is available.}}",
  history: "{n, plural, =1 {Your addresses of the last year.} other {Your addresses of the last # years.}}",
  pets: {
    yes: "Pets are welcome.",
    ask: "Pets: ask first. Assistance animals are not pets.",
    no: "No pets. Assistance animals are not pets.",
  },
  smoking: {
    yes: "Smoking is allowed.",
    outside: "Smoking outside only.",
    no: "No smoking.",
  },
  tryIt: "Try your own figures",
  yourIncome: "Income of your household",
  yourVoucher: "Paid by a voucher (if any), a month",
  meets: "That is {n} times your share of the rent: it meets what the landlord asks for.",
  below:
    "That is {n} times your share of the rent. The landlord asks for {times}. You can still apply: savings, a guarantor or another reason may count.",
  covered: "The voucher pays the whole rent: no income is needed for it.",
} as const;
