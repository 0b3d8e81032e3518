export type Line = readonly [term: string, text: string];

export type PrivacyWords = {
  title: string;
  lines: (times: Times, hasAccount: boolean) => Line[];
  short: (times: Times, hasAccount: boolean) => string;
  more: string;
  /** The notice of the blank form: what is written on paper never reaches us. */
  paper: { title: string; lines: readonly Line[] };
};

/** How long is kept what, each spoken in the reader's language. */
type Times = Record<"draft" | "months" | "days" | "sent" | "closed" | "guest", string>;

export const privacyWords: PrivacyWords = {
  title: "Who sees what, and for how long",
  lines: ({ draft, months, days, sent, closed, guest }, hasAccount) => [
    [
      "Who reads it",
      "Only the landlord of this home, and anyone the landlord asks to help. No one buys it or gets it from us.",
    ],
    ["What it’s for", "To decide who gets this home and to reach you about it. Nothing else."],
    ["Before you send", `The landlord sees nothing of it. What is not sent is deleted after ${draft}.`],
    ...(hasAccount
      ? ([
          ["Documents", `Deleted ${days} after the decision. You see when one was opened.`],
          ["Answers", `Deleted ${months} after the decision.`],
          [
            "Without a decision",
            `Your application ends ${closed} after the form closed, or ${sent} after you sent it. The same times run from then on.`,
          ],
        ] as const)
      : ([
          [
            "Documents and answers",
            `Deleted at the latest ${guest} after this form closes. You see when a document was opened. If the landlord takes the form into an account, documents are deleted ${days} and answers ${months} after the decision instead; without a decision your application ends ${closed} after the form closed, or ${sent} after you sent it.`,
          ],
        ] as const)),
    [
      "Your rights",
      "Until the landlord decides you can follow, correct, withdraw and delete your application on its status page. After that, ask the landlord.",
    ],
    [
      "Encryption",
      "Name, contact details, answers and documents are stored encrypted. Move-in date, income, number of adults and pets are also kept unencrypted, for the landlord’s list.",
    ],
    [
      "In your browser",
      "After sending you may keep your answers in this browser for the next form, locked with a key that never leaves it. We keep none of it.",
    ],
  ],
  short: ({ days, guest }, hasAccount) =>
    hasAccount
      ? `Only the landlord; documents deleted ${days} after the decision`
      : `Only the landlord; all deleted ${guest} after this form closes`,
  more: "More in the privacy policy",
  paper: {
    title: "Who sees what, and what for",
    lines: [
      ["Who reads it", "Only the landlord of this home, and anyone the landlord asks to help."],
      ["What it’s for", "To decide who gets this home and to reach you about it. Nothing else."],
      ["Your rights", "To see, correct, withdraw or delete what you wrote on this paper, ask the landlord."],
    ],
  },
};
