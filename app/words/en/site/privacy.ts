/** The privacy policy. Names of cookies, companies and laws stay. */
export default {
  meta: {
    title: "Privacy policy",
    description: "Which data Rentform keeps, why, where and for how long, and how to see, correct or delete it.",
  },
  lead: "Which data we keep, why, for how long, and what you can do about it.",
  responsible: {
    title: "Who is responsible",
    landlord:
      "The landlord who made a form decides what it asks and why. For the applications and requests for a viewing that it receives the landlord is the controller and we are the processor: we store and show them on the landlord’s behalf and use them for nothing of our own.",
    ourselves:
      "For landlords’ accounts, for messages to the help center and for keeping the service safe we are the controller ourselves.",
  },
  /** Each with a beginning in strong type, {strong}. */
  kept: {
    title: "What is kept",
    landlords: {
      strong: "Of landlords:",
      text: "{strong} email address, name, a scrambled form of the password, the forms with their versions, and when they were published, changed or closed; of each device that is signed in, the browser, the network address and the country.",
    },
    tenants: {
      strong: "Of tenants:",
      text: "{strong} the answers and documents they give, the people they name, messages to and from the landlord, the email address that gets the receipt, and when they sent, changed or withdrew.",
    },
    together: {
      strong: "Of people who apply together:",
      text: "{strong} the name and address by which they were invited, and the answers and documents of their part, which the others in the household do not see.",
    },
    references: {
      strong: "Of people named as references:",
      text: "{strong} name and address as the tenant gave them, when the landlord asked, and what they answered, for that one application and no other.",
    },
    viewings: {
      strong: "Of people who ask for a viewing:",
      text: "{strong} name, email address and, where they give it, phone number, how many come, the language, the time that they chose, when they asked and what came of it; also what the landlord writes to them, and the landlord’s reason for a place out of turn. The landlord reads name and contact details only once a place is given. The order of requests, without names or contact details, can be seen by whoever knows the form’s address.",
    },
    teams: {
      strong: "Of people who share an account:",
      text: "{strong} whose account it is, who works in it, the role, for which homes, and since when; of people who are invited, the email address and who invited them; and who has which application open or is writing there, deleted after 5 minutes. The account’s owner sees the names and addresses of the others; all of them see by name who did what.",
    },
    writers: {
      strong: "Of people who write to us:",
      text: "{strong} the message, with name and address as given.",
    },
    safety: {
      strong: "For safety:",
      text: "{strong} short-lived counters under scrambled keys, spam scores with their reasons, and a log of actions that holds ids and fingerprints only.",
    },
  },
  purposes: {
    title: "Why, and on what ground",
    caption: "Purposes and grounds",
    what: "What",
    why: "Why",
    rows: {
      applying: {
        what: "Prescreen and application",
        why: "To let the landlord decide who gets the home, at the applicant’s own request (steps before a contract)",
      },
      more: {
        what: "References and further documents",
        why: "To check what the decision rests on, after the applicant named the person or sent the document",
      },
      viewings: {
        what: "Requests for a viewing",
        why: "To give the places and reach those who asked, at their own request (steps before a contract), and to show afterwards that the rule was kept (legitimate interest)",
      },
      account: {
        what: "Account and sign-in",
        why: "To give landlords their forms and keep others out (contract)",
      },
      teams: {
        what: "Shared accounts and invitations",
        why: "To let those whom an account’s owner chose work in it (contract), and to reach people who are invited (legitimate interest)",
      },
      zone: {
        what: "Time zone of a landlord’s device",
        why: "To send emails at the right hour, with times as the clock there shows them (contract)",
      },
      emails: {
        what: "Emails about a form or an application",
        why: "To say what happened and what to do next (contract, or the applicant’s request)",
      },
      safety: {
        what: "Counters, spam scores and the log of actions",
        why: "To keep the service safe for both sides (legitimate interest)",
      },
      purchases: {
        what: "Records of purchases",
        why: "To bill what was bought and to keep the books (contract and legal duty)",
      },
    },
  },
  never: {
    title: "What we do not do",
    sell: "We sell nothing about anyone and show no advertising.",
    train: "We train no models on answers or documents.",
    machine:
      "No decision about a person is made by a machine (Article 22 of the GDPR). We compute no tenant score; a flag is a rule that the landlord set, shown with the answer beside it.",
    others: "No scripts, fonts or pictures of other companies are on our pages.",
  },
  helpers: {
    title: "Who helps us",
    caption: "Companies that work for us",
    who: "Who",
    whatFor: "What for",
    cloudflareWithMail: "Runs our servers, database, file storage and outgoing email, and keeps attacks off",
    cloudflare: "Runs our servers, database and file storage, and keeps attacks off",
    resend: "Sends our emails: it gets the address, the subject and the words of each",
    stripe: "Takes payments of landlords; card numbers never reach us",
    announced: "New companies are announced here {days} days before they get data.",
    noAnalytics:
      "No analytics company and no error-reporting service gets data of this site. How often a form was opened, started and sent is counted without cookies and without anything about the visitor.",
  },
  place: {
    title: "Where it is kept, and how it is guarded",
    where:
      "Data is stored in Cloudflare’s data centers, which may lie outside your country. Transfers from Europe rest on the standard contractual clauses in Cloudflare’s data processing addendum, version 6.3 of June 20, 2025.",
    encrypted:
      "Applications are encrypted where they are stored: answers and documents under a key of each application, names, email addresses and phone numbers under a key of each landlord, and what a landlord searches by as fingerprints under that key. So that a landlord’s list can be sorted and filtered, the move-in date, the monthly income, the number of adults and whether there are pets also stand there without that encryption, protected by our database provider’s alone. Deleting an application destroys its key and what it opened. Our database provider keeps copies of the last 30 days to recover from a failure; a deleted application is in them, with its key, until they expire. When our master key is changed, keys in older copies no longer open anything once the former one is destroyed.",
    viewings:
      "Names and contact details of people who ask for a viewing, what the landlord writes to them and the landlord’s reason for a place out of turn are encrypted under a key of each landlord; the email address stands beside them as a fingerprint. How many come, the language, the times and what came of the request stand there without that encryption.",
    links:
      "Links in our emails are stored as fingerprints, or encrypted until the email has left. We write down when an application is first opened, each time a document is looked at or downloaded, and each PDF and export; applicants see on their status page when their documents were looked at or downloaded.",
    breach:
      "If data is breached we tell landlords and the authority within 72 hours of learning of it, and the people concerned where the risk to them is high.",
  },
  howLong: {
    title: "How long it is kept",
    what: "What",
    howLong: "How long",
  },
  rights: {
    title: "Your rights, and how to use them",
    lead: "You may see what is kept of you, correct it, take it with you, have it deleted, and object to its use.",
    tenants: {
      strong: "Tenants",
      text: "{strong} do it on the status page behind the link in their receipt: no account is needed. There one can read and download an application and, until the landlord has decided, correct it, withdraw it and have it deleted. After that, ask the landlord. Whoever asked for a viewing deletes name and contact details on the page of the booking, behind the link in the email, until the viewing begins.",
    },
    landlords: {
      strong: "Landlords",
      text: "{strong} find a download of everything and the deletion of the account under Settings. Forms and messages that they made with the same address without signing in are named there and deleted with it when they say so.",
    },
    /** {strong} says `strong`, {link} is the link that says `link`. */
    everyone: {
      strong: "Everyone",
      text: "{strong} may {link}. We answer within 30 days.",
      link: "write to us",
    },
  },
  cookies: {
    title: "Cookies",
    lead: "Only those that a page needs to work; none of them follows you, and none is another company’s.",
    name: "Name",
    what: "What it does",
    /** {name} is the name of a cookie. */
    oneForEachForm: "{name}, one for each form",
    rows: {
      session: "Keeps a landlord signed in: 7 days after the last visit, 30 days at most",
      sessionData: "Says who is signed in between two looks at our records, one minute",
      signUp: "Says which browser signed up, so that the link in our email asks for no password there, two days",
      device: "Tells a browser that was signed in before from a stranger's, so that no one can lock you out, 400 days",
      step: "Holds a sign-in whose second step is under way, some minutes",
      signedIn: "Says only that there is a session, so that the header is right; lasts as long as the session",
      draft: "Keeps the application that a tenant has begun on this device, 30 days",
      manage: "Opens the secure view of a form made without an account, 30 days",
      refused: "Opens the page that says what was wrong with a form you sent, 30 minutes",
      erasure: "Tells the browser that deleted an account how far the deleting is, 7 days",
      address: "Names the address that you signed up with on the page that asks you to check your email, one hour",
      voucher: "Keeps the voucher that you opened until you have signed up and confirmed your address, one day",
      team: "Says in which shared account you chose to work, until you sign out, half a year at most",
      choices: "Remember a chosen language and appearance, one year",
    },
    browser:
      "A form that is still being built without an account is kept in the landlord’s own browser. What an applicant has typed and not saved yet, and a small picture of each photo, stay in the browser’s tab until it is closed. An applicant who has sent one may keep its answers in the browser for the next: locked with a key that never leaves it, without documents, consents, signatures and answers to a landlord’s own questions, for six months or until they are deleted there. We hold nothing of it.",
  },
  children: {
    title: "Children",
    text: "Rentform is for adults. Landlords learn how many people will live in a home, not the names or ages of children, unless local law lets them ask and they give a reason for it.",
  },
  contact: {
    title: "Questions and complaints",
    /** {link} is the link that says `link`. */
    lead: "{link} first, if you like. You can complain to your authority at any time:",
    link: "Write to us",
    authorities: {
      europeanUnion: "Your data protection authority in the European Union",
      unitedKingdom: "Information Commissioner’s Office, United Kingdom",
      switzerland: "Federal Data Protection and Information Commissioner, Switzerland",
      australia: "Office of the Australian Information Commissioner",
      newZealand: "Office of the Privacy Commissioner, New Zealand",
      canada: "Office of the Privacy Commissioner of Canada",
    },
    unitedStates: "In the United States, the attorney general of your state or the Federal Trade Commission",
  },
} as const;
