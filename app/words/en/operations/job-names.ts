import type { MailKind } from "../../../platform/mail-kinds";
import type { JobKind } from "../../../platform/outbox.server";

/** What each job does, for whoever looks at one that failed. Mails are named by their definitions. */
export const jobNames: Record<Exclude<JobKind, MailKind>, string> = {
  "mail.account": "Email about an account: a link, or that something changed",
  "export.build": "Make the file of an export",
  "homes.import": "Write the homes of an imported file",
  "stripe.event": "Act on what Stripe told",
  "stripe.refund": "Have Stripe pay back unused credits",
  "mail.test": "Email to the admin: an email test",
  "requests.after-viewing": "Ask who has seen a home for what its form kept until then",
  "cache.refresh-form": "Put a published form into the cache again",
};
