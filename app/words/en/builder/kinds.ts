/** Kinds of answer that a question of the landlord's own may have. The hint says when a kind is the right one. */
export default {
  text: { name: "Short text", hint: "A few words on one line" },
  longText: { name: "Long text", hint: "Several lines" },
  yesNo: { name: "Yes or no", hint: "Two buttons" },
  choice: { name: "Choose one", hint: "One of your answers, all in view" },
  multiChoice: { name: "Choose several", hint: "Any number of your answers" },
  dropdown: { name: "Drop-down list", hint: "One of many answers, in a list that opens" },
  number: { name: "Number", hint: "How many, how big, how long" },
  money: { name: "Amount of money", hint: "With currency, and the period if you like" },
  date: { name: "Date", hint: "A day, or a month and year" },
  /** A span of time. */
  dateRange: { name: "From and until", hint: "A time with its start and end" },
  severalDays: { name: "Several days", hint: "Up to five days, such as for a showing" },
  /** Of a person. */
  name: { name: "Name", hint: "First and last name of a person" },
  email: { name: "Email address", hint: "Checked for its format" },
  phone: { name: "Phone number", hint: "With its country code" },
  address: { name: "Address", hint: "Street, city, ZIP code, country" },
  /** Files that the applicant adds. */
  file: { name: "Documents", hint: "PDF or pictures, at most 10 MB each" },
  signature: { name: "Signature", hint: "The applicant types the full name" },
  statement: { name: "Text to read", hint: "Your own words, without an answer" },
} as const;
