import { withdrawalReceiptMail } from "../../../app/features/money/withdrawals/mails/receipt";
import { contactCopyMail, contactMail } from "../../../app/features/people/contact/mails/contact";
import { findContactMessage } from "../../../app/features/people/contact/queries/find-contact-message.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** A message of the contact page, to support; suspected spam says so in its subject. */
export async function sendContact(services: Services, ref: JobRef<"mail.contact">, job: MailJob): Promise<JobOutcome> {
  const message = await findContactMessage(services, ref.contactMessageId);
  if (!message) return done;
  return deliver(services, job, { to: services.config.supportEmail, ...contactMail(mailSite(services), message) });
}

/** A copy to whoever wrote it, never of suspected spam: the address may be somebody else's. */
export async function sendContactCopy(
  services: Services,
  ref: JobRef<"mail.contact-copy">,
  job: MailJob,
): Promise<JobOutcome> {
  const message = await findContactMessage(services, ref.contactMessageId);
  if (!message || message.isSpam) return done;
  return deliver(services, job, { to: message.email, ...contactCopyMail(mailSite(services), message) });
}

/** The receipt that consumer law asks for: at once, with the time. */
export async function sendWithdrawalReceipt(
  services: Services,
  ref: JobRef<"mail.withdrawal-receipt">,
  job: MailJob,
): Promise<JobOutcome> {
  const message = await findContactMessage(services, ref.contactMessageId);
  if (!message) return done;
  const received = { ...message, at: message.createdAt };
  return deliver(services, job, { to: message.email, ...withdrawalReceiptMail(mailSite(services), received) });
}
