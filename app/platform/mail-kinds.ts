import type { AccountLetter } from "./auth/account-letter";
import type { JobKind } from "./outbox.server";

/** Every kind of mail: jobs that send one, and letters about an account. A test mail is an example of another kind. */
export type MailKind =
  | Exclude<Extract<JobKind, `mail.${string}`>, "mail.account" | "mail.test">
  | `account.${AccountLetter["kind"]}`;

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

/** To whom a mail goes. Where the address may be a stranger's, it is counted. */
export type Audience = { to: KnownReader; counted: null } | { to: StrangeReader; counted: Counted };

/** Codes of a mail that was not handed over: its mailbox, which is known or not, has had its mails of a day ... */
export const mailboxFull = "mailbox-full";
export const strangerFull = "stranger-full";
/** ... or its landlord wrote to as many unconfirmed addresses as he may in a day. */
export const strangersOfDay = "strangers-of-day";
export const heldCodes = [mailboxFull, strangerFull, strangersOfDay] as const;
export type HeldCode = (typeof heldCodes)[number];

/** To accounts, to landlords who confirmed their address for a form, and to us. */
export const toAccount: Audience = { to: "account", counted: null };
export const toLandlord: Audience = { to: "landlord", counted: null };
export const toOperator: Audience = { to: "operator", counted: null };

export const general = { budget: "general", cause: "anybody", ifHeld: "wait" } as const;
export const byLandlord = { ...general, cause: "landlord" } as const;
export const verification = { ...general, budget: "verification" } as const;
