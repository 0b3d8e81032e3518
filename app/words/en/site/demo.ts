/** The demo: a landlord's inbox with invented people, for everybody to look around in. */
export default {
  meta: {
    title: "Demo: a Landlord’s Inbox of Rental Applications",
    description:
      "Read the landlord’s side of Rentform without an account: twelve invented applications in one list, with flags by the landlord’s own rules.",
  },
  applicationTitle: "Demo Application",
  /** Above each page of the demo. */
  about: "About this demo",
  what: "This is the landlord’s side, with invented people. Look around: nothing is stored, no account needed.",
  list: {
    title: "Tenant Applications",
    /** {rent} is an amount, such as "$1,850"; 14 Maple Street an address. */
    lead: "14 Maple Street, {rent} a month, {count} applications. Open one to read it.",
  },
  all: "All applications",
  applications: "Applications",
  previous: "Previous application",
  next: "Next application",
  documents: "Documents",
  decision: "Your decision",
  /** {day} is a date. */
  promised: "Promised by {day}.",
  /** Buttons that cannot be pressed here. */
  shortlist: "Shortlist",
  decline: "Decline",
  approve: "Approve",
  nothingDecided: "In the demo nothing is decided. In yours, each opens its letter first.",
  messages: "Messages",
  /** What the application says: headings, questions, and answers that are not in the applicant's own words. */
  sections: {
    work: "Work and income",
    job: "Job title",
    employer: "Employer",
    income: "Monthly income",
    /** {amount} is an amount of money. */
    beforeTax: "{amount}, before tax",
    household: "Your move and household",
    adults: "Adults",
    pets: "Pets",
    noPets: "None",
    from: "Lives now in",
    mayAsk: "May we ask your landlord?",
    yes: "Yes, at any time",
  },
} as const;
