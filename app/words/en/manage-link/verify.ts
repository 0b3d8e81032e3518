/** The page behind the link that confirms an address and publishes a form. */
export default {
  expired: {
    title: "This link has expired",
    /** {form}: its title. */
    lead: 'Links to confirm a form work for 7 days. "{form}" is still here.',
    resend: "Email me a new link",
    resendNote: "It goes to the address that the form was made with.",
  },
  unknown: {
    title: "This link is not valid",
    lead: "Part of the address may be missing. Open the link in your email again, or copy all of it.",
  },
  gone: { title: "This form is not available", lead: "It was deleted, or it is under review." },
  create: "Create a new form",
  sent: {
    title: "A new link is on its way",
    lead: "If there is something to open, we have emailed a link to the address the form was made with. It can take a minute.",
    spam: "Nothing there? Check your spam folder.",
  },
  tooMany: {
    title: "Please wait a little",
    lead: "We have emailed several links already. You can ask for another in {minutes, plural, one {# minute} other {# minutes}}.",
  },
  paused: {
    title: "Your form has to wait a little",
    lead: "Nothing is lost, and this link still works.",
    until: "We’ve paused publishing new forms for a while. Try again after {time}.",
    again: "Try again",
  },
  refused: {
    title: "This form cannot be published as it is",
    lead: "Something in its questions has to be fixed first. Open it where you made it: the last step says what.",
    toForm: "Go to the form",
  },
  ready: {
    title: "Publish your form",
    lead: "Press the button and your link works.",
    otherTitle: "You have an open form already",
    /** {form}: the title of the other form. */
    other: "One form at a time can be open for {email}. Now it is {form}.",
    otherClosed:
      "If you close it, no one can apply there anymore, and applications that were started there cannot be sent. What was sent stays yours to read.",
    closeOther: "Close that form and publish this one",
    keepOther: "To keep the first form, just leave this page. This link works until it expires.",
    publish: "Publish form",
  },
  facts: {
    questions: "Questions",
    /** {sections}: so many steps that the questions are grouped in. */
    questionsIn: "{sections, plural, one {{questions} in # section} other {{questions} in # sections}}",
    documents: "Documents",
    noDocuments: "None",
    documentsAsked: "{count, plural, one {# asked for} other {# asked for}}",
    openFor: "Open for",
    /** For so many days, and up to so many applications. */
    days: "{days} days",
    daysUpTo: "{days} days, up to {applications} applications",
    news: "New applications",
    mailed: "Emailed to {email}",
    notMailed: "No emails; you look for yourself",
  },
  used: {
    title: "This form is published already",
    lead: '"{form}" was published with this link, which works once.',
    open: "Open the form",
    /** The form takes no applications now. */
    see: "See the form's page",
    mailLink: "Email me the link to manage it",
  },
} as const;
