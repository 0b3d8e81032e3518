import type { ReferenceWords } from "../../features/applying/references/words-shape";

export const referenceWords: ReferenceWords = {
  questions: {
    dates: ({ applicant, place, from, to }) =>
      from
        ? `The application says: ${place ? `${place}, ` : ""}from ${from} to ${to ?? "now"}. Are these dates right?`
        : `From when to when did ${applicant} rent from you?`,
    rent: ({ rent }) =>
      rent ? `The application says: the rent was ${rent}. Is that right?` : "How much was the rent?",
    paid: () => "Was the rent paid on time?",
    notice: () => "Was notice given properly?",
    condition: () => "Was the home left in fair condition?",
    breach: () => "Was there a breach of the house rules that you confirmed in writing?",
    again: ({ applicant }) => `Would you rent to ${applicant} again?`,
    known: ({ applicant, relation }) =>
      relation
        ? `The application describes you as: ${relation}. How do you know ${applicant}?`
        : `How do you know ${applicant}?`,
    works: ({ applicant, employer }) =>
      employer ? `Does ${applicant} work at ${employer}?` : `Does ${applicant} work with you?`,
    since: ({ from }) =>
      from ? `The application says: since ${from}. Is that right?` : "Since when has this person worked with you?",
    title: ({ jobTitle }) =>
      jobTitle ? `The application says: the job is ${jobTitle}. Is that right?` : "What is the job title?",
    contract: ({ contract }) =>
      contract
        ? `The application describes the contract as: ${contract}. Is that right?`
        : "What kind of contract is it?",
    ending: () => "Has either side given notice?",
    pay: () => "Is the salary paid regularly?",
    keeps: ({ applicant }) => `Does ${applicant} keep to what was agreed?`,
    owes: ({ applicant }) => `As far as you know, does ${applicant} pay what is owed on time?`,
    long: ({ applicant }) => `How long have you known ${applicant}?`,
    shared: ({ applicant }) => `Have you shared a home with ${applicant}, or been neighbors?`,
    care: ({ applicant }) => `As far as you have seen, does ${applicant} take care of a home?`,
    neighbourly: ({ applicant }) => `Is ${applicant} considerate of the neighbors?`,
    recommend: ({ applicant }) => `Would you recommend ${applicant} as a tenant?`,
  },
  details: {
    dates: "If not: which dates are right?",
    rent: "If not: how much was it?",
    breach: "If yes: what was it?",
    since: "If not: since when?",
    title: "If not: what is the job title?",
    contract: "If not: what kind of contract is it?",
  },
  replies: {
    yes: "Yes",
    no: "No",
    unsure: "I cannot say",
    always: "Always",
    mostly: "Mostly",
    "often-late": "Often late",
    seldom: "Seldom",
    "still-there": "Still lives there",
    left: "No longer",
    "under-one": "Less than a year",
    "one-to-five": "One to five years",
    "over-five": "More than five years",
    "same-home": "The same home",
    neighbours: "Neighbors",
    neither: "Neither",
  },
  kinds: { landlord: "Landlord or agent", employer: "Someone at work", personal: "Personal reference" },
  title: (applicant) => `A short reference for ${applicant}`,
  lead: (landlord, applicant) =>
    `${applicant} has applied to ${landlord} for a home, gave your name, and agreed that you may be asked.`,
  until: (day) => `Eight short questions, about three minutes. You can leave any of them out. Open until ${day}.`,
  fair: "Only what you know yourself. Nothing about family, health, origin, faith or complaints to authorities.",
  notice: {
    title: "Who is asking, and what happens to your answers",
    lines: ({ landlord, applicant, months, support }) => [
      ["Who is asking", `${landlord}, a landlord. Rentform passes on the questions and makes no judgment.`],
      ["What it’s for", "To decide on this one application. The answers are used for no other, and no one buys them."],
      [
        "Who reads it",
        `${landlord}, as you wrote it, without a summary or a score. ${applicant} sees that you were asked and whether you answered, and may ask the landlord to see what you wrote.`,
      ],
      ["How long", `Your answers are deleted with the application, at the latest ${months} after the decision.`],
      [
        "Your own data",
        `Your name and address come from ${applicant} and are used for this request only. To object, or to have them deleted sooner, write to ${support}.`,
      ],
    ],
  },
  comment: "Anything to add",
  commentHint: "Up to 600 characters.",
  send: "Send my answers",
  decline: "I do not want to answer",
  declineText:
    "No one has to. The landlord only learns that you are not answering, and we won’t write about this again.",
  states: {
    answered: [
      "Your answers were received",
      "Thank you. There is nothing more to do, and no further email about this.",
    ],
    declined: [
      "You do not want to answer",
      "That is fine. The landlord has been notified, and we won’t write about this again.",
    ],
    expired: ["The time to answer is over", "The questions were open for 14 days. You don’t need to do anything."],
    cancelled: ["An answer is no longer needed", "The question was withdrawn, or the decision has been made."],
    unknown: [
      "This link is not valid",
      "Part of it may be missing: open it from the email again. Otherwise what it belonged to was deleted.",
    ],
  },
  nothing: "Answer at least one question, or say that you do not want to answer",
  tooLong: (question, most) => `Shorten the answer to “${question}” to ${most} characters`,
  control: (question) => `Remove the unseen control characters from the answer to “${question}”`,
  badPost: "That was more than this page accepts. Your answers were not sent.",
  mail: {
    subject: "A landlord asks for a short reference",
    reminderSubject: "Still open: a short reference",
    text: (landlord, applicant) =>
      `${applicant} has applied to ${landlord} for a home, gave your name, and agreed that you may be asked.`,
    what: "Eight short questions, about three minutes, without an account. You can leave any of them out, or say that you do not want to answer.",
    reminder: "You have not answered yet. This is the only reminder.",
    ends: "Open until",
    action: "See the questions",
    spelledOut: "Or open this address in a browser:",
    source: (applicant) =>
      `Your name and address come from the application of ${applicant}. They are used for this request only and deleted with it.`,
    stop: "Don’t want to answer? Say so on that page: we won’t write about this again.",
    questions:
      "Replies to this email go to our support, not to the landlord. Questions about your data, too: {support}",
  },
  log: {
    title: "References",
    text: "You see whom the landlord asked and when, not what they wrote. You may ask the landlord for it.",
    asked: "Asked",
    answered: "Answered",
    declined: "Does not want to answer",
    open: "Not answered yet",
    over: "Not answered, and no longer open",
    others: "Someone named by another person in your household",
  },
};
