import { eq } from "drizzle-orm";
import { rentForm } from "../../../app/db/schema/forms";
import { formLawMail } from "../../../app/features/forms/law-watch/mails/form-law";
import { findToldChanges } from "../../../app/features/forms/law-watch/queries/find-told-changes.server";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord, recipientOf } from "../form-landlord";
import { done, type JobOutcome } from "../outcome";
import { noteInAccount } from "./form-life";

/** What the law changes in a live form, if it still does: the landlord may have changed the form meanwhile. */
export async function sendFormLaw(
  services: Services,
  { formId }: JobRef<"mail.form-law">,
  job: MailJob,
): Promise<JobOutcome> {
  const landlord = await findFormLandlord(services, eq(rentForm.id, formId));
  const told = landlord && (await findToldChanges(services, formId));
  if (!landlord || !told) return done;
  await noteInAccount(services, "form-law", formId, job);
  const recipient = recipientOf(landlord);
  if (!recipient) return done;
  const key = { ...mailLinks.manageForm, ref: recipient.guestRentFormId ?? "" };
  const manageToken = recipient.isGuest ? await mintLinkToken(services, key) : null;
  const { title } = landlord;
  return deliver(services, job, {
    to: recipient.to,
    ...formLawMail(mailSite(services), { ...told, formId, title, manageToken }),
  });
}
