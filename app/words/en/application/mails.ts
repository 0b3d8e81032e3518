import type { MailReader } from "../../../db/schema/review";
import type { HeldCode } from "../../../platform/mail-kinds";

export const kindWords: Record<string, string> = {
  "mail.application-receipt": "We have your application",
  "mail.confirm-application": "Confirm your address",
  "mail.applicant-letter": "Your letter about a decision",
  "mail.guest-decided": "What was decided with your link",
  "mail.info-request": "What you asked for",
  "mail.member-invite": "Invitation to fill in their part",
  "mail.part-receipt": "We have your part",
  "mail.part-ends": "Your part will be deleted",
  "mail.decision-notice": "Decided, and no letter came",
  "mail.member-outcome": "How the application was decided",
  "mail.message": "Your message",
  "mail.message-in": "A new message",
  "mail.new-application": "A new application",
  "mail.application-changed": "An application was changed",
  "mail.info-answered": "An answer to your question",
  "mail.household-complete": "The household is complete",
  "mail.withdrawn": "An application was withdrawn",
  "mail.reference-request": "Request for a reference",
  "mail.reference-in": "A reference came in",
};

export const readerWords: Record<MailReader, string> = {
  applicant: "to the applicant",
  landlord: "to you",
  member: "to a co-applicant or guarantor",
  referee: "to a reference contact",
};

export const mailStateWords = {
  waiting: { label: "On its way", tone: "neutral" },
  trying: { label: "Tried, will be tried again", tone: "amber" },
  held: { label: "Held", tone: "amber" },
  sent: { label: "Sent", tone: "accent" },
  failed: { label: "Not delivered", tone: "red" },
  returned: { label: "Came back", tone: "red" },
  needless: { label: "No longer needed", tone: "neutral" },
} as const;

/** Why a mail waits. */
export const heldWords: Record<HeldCode, string> = {
  "mailbox-full": "This address has had as many emails as we send to one in a day.",
  "stranger-full":
    "No one at this address has opened a link of ours yet. We send such an address only a few emails a day, from whoever they come.",
  "strangers-of-day":
    "No one at this address has opened a link of ours yet, and your limit for such addresses is reached today.",
};

/** When it leaves; a time follows "on". */
export const leavesWords = {
  onceConfirmed: "It leaves by itself as soon as they open the link in an email from us, at the latest on",
  onDay: "It leaves by itself on",
};

export const givenUpWords = {
  refused: "The address takes no email. Reach the person another way.",
  full: "The address had too many emails for days. Reach the person another way.",
  unconfirmed: "For days no one at this address has opened a link of ours. Reach the person another way.",
  other: "The email service gave up. The address may be wrong.",
};
