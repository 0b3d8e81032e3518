/** Step 1 of the form builder: the home, its address, the rent. */
export default {
  home: "The home",
  formName: "Name of this form",
  /** The language that the landlord writes the form in, chosen from a list. */
  formLanguage: "Language of this form",
  formLanguageHint: "What you write is in it. Ready-made questions also come in the other languages.",
  formNameHint: "Applicants see it. Use the address.",
  country: "Country",
  /** In a list of states or provinces, before one is chosen. */
  choose: "Choose",
  /** {example}: a postcode. */
  postcodeLike: "Write it like {example}",
  pictures: "Pictures",
  rentAndDates: "Rent and dates",
  rent: "Rent",
  /** How often the rent is paid: the label of a list of the following. */
  paid: "Paid",
  periods: { month: "a month", week: "a week", fortnight: "a fortnight", year: "a year" },
  deposit: "Deposit",
  currency: "Currency",
  /** {code}: such as EUR; {name}: such as Euro. */
  currencyName: "{code}, {name}",
  availableFrom: "Available from",
  leaseMonths: "Minimum lease in months",
  leaseHint: "Such as 12, or “1 year”.",
  goodToKnow: "Good to know",
  bedrooms: "Bedrooms",
  maxOccupants: "Maximum occupants",
  maxOccupantsHint: "By the home’s size or the law.",
  pets: "Pets",
  petChoices: { yes: "Welcome", ask: "Ask first", no: "No" },
  smoking: "Smoking",
  smokingChoices: { yes: "Allowed", outside: "Outside only", no: "No" },
  parking: "Parking",
  parkingChoices: { yes: "With the home", street: "On the street", no: "None" },
  wholeNumber: "Write a whole number from {min} to {max}",
  /** What was typed has two meanings, such as 1.200; {amount}: the one that is kept. */
  readAs: "You wrote “{typed}”: we read {amount}.",
  amountLike: "Write an amount, like 1200",
} as const;
