/** What the pages of the public site share. */
export default {
  /** The button that begins a form. */
  createForm: "Create your form",
  writeToUs: "Write to us",
  /** In a band of its own, in the largest type of a page. */
  tenantsPayNothing: "Tenants pay nothing",
  /** First step of the path that search engines show: Home, then the page. */
  home: "Home",
  contents: "Contents",
  /** {day} is a date, such as "November 27, 2026". */
  lastChanged: "Last changed on {day}.",
  /** {host} is an address such as "rentform.app", {operator} who runs it, with address, {mailbox} an email address. */
  operator: {
    named: "Rentform at {host} is run by {operator}. “We” are they. Write to {mailbox}.",
    unnamed:
      "This copy of Rentform, at {host}, does not name the person or company that runs it. “We” are the people who answer at {mailbox}. Ask who they are and where before you entrust anything to them.",
  },
  /** {day} is a date; {what} is what will change then, a sentence in English. */
  comingChange: "From {day}: {what}",
  /** Above a translation of terms and privacy policy. {english} is the link that says `englishText`. */
  englishDecides: "This is a translation, made for reading. The {english} decides.",
  englishText: "English text",
} as const;
