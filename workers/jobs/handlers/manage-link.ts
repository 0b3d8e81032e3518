import { eq } from "drizzle-orm";
import { guestRentForm } from "../../../app/db/schema/forms";
import { manageLinkMail } from "../../../app/features/deciding/manage-link/mails/confirm-form";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord, managingGuest } from "../form-landlord";
import { done, type JobOutcome } from "../outcome";

/** Mails a fresh key to the address that published the form, and to no other. */
export async function sendManageLink(
  services: Services,
  ref: JobRef<"mail.manage-link">,
  job: MailJob,
): Promise<JobOutcome> {
  const landlord = await findFormLandlord(services, eq(guestRentForm.id, ref.guestRentFormId));
  const guest = landlord && managingGuest(landlord);
  if (!landlord || !guest) return done;
  const token = await mintLinkToken(services, { ...mailLinks.manageForm, ref: guest.id });
  const mail = manageLinkMail(mailSite(services), { title: landlord.title, token });
  return deliver(services, job, { to: guest.email, ...mail });
}
