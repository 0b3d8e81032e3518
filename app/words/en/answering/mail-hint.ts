export type MailHintWords = {
  /** `{address}`: the one that was likely meant. */
  hint: string;
  /** Heads the note after a save. */
  title: string;
  /** `{address}`: the one that was typed. */
  saved: string;
  change: string;
  yes: string;
  no: string;
};

export const mailHintWords: MailHintWords = {
  hint: "Did you mean {address}?",
  title: "Is the email address right?",
  saved: "Saved as {address}. If that is right, just continue.",
  change: "Change the address",
  yes: "Yes, change it",
  no: "No, it is right as it is",
};
