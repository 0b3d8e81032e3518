import type { Duplicate } from "../../../features/applying/apply/spam/queries/find-duplicates.server";
import type { SpamCode } from "../../../features/applying/apply/spam/score";

/** Why an application is suspected, as its landlord reads it. */
export const spamReasonWords: Record<SpamCode, string> = {
  honeypot: "It filled in a field that people cannot see.",
  "no-page": "It was sent without the page that people send from.",
  "foreign-page": "It was sent with the page of another application.",
  "too-fast": "The whole form was filled in within four seconds.",
  "link-in-name": "There is a link in the name.",
  "many-links": "There are several links in the answers.",
  markup: "There is code for links in the answers.",
  "repeated-text": "Other people sent the same text.",
  "text-everywhere": "The same text was sent to many forms.",
  "disposable-mail": "The email address is of a kind that lasts only for a short time.",
  "all-capitals": "A text is written in capitals.",
  "many-from-address": "Many applications came from one connection within an hour.",
  "many-to-form": "Many applications came to this form within minutes.",
  "over-limit": "It was sent after the form had reached its limit, by someone who had begun before.",
  rule: "A lot of unwanted email came from this sender's address or network.",
  solved: "The device did the calculation that we asked for, which points to a person.",
  skipped: "The device did not do the calculation that we asked for.",
};

export const sameWords: Record<Duplicate["by"], string> = {
  email: "Same email as",
  phone: "Same phone as",
  person: "Same name and birth date as",
};
