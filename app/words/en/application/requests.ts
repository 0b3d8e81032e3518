/** Where the landlord asks an applicant for more, and sees what was asked. */
export const askWords = {
  title: "Ask for more",
  kinds: { file: "A document", text: "An answer in words" },
  days: ({ count }: { count: number }) => `${count} days`,
  failures: {
    "bad-input": "Name at least one thing, with up to 200 characters each.",
    "wrong-state": "This application cannot be asked for more now: it is decided, withdrawn, or a request is open.",
  },
  lead: "The applicant gets an email and answers on their status page. The application comes back to you when they do.",
  item: ({ number }: { number: number }) => `Item ${number}`,
  need: "What you need",
  example: "Such as: October pay stub",
  remove: ({ number }: { number: number }) => `Remove item ${number}`,
  add: "Add another item",
  note: "Note to the applicant",
  time: "Time to answer",
  sending: "Sending",
  send: "Send the request",
  laterTitle: "Questions you kept for later",
  laterHint: "They are answered as any step of your form, with the same checks.",
  asking: "Asking",
  ask: "Ask what is ticked",
  aDocument: "document",
  anAnswer: "answer",
  /** Of several people, of whom each answers for themselves. */
  eachTheirOwn: ({ names, last }: { names: string; last: string }) => `${names} and ${last}, each their own`,
  out: ({ count }: { count: number }) => (count === 1 ? "One answer is still out" : `${count} answers are still out`),
  mayApprove: "You can approve now: they can still answer until you mark the home as rented.",
} as const;

export const askedWords = {
  states: { open: "Waiting for the applicant", answered: "Answered", ended: "Withdrawn" },
  asked: ({ asked }: { asked: string }) => `Asked ${asked}`,
  askedDue: ({ asked, due }: { asked: string; due: string }) => `Asked ${asked}, due ${due}`,
  askedAnswered: ({ asked, answered }: { asked: string; answered: string }) => `Asked ${asked}, answered ${answered}`,
  end: "No longer needed",
  notYet: "Not yet",
  notAnswered: "Not answered",
} as const;
