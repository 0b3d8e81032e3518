import type { ReportCode } from "../../../features/forms/screening/schema";

export type ReportWords = {
  title: string;
  lead: string;
  reason: string;
  noReason: string;
  reasons: Record<ReportCode, string>;
  text: string;
  textHint: string;
  badText: string;
  email: string;
  emailHint: string;
  badEmail: string;
  send: string;
  back: string;
  /** The calculation before a report is sent. */
  proof: Record<
    "title" | "text" | "again" | "withoutScript" | "working" | "solved" | "soon" | "not" | "plainNote" | "plain",
    string
  >;
  sent: readonly [title: string, text: string];
  busy: readonly [title: string, text: string];
};

export const reportWords: ReportWords = {
  title: "Report this form",
  lead: "Is something wrong with this form? Tell us, and a person will look at it. The landlord won’t know who wrote.",
  reason: "What is wrong?",
  noReason: "Choose what is wrong.",
  reasons: {
    money: "I was asked for money before a showing or a contract",
    details: "It asks for passwords, codes, or numbers of a card or a bank",
    "not-a-home": "This home does not exist or is not for rent",
    "not-theirs": "The photos or the address belong to someone else",
    unfair: "It treats people unfairly",
    other: "Something else",
  },
  text: "What happened? (optional)",
  textHint: "Please don’t send documents or ID numbers.",
  badText: "This text is too long or has characters that cannot be shown.",
  email: "Your email (optional)",
  emailHint: "Only if we may ask you about it.",
  badEmail: "Enter an address like name@example.com, or leave it empty.",
  send: "Send the report",
  back: "Back to the form",
  proof: {
    title: "One more moment",
    text: "Your device does a short calculation, so that machines cannot send reports by the hundred. Then your report is sent by itself.",
    again: "The calculation could not be checked. It runs once more.",
    withoutScript: "Your browser does not run scripts. Send your report as it is: a person reads it.",
    working: "Calculating. This takes a few seconds.",
    solved: "Done. You can send now.",
    soon: "Calculating. In a few seconds your report is sent by itself.",
    not: "This device cannot do the calculation. Send your report without it.",
    plainNote: "Or send it without waiting: a person reads it just the same.",
    plain: "Send without the calculation",
  },
  sent: [
    "Thank you",
    "We have your report, and a person will look at the form. If you lost money, tell the police and your bank too.",
  ],
  busy: [
    "Please wait a little",
    "Several reports came from your connection. Try again later; what you typed is still here.",
  ],
};
