import type { AccountLetter } from "./auth/account-letter";
import type { JobKind } from "./outbox.server";

/** Every kind of mail: jobs that send one, letters about an account, and what a stranger asked for. */
export type MailKind = Exclude<Extract<JobKind, `mail.${string}`>, "mail.account"> | `account.${AccountLetter["kind"]}`;

/** Counts of one mailbox, each apart: what fills one leaves the others free. */
const mailBudgets = ["general", "verification", "access"] as const;
export type MailBudgetName = (typeof mailBudgets)[number];

/** Whose addresses were confirmed before anything is mailed to them, and our own. */
type KnownReader = "account" | "landlord" | "operator";
/** Whose addresses somebody typed: they may be a stranger's. "typed": of a form of ours, by whoever stood before it. */
type StrangeReader = "applicant" | "member" | "referee" | "typed";

/**
 * How a mail to an address that may be a stranger's counts against its mailbox. `cause`: "anybody" who types the address; or a
 * landlord by what he does, and then against his day as well. `ifHeld`: it waits for room, or is dropped.
 */
type Counted = { budget: MailBudgetName; cause: "anybody" | "landlord"; ifHeld: "wait" | "drop" };

export type MailRule = { to: KnownReader; counted: null } | { to: StrangeReader; counted: Counted };

/** Codes of a mail that was not handed over: its mailbox, which is known or not, has had its mails of a day ... */
export const mailboxFull = "mailbox-full";
export const strangerFull = "stranger-full";
/** ... or its landlord wrote to as many unconfirmed addresses as he may in a day. */
export const strangersOfDay = "strangers-of-day";
export const heldCodes = [mailboxFull, strangerFull, strangersOfDay] as const;
export type HeldCode = (typeof heldCodes)[number];

/** To accounts, to landlords who confirmed their address for a form, and to us. */
const account: MailRule = { to: "account", counted: null };
const landlord: MailRule = { to: "landlord", counted: null };
const operator: MailRule = { to: "operator", counted: null };

const general = { budget: "general", cause: "anybody", ifHeld: "wait" } as const;
const byLandlord = { ...general, cause: "landlord" } as const;
const verification = { ...general, budget: "verification" } as const;

/** One row a kind: a kind without one does not compile, and no mail leaves without a kind. */
export const mailRules: Record<MailKind, MailRule> = {
  "mail.application-receipt": { to: "applicant", counted: general },
  "mail.confirm-application": { to: "applicant", counted: general },
  "mail.resume-draft": { to: "applicant", counted: general },
  "account.application-erased": { to: "applicant", counted: general },
  "mail.applicant-letter": { to: "applicant", counted: byLandlord },
  "mail.info-request": { to: "applicant", counted: byLandlord },
  "mail.message": { to: "applicant", counted: byLandlord },
  "mail.decision-notice": { to: "applicant", counted: byLandlord },
  "mail.member-invite": { to: "member", counted: general },
  "mail.part-receipt": { to: "member", counted: general },
  "mail.part-ends": { to: "member", counted: general },
  "account.part-erased": { to: "member", counted: general },
  "mail.member-outcome": { to: "member", counted: byLandlord },
  "mail.reference-request": { to: "referee", counted: byLandlord },

  "mail.contact-copy": { to: "typed", counted: { ...general, ifHeld: "drop" } },
  "mail.withdrawal-receipt": { to: "typed", counted: general },
  "mail.guest-confirm": { to: "typed", counted: verification },
  "account.verify": { to: "typed", counted: verification },
  "account.exists": { to: "typed", counted: { ...verification, ifHeld: "drop" } },
  "account.change-email": { to: "typed", counted: { ...verification, ifHeld: "drop" } },
  "account.reset": { to: "typed", counted: { budget: "access", cause: "anybody", ifHeld: "drop" } },
  "mail.manage-link": { to: "typed", counted: { budget: "access", cause: "anybody", ifHeld: "wait" } },

  "account.password-changed": account,
  "account.change-email-asked": account,
  "account.email-changed": account,
  "account.guest-forms": account,
  "account.forms-claimed": account,
  "account.new-device": account,
  "account.factor": account,
  "account.factor-lost": account,
  "account.export-ready": account,
  "account.applications-ready": account,
  "account.deleted": account,
  "account.suspended": account,
  "mail.erasure-near": account,
  "mail.undecided-near": account,
  "mail.decision-notice-due": account,
  "mail.applicants-wait": account,
  "mail.notice-digest": account,
  "mail.credits": account,
  "mail.voucher": account,
  "mail.plan": account,

  "mail.new-application": landlord,
  "mail.household-complete": landlord,
  "mail.withdrawn": landlord,
  "mail.info-answered": landlord,
  "mail.reference-in": landlord,
  "mail.application-changed": landlord,
  "mail.message-in": landlord,
  "mail.guest-decided": landlord,
  "mail.form-live": landlord,
  "mail.form-full": landlord,
  "mail.form-closing": landlord,
  "mail.form-closed": landlord,
  "mail.form-erasure": landlord,
  "mail.form-law": landlord,
  "mail.form-suspended": landlord,
  "mail.form-restored": landlord,
  "mail.form-screened": landlord,

  "mail.contact": operator,
  "mail.alarm": operator,
  "mail.test": operator,
};
