import { eq } from "drizzle-orm";
import { type FormState, guestRentForm } from "../../../app/db/schema/forms";
import { formLiveMail } from "../../../app/features/rent-forms/emails";
import type { OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../services";
import { deliver, mailSite } from "../deliver";
import { findGuestLandlord, mayManage } from "../guest-landlord";
import { done, type JobOutcome } from "../outcome";

/** A mail that is late must not say "live" of a form that was closed or suspended meanwhile. */
const liveStates: readonly FormState[] = ["open", "paused", "full"];

/** Goes to the unsubscribed too: it is no notice, it carries the only key to their form. */
export async function sendFormLive(
  services: Services,
  ref: JobRef<"mail.form-live">,
  job: { id: OutboxId },
): Promise<JobOutcome> {
  const landlord = await findGuestLandlord(services, eq(guestRentForm.formId, ref.formId));
  if (!landlord || !mayManage(landlord) || !liveStates.includes(landlord.state)) return done;
  const manageToken = await mintLinkToken(services, { ...mailLinks.manageForm, ref: landlord.guestRentFormId });
  const { title, urlId } = landlord;
  const mail = formLiveMail(mailSite(services), {
    title,
    urlId,
    manageToken,
    isTold: landlord.unsubscribedAt === null,
  });
  return deliver(services, job.id, { to: landlord.email, ...mail });
}
