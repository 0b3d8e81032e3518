import { eq } from "drizzle-orm";
import { type FormState, rentForm } from "../../../app/db/schema/forms";
import { formLiveMail } from "../../../app/features/forms/rent-forms/mails/form-live";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord, recipientOf } from "../form-landlord";
import { done, type JobOutcome } from "../outcome";

/** A mail that is late must not say "live" of a form that was closed or suspended meanwhile. */
const liveStates: readonly FormState[] = ["open", "paused", "full"];

/** Goes to the unsubscribed too: it is no notice, it carries the only key to a guest's form. */
export async function sendFormLive(
  services: Services,
  ref: JobRef<"mail.form-live">,
  job: MailJob,
): Promise<JobOutcome> {
  const landlord = await findFormLandlord(services, eq(rentForm.id, ref.formId));
  const recipient = landlord && recipientOf(landlord);
  if (!landlord || !recipient || !liveStates.includes(landlord.state)) return done;
  const { title, urlId, guest } = landlord;
  const { isGuest, guestRentFormId } = recipient;
  const manageToken =
    isGuest && guestRentFormId
      ? await mintLinkToken(services, { ...mailLinks.manageForm, ref: guestRentFormId })
      : null;
  const isTold = guest === null || guest.unsubscribedAt === null;
  const mail = formLiveMail(mailSite(services), { title, urlId, formId: landlord.formId, manageToken, isTold });
  return deliver(services, job, { to: recipient.to, ...mail });
}
