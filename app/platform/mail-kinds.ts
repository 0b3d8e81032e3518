import type { AccountLetter } from "./auth/account-letter";
import type { JobKind } from "./outbox.server";

/** Every kind of mail: jobs that send one, letters about an account, and what a stranger asked for. */
export type MailKind =
  | Exclude<Extract<JobKind, `mail.${string}`>, "mail.account">
  | `account.${AccountLetter["kind"]}`
  | "guest.applicant-letter";

/** Counts of one mailbox, each apart: what fills one leaves the others free. */
const mailBudgets = ["general", "verification", "access", "letters"] as const;
export type MailBudgetName = (typeof mailBudgets)[number];

/**
 * "asked": by who is signed in, or to a landlord of own forms, or to us. "unasked": anybody can cause it, so it counts
 * against a budget of the mailbox. `ifHeld`: it waits for room, or is dropped.
 */
export type MailOrigin = "asked" | { budget: MailBudgetName; ifHeld: "wait" | "drop" };

/** Code of a mail that was not handed over because its mailbox has had its mails of a day. */
export const mailboxFull = "mailbox-full";

const waits = { budget: "general", ifHeld: "wait" } as const;

/** One row a kind: a kind without one does not compile, and no mail leaves without a kind. */
export const mailOrigins: Record<MailKind, MailOrigin> = {
  "mail.application-receipt": waits,
  "mail.confirm-application": waits,
  "mail.resume-draft": waits,
  "mail.member-invite": waits,
  "mail.member-outcome": waits,
  "mail.untold": waits,
  "mail.part-receipt": waits,
  "mail.part-ends": waits,
  "mail.contact-copy": { budget: "general", ifHeld: "drop" },
  "mail.withdrawal-receipt": waits,
  "account.application-erased": waits,
  "account.part-erased": waits,

  "mail.guest-confirm": { budget: "verification", ifHeld: "wait" },
  "account.verify": { budget: "verification", ifHeld: "wait" },
  "account.exists": { budget: "verification", ifHeld: "drop" },
  "account.change-email": { budget: "verification", ifHeld: "drop" },

  "account.reset": { budget: "access", ifHeld: "drop" },
  "mail.manage-link": { budget: "access", ifHeld: "wait" },

  "guest.applicant-letter": { budget: "letters", ifHeld: "wait" },

  "mail.applicant-letter": "asked",
  "mail.info-request": "asked",
  "mail.reference-request": "asked",
  "mail.message": "asked",
  "account.password-changed": "asked",
  "account.change-email-asked": "asked",
  "account.email-changed": "asked",
  "account.guest-forms": "asked",
  "account.forms-claimed": "asked",
  "account.new-device": "asked",
  "account.factor": "asked",
  "account.factor-lost": "asked",
  "account.export-ready": "asked",
  "account.applications-ready": "asked",
  "account.deleted": "asked",
  "account.suspended": "asked",

  "mail.new-application": "asked",
  "mail.household-complete": "asked",
  "mail.withdrawn": "asked",
  "mail.info-answered": "asked",
  "mail.reference-in": "asked",
  "mail.application-changed": "asked",
  "mail.message-in": "asked",
  "mail.erasure-near": "asked",
  "mail.undecided-near": "asked",
  "mail.untold-near": "asked",
  "mail.applicants-wait": "asked",
  "mail.notice-digest": "asked",
  "mail.guest-decided": "asked",
  "mail.form-live": "asked",
  "mail.form-full": "asked",
  "mail.form-closing": "asked",
  "mail.form-closed": "asked",
  "mail.form-erasure": "asked",
  "mail.form-law": "asked",
  "mail.form-suspended": "asked",
  "mail.form-restored": "asked",
  "mail.form-screened": "asked",
  "mail.credits": "asked",
  "mail.voucher": "asked",
  "mail.plan": "asked",
  "mail.contact": "asked",
  "mail.alarm": "asked",
  "mail.test": "asked",
};
