/** The home page. {places} is how many places have rules of their own. */
export default {
  meta: {
    title: "Digital Rental Application Forms for Landlords",
    description:
      "Build a rental application form in minutes, share one link and read every application in one place. No signup needed to start, free for tenants.",
  },
  hero: {
    title: "One link. Complete rental applications.",
    lead: "For landlords and property managers: build your form in minutes and share a link or a QR code. Every application comes back in the same layout, with documents, beside your own criteria. Questions are checked against local rules in {places} places.",
    tryAsTenant: "Try it as a tenant",
    seeAsLandlord: "See the landlord’s side",
    /** {applications} and {days} are numbers; {cost} and {readers} the links that say `cost` and `readers`. */
    free: "No signup. No card. Tenants never pay. Free for {applications} applications in {days} days: {cost}. Only you read an application: {readers}.",
    cost: "what it costs",
    readers: "who sees the answers",
    /** Beneath the picture. */
    caption: "What tenants fill in, and what you read. The people are invented.",
    /** In the picture's list. */
    count: "{count} applications",
    /** Of an applicant: {income} is an amount a month, {times} such as "2.5×". */
    income: "{income}, {times} rent",
  },
  /** The picture of one step of an application. */
  step: {
    title: "Step 2 of 5: Work and income",
    situation: "What is your situation?",
    employed: "Employed",
    selfEmployed: "Self-employed",
    income: "Income before tax",
    perMonth: "a month",
    employer: "Employer",
    next: "Continue",
  },
  proofs: {
    title: "Three things you can check now",
    try: {
      title: "Try it",
      text: "Fill in an example form on your own phone, in any of eleven languages. Nothing you type is stored.",
      link: "Open the example form",
    },
    law: {
      title: "See the law",
      text: "{places} places. Read what you may ask in a place, with the law, its source and the day we read it. All of it is public.",
      link: "Look up a place",
    },
    status: {
      title: "See what tenants see",
      text: "Each applicant gets a page that says when the landlord opened the application and when documents will be deleted.",
      link: "Questions tenants ask",
    },
  },
  steps: {
    title: "How it works",
    build: {
      title: "Build it",
      text: "Start from a template, keep the questions you need, leave out the rest. No account, no card. What you make stays in your browser until you publish.",
    },
    share: {
      title: "Share one link",
      text: "Confirm your email address and get a link and a QR code for your listing, your messages and the door.",
    },
    decide: {
      title: "Read and decide",
      text: "We email you when applications come in. Open your private link to read everything, and to approve or decline with a letter. A free account adds messages and notes; a credit adds comparing and references.",
    },
  },
  compare: {
    title: "Compare without names",
    lead: "Every application answers your required questions, in the same layout: income against rent, move-in, people, pets and documents, beside your own criteria.",
    caption: "An example: households for 14 Maple Street, Apt 2, beside what was published.",
    shortlist: "Shortlist",
    decline: "Decline",
    criteria: {
      title: "Your own criteria, no one’s score",
      text: "A flag shows your rule next to the answer. You make the call.",
    },
    names: {
      title: "Names come last",
      text: "Applicants appear as A, B and C until you shortlist them.",
    },
    answer: {
      title: "An answer for everyone",
      text: "Approve, ask for more, or decline with a letter that you read and change before it goes. Letters wait two minutes, and until then you can undo the decision.",
    },
  },
  /** What a landlord would use otherwise; each row has an answer for paper, form builder, screening suite and Rentform. */
  alternatives: {
    title: "Why not something you already have?",
    lead: "If you want credit reports, leases and rent collection in one place, use a screening suite. Rentform does one thing, the application, and does it for both sides.",
    caption: "Rentform beside what you may use today",
    paper: "Paper or a PDF",
    builder: "General form builder",
    suite: "Screening suite",
    missing: {
      question: "Asks for what is missing before it is sent",
      paper: "No",
      builder: "Yes",
      suite: "Yes",
      rentform: "Yes",
    },
    law: {
      question: "Checks your questions against local rules",
      paper: "No",
      builder: "No",
      suite: "Its own questions, mostly",
      rentform: "Yes, in {places} places",
    },
    /** {least} and {most} are numbers of questions. */
    own: {
      question: "Questions of your own",
      paper: "Yes",
      builder: "Yes",
      suite: "Depends",
      rentform: "Yes, {least} to {most}",
    },
    account: {
      question: "Applicants need an account",
      paper: "No",
      builder: "Sometimes",
      suite: "Usually",
      rentform: "No",
    },
    pay: { question: "Applicants pay", paper: "No", builder: "No", suite: "Often", rentform: "Never" },
    compare: {
      question: "Applicants side by side, beside your criteria",
      paper: "By hand",
      builder: "In a spreadsheet",
      suite: "Often by a score",
      rentform: "Yes, without names or a score",
    },
    deleted: {
      question: "Documents deleted on time",
      paper: "By you",
      builder: "By you",
      suite: "Depends",
      rentform: "Automatically, 30 to 60 days after your decision",
    },
    reports: {
      question: "Credit reports, leases and rent collection",
      paper: "No",
      builder: "No",
      suite: "Yes",
      rentform: "No, but applicants can attach a report",
    },
  },
  law: {
    title: "Know what you can ask, question by question",
    lead: "Rules differ from place to place. While you build, Rentform says what to leave out, what needs a reason, and what to ask instead, in {places} places.",
    caption: "Two questions in the builder, with its own notes. The same entries are on our law pages.",
    link: "What you may ask, place by place",
    /** Two questions of a form, as examples, and where. */
    children: "How many children do you have?",
    voucher: "Do you have a housing voucher?",
    where: "A home in California",
  },
  /** Numbers of days, applications, questions and credits are those of the plan. */
  free: {
    title: "What costs nothing",
    guest: {
      title: "Free without an account",
      form: "One form, open for {days} days, {applications} applications",
      questions: "{questions} questions of your own",
      link: "Every answer and document behind your private link",
      tools: "Local rules, QR code, poster and the form on paper",
    },
    account: {
      title: "Free with an account",
      form: "One form, open for {days} days, {applications} applications",
      questions: "{questions} questions of your own",
      tools: "An inbox with notes, messages, letters, PDF, CSV and ZIP",
      gift: "Also {credits, plural, =1 {one free credit} other {# free credits}}: {days} days with every tool",
    },
  },
  questions: { title: "Questions landlords ask first", all: "All questions" },
  /** Beneath "Tenants pay nothing". */
  nothingToPay:
    "No application fee, no account, no upsell. For you a first form is free, too: {applications} applications, {days} days, and no card.",
} as const;
