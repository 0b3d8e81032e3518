import type { MailReader } from "../../../db/schema/review";

export const kindWords: Record<string, string> = {
  "mail.application-receipt": "We have your application",
  "mail.confirm-application": "Confirm your address",
  "mail.applicant-letter": "Your letter about a decision",
  "mail.guest-decided": "What was decided with your link",
  "mail.info-request": "What you asked for",
  "mail.member-invite": "Invitation to fill in their part",
  "mail.part-receipt": "We have your part",
  "mail.part-ends": "Your part will be deleted",
  "mail.untold": "Decided, and no letter came",
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
  held: { label: "Waits until tomorrow", tone: "amber" },
  sent: { label: "Sent", tone: "accent" },
  failed: { label: "Not delivered", tone: "red" },
  returned: { label: "Came back", tone: "red" },
  needless: { label: "No longer needed", tone: "neutral" },
} as const;
