/**
 * The page of questions and answers, in the plainest words. Numbers of days, applications, questions, homes and places, and
 * amounts, come from the plans. Answers stand in search engines as they are: no links within.
 */
export default {
  title: "Frequently asked questions",
  description: "Short answers for landlords and tenants about forms, costs, applying, documents and the law.",
  lead: "Short answers to what landlords and tenants ask first.",
  topics: "Topics",
  /** {link} is the link that says `writeToUs`. */
  notAnswered: "Not answered? {link}: a person answers.",
  begin: {
    title: "Making a form",
    account: {
      question: "Do I need an account to make a form?",
      answer:
        "No. Build the form, confirm your email address, share the link. A form made this way stays open for {days} days and takes {applications} applications. An account adds an inbox for all of your forms, with status, notes, messages, letters and export; a credit adds comparing and references. Forms you made before with the same address move into it with the press that confirms the address.",
      link: "Create a form",
    },
    ownQuestions: {
      question: "Can I ask my own questions?",
      answer:
        "Yes. Besides the template’s questions you can add {guest} without an account, {free} with a free one, and up to {credit} on a form paid with a credit. Some are refused because most places forbid them; others come with a note on what your local law says.",
    },
    outsideUs: {
      question: "Does it work outside the United States?",
      answer:
        "Yes. Money and addresses follow the country of the home. For {places} places the builder marks each question by local law; elsewhere it leaves out only what should never be asked anywhere. In Queensland you must also offer a way to apply without a platform: print the blank form of the same questions.",
      link: "Places with rules",
    },
    stop: {
      question: "How do I stop notifications or delete my form?",
      answer:
        "Most notifications have a link that stops them: all emails about that form or, with an account, what you choose under Settings. You can close or delete a form through the private link in your email or, with an account, on the form’s page.",
    },
  },
  costs: {
    title: "Costs",
    tenantsPay: {
      question: "What do tenants pay?",
      answer: "Nothing. There is no fee on any form, no account to create, and nothing to buy along the way.",
    },
    /** {cap} says "up to 300 applications (fair use)"; {credits} is how many a new account is given. */
    credit: {
      question: "What does a credit buy?",
      answer:
        "One full form for {days} days, with every tool, {cap} and {questions} questions of your own. Within those days you may close and reopen it. A further credit adds another {days} days. A new account is offered {credits, plural, =1 {one free credit} other {# free credits}} when it first publishes.",
      link: "All prices",
    },
    creditsOrPro: {
      question: "Credits or Pro?",
      answer:
        "Credits, if you rent out a home now and then: a bought credit does not expire. Pro, at {price} a month, if you publish {monthFrom} or more homes in a month, or {yearFrom} a year.",
      link: "All prices, in your currency",
    },
    /** {price}: of one seat. */
    team: {
      question: "Can colleagues work in my account?",
      answer:
        "Yes. Without Pro one colleague reads and adds notes. Pro has {included} seats, each in a role that you choose; every further one costs {price} a month.",
    },
  },
  applying: {
    title: "Applying",
    together: {
      question: "How do couples, roommates and guarantors apply?",
      answer:
        "Through one link. The first person names the others; each adult and guarantor gets an email and fills in a part of their own. You get the household as one application.",
    },
    save: {
      question: "Can tenants save and come back?",
      answer:
        "Yes. Every step is saved when it is done. With an email address they get a link that opens the unfinished application on any device for 30 days, or until the form closes.",
    },
    change: {
      question: "Can they change answers after sending?",
      answer:
        "Yes, until you decide, through the status link in their receipt. You see what changed, and what was sent before is kept beside it.",
    },
    files: {
      question: "Which files may be attached, and how big?",
      answer:
        "PDF, JPG, PNG and HEIC, the format of iPhone photos, up to 10 MB each. A phone photo of a pay stub is fine.",
    },
  },
  privacyAndLaw: {
    title: "Privacy and law",
    whoSees: {
      question: "Who sees the documents, and for how long?",
      answer:
        "Only the landlord the tenant applies to, and colleagues with whom the landlord shares the account. Documents are encrypted where they are stored and deleted 30 to 60 days after the decision, depending on local law. An application that no one decides ends by itself, and is then deleted on the same schedule. A landlord can keep them longer only for a legal claim, and the tenant’s status page says so. Tenants also see on their status page when a document was looked at or downloaded.",
      link: "Privacy policy",
    },
    checks: {
      question: "Do you run credit or criminal checks?",
      answer:
        "No. Where your law allows it, ask applicants to attach a report of their own, or use a licensed bureau alongside Rentform. We compute no score.",
    },
    mayNotAsk: {
      question: "What may I not ask?",
      answer:
        "Nothing about race, religion, origin, disability, family plans or anything else your local law protects, and never Social Security numbers, full ID numbers, bank logins, card numbers or passwords. The builder tells you while you build.",
      link: "What you may ask, place by place",
    },
    decline: {
      question: "How do I decline properly?",
      answer:
        "Give a neutral reason from the criteria you wrote down before the first application, and give it soon. If a credit or background report played a part, United States law requires a notice that names the agency and the applicant’s rights. Rentform drafts both for you to read and change before they go.",
    },
  },
} as const;
