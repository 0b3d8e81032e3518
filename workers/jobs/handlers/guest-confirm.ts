import { eq } from "drizzle-orm";
import { guestRentForm } from "../../../app/db/schema/forms";
import { confirmFormMail } from "../../../app/features/deciding/manage-link/mails/confirm-form";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord } from "../form-landlord";
import { done, type JobOutcome } from "../outcome";

/** Mails the link that publishes a form. Its token is made before the address is read: a correction ends tokens. */
export async function sendGuestConfirm(
  services: Services,
  ref: JobRef<"mail.guest-confirm">,
  job: MailJob,
): Promise<JobOutcome> {
  const token = await mintLinkToken(services, { ...mailLinks.verifyForm, ref: ref.guestRentFormId });
  const landlord = await findFormLandlord(services, eq(guestRentForm.id, ref.guestRentFormId));
  const guest = landlord?.guest;
  if (!guest || guest.verifiedAt !== null || landlord.state !== "pending_verification") return done;
  const mail = confirmFormMail(mailSite(services), { title: landlord.title, token });
  return deliver(services, job, { to: guest.email, ...mail });
}
