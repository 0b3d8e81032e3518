/** Where the landlord asks an applicant for more, and sees what was asked. */
export default {
  ask: {
    title: "Ask for more",
    kinds: { file: "A document", text: "An answer in words" },
    days: "{count, plural, one {# day} other {# days}}",
    failures: {
      "bad-input": "Name at least one thing, with up to 200 characters each.",
      "wrong-state": "This application cannot be asked for more now: it is decided, withdrawn, or a request is open.",
    },
    lead: "The applicant gets an email and answers on their status page. The application comes back to you when they do.",
    /** One of the things that are asked for. */
    item: "Item {number}",
    need: "What you need",
    example: "Such as: October pay stub",
    remove: "Remove item {number}",
    add: "Add another item",
    note: "Note to the applicant",
    time: "Time to answer",
    send: "Send the request",
    sending: "Sending",
    laterTitle: "Questions you kept for later",
    laterHint: "They are answered as any step of your form, with the same checks.",
    ask: "Ask what is ticked",
    asking: "Asking",
    /** Beside a question: what is asked for. */
    aDocument: "document",
    anAnswer: "answer",
    /** Of several people, of whom each answers for themselves. {names}: all but the last, with commas. */
    eachTheirOwn: "{names} and {last}, each their own",
    out: "{count, plural, one {One answer is still out} other {# answers are still out}}",
    mayApprove: "You can approve now: they can still answer until you mark the home as rented.",
  },
  /** Of a request that was made. {asked}, {due}, {answered}: times. */
  asked: {
    states: { open: "Waiting for the applicant", answered: "Answered", ended: "Withdrawn" },
    asked: "Asked {asked}",
    askedDue: "Asked {asked}, due {due}",
    askedAnswered: "Asked {asked}, answered {answered}",
    end: "No longer needed",
    notYet: "Not yet",
    notAnswered: "Not answered",
  },
} as const;
