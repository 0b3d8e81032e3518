/** The terms of service: plain words that bind. Names of laws and their numbers stay. */
export default {
  meta: {
    title: "Terms of service",
    description:
      "The rules for using Rentform in plain words: who may use it, what landlords promise, what it costs, and how it ends.",
  },
  lead: "The rules for using Rentform, in plain words.",
  we: "Who we are",
  law: {
    title: "Governing law",
    /** {law} is a country as the operator's settings name it, such as "Switzerland". */
    named: "The law of {law} applies.",
    unnamed: "The law of the place where the operator of this site is based applies.",
    consumers: "Consumers keep the protection of the law of their own country and may go to its courts.",
  },
  who: {
    title: "Who may use it",
    adults:
      "Adults who may rent out a home, for themselves or for its owner, may make forms. Anyone may apply through one. There is one person behind each account, and the email address you give is yours.",
    guests:
      "A form made without an account belongs to the person who confirmed its email address. It stays open for {days} days and takes up to {applications} applications. Whoever signs up with the same address and confirms it takes the form over with that press. An account that has the address already asks for a link by email: it leads to a page that names the forms, and only a press there moves them. For seven days the link in a second email gives them back.",
  },
  landlords: {
    title: "What landlords promise",
    right: "That they have the right to rent out the home, and that it exists and is for rent.",
    /** {restrictions} is the link that says `restrictions`. */
    lawful:
      "That they ask only what local law allows and keep to our {restrictions}. Our notes on the law help; they are not legal advice, and the duty stays with the landlord.",
    restrictions: "restrictions",
    fee: "That they take no fee for applying through a form.",
    same: "That they read every application by the same criteria and answer it.",
    safe: "That they keep what they download safe and delete it when it is no longer needed.",
  },
  tenants: {
    title: "What tenants promise",
    text: "That what they answer is true as far as they know, that the documents are their own, and that the people they name agreed to be named. Applying costs nothing and binds no one to a lease.",
  },
  not: {
    title: "What we are not",
    text: "We are not an agent, a broker, a law firm or a consumer reporting agency. We check neither homes nor applicants, prepare no reports about people, and decide nothing. A lease is a matter between landlord and tenant.",
  },
  prices: {
    title: "Prices, credits and Pro",
    /** {pricing} is the link that says `pricing`. */
    lead: "Prices and limits are on the {pricing}: in euros, pounds and Australian dollars with tax, in US and Canadian dollars before it. Your first purchase sets the currency of your account. Tenants pay nothing.",
    pricing: "pricing page",
    credit:
      "A credit publishes one form for {days} days; within them closing and reopening is free. It is given back if the form is closed within {hours} hours and no one has started an application.",
    expiry:
      "Bought credits do not expire. Gifts, such as the first credit and those of vouchers, are good for {months} months, and are spent first. Credits cannot be sold or turned into money, refunds apart.",
    refunds:
      "Unused credits are paid back within {refundDays} days of buying them. Pro is paid back in the first {withdrawDays} days of every paid year, and in its first month where you began by the month: with the year’s payment, where you went over to it in that month. Pro is paid back this way once for each customer; your rights by law are not affected.",
    renewal:
      "Pro renews by itself at the end of each month or year until it is cancelled, which takes two clicks at any time and takes effect at the end of the time paid for. Before each yearly renewal we remind you by email. A subscription keeps the price it began with.",
    failed:
      "If a payment fails, Pro continues while it is tried again. After Pro ends, everything continues for {graceDays} days; then the form with the newest application stays open for {openDays} days and the others pause. What you received stays readable and can be downloaded until the day it would be deleted anyway.",
    disputed:
      "While a payment is disputed, nothing is published on credit and no voucher is redeemed. Forms that run, reading and exports continue.",
    /** {withdraw} is the link that says `withdraw`, {cancel} one that German law words. */
    consumers:
      "Consumers may withdraw from what they bought and cancel contracts without signing in: {withdraw}, {cancel}. You agree that a credit may be used at once; what was used is not paid back.",
    withdraw: "withdraw from the contract here",
  },
  content: {
    title: "Your content",
    text: "What you write and upload stays yours. You let us store it, show it and send it on as far as running the service needs, and for nothing else. That ends when it is deleted.",
  },
  suspension: {
    title: "Suspension and appeal",
    /** {answer} is the link that says `answer`. */
    text: "A form or an account that breaks these terms can be suspended. You get an email with the reason, and you can {answer}: a person looks at it again. Applications that a suspended form received stay readable, unless the law forbids it; a suspended account can’t be signed in to, and what is in it is kept.",
    answer: "answer",
  },
  availability: {
    title: "Availability and liability",
    asIs: "We work to keep the service running and your data safe, and offer it as it is. We do not guarantee uptime, or that you will find a tenant.",
    liability:
      "Our liability is limited to what you paid us in the twelve months before the damage. If someone brings a claim against us because you broke these terms, you cover it. Neither limits what the law does not let us limit: intent, gross negligence, harm to life and health, and the rights of consumers.",
  },
  changes: {
    title: "Changes, and the end",
    text: "We announce changes of these terms on this page, {terms} days before they apply. You may leave at any time by deleting your forms or your account. We may end the service with {end} days’ notice on this page, in which everything can be downloaded.",
  },
  processing: {
    title: "Annex: processing data for landlords",
    roles:
      "For applications the landlord is the controller and we are the processor (Article 28 of the GDPR and laws like it).",
    /** {policy} is the link that says `policy`. */
    what: "We process answers, documents and contact data of applicants, the people they name and their references, to collect, store, show and delete them, for as long as the {policy} says.",
    policy: "privacy policy",
    instructions:
      "We act on the landlord’s instructions, which are what is set in the product, and tell if one seems unlawful.",
    confidential: "Everyone who works on the service is bound to confidentiality.",
    measures:
      "Data is encrypted on its way. Names, contact details, answers and documents of applicants are encrypted where they are stored. The first opening of an application, each look at a document and each export are written down. The measures are kept up to date.",
    /** {policy} is the link that says `policyOfHelpers`. */
    helpers:
      "The companies that help us are in the {policy}. New ones are announced there {days} days before, and a landlord may object and leave.",
    policyOfHelpers: "privacy policy",
    support: "We help with requests of applicants, with breaches (within 72 hours) and with what an authority asks.",
    end: "At the end everything is deleted, once it could be downloaded.",
    audit:
      "What is needed to show that we keep to this is given on request, and can be audited at the landlord’s cost.",
  },
} as const;
