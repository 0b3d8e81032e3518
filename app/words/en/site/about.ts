/** The page about Rentform. Numbers and {price} come from the plans. */
export default {
  meta: {
    title: "About",
    description: "Why Rentform exists, what it does, what it leaves alone, and how the free part stays free.",
  },
  title: "One form instead of forty messages",
  lead: "Rentform is a tool for the two weeks between a listing and a lease, made for both sides of the door.",
  why: {
    title: "Why",
    flood:
      "Renting out a home starts with a flood of messages: the same questions, half-answered. One person sends six pay stubs, the next one sends none. The landlord copies names into a list and forgets one. The tenant pays a fee to a website and never hears again.",
    form: "A good form fixes most of that: the same questions for everyone, asked once, with the documents attached, at no cost to applicants. That is fair, it is easier to compare, and it is the safest way to treat everyone alike.",
  },
  what: {
    title: "What we do",
    text: "Landlords and property managers build an application form, share its link, and read what comes in. Tenants apply from a phone, without an account, and can come back to finish, correct or withdraw. Where we have local rules, every question is checked against them while a form is built.",
  },
  leftAlone: {
    title: "What we leave alone",
    listings: "No listings and no search: you advertise where you like and put the link there.",
    scores: "No scores and no automatic decisions: you read, and you decide.",
    reports: "No credit or background reports, and nothing to sell to applicants.",
    data: "No sale of anyone’s data, and no advertising.",
  },
  free: {
    title: "How free stays free",
    /** {link} is the link that says `pricingPage`. */
    text: "One form at a time is free, for {applications} applications and {days} days, because it costs little to run. Landlords with more homes pay for what they use: {price} for a full form, and a new account is offered {gift}. There is no second business behind it. All amounts are on the {link}.",
    /** {credits} free credits: said after "is offered". */
    gift: "{credits, plural, =1 {one free credit} other {# free credits}}",
    pricingPage: "pricing page",
  },
  principles: {
    title: "What we hold to",
    less: {
      title: "Ask less",
      text: "A question that doesn’t help you decide is not in our templates. Sensitive documents, like photo ID, wait until you’re ready to make an offer.",
    },
    answer: {
      title: "No one left guessing",
      text: "Every applicant gets a receipt with an application number and a page that says where the application stands. The landlord’s list shows who is still waiting.",
    },
    deleted: {
      title: "Delete on time",
      text: "Documents are deleted 30 to 60 days after the decision, depending on local law, and answers some months later. An application that is never decided ends by itself. You don’t have to remember any of it.",
    },
  },
} as const;
