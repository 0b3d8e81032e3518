import { eq } from "drizzle-orm";
import { rentForm } from "../../../app/db/schema/forms";
import { guestPauseMs } from "../../../app/features/applying/applications/decision-notice";
import {
  findGuestDecision,
  releaseLetter,
} from "../../../app/features/deciding/decision/commands/release-letter.server";
import { guestDecidedMail } from "../../../app/features/deciding/decision/mails/guest-decided";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord, recipientOf } from "../form-landlord";
import { done, type JobOutcome } from "../outcome";

/** Tells who holds the form what was decided with its link; only then is the applicant's letter timed, a day later. */
export async function sendGuestDecided(
  services: Services,
  ref: JobRef<"mail.guest-decided">,
  job: MailJob,
): Promise<JobOutcome> {
  const decision = await findGuestDecision(services, ref.letterId);
  if (!decision) return done;
  const { applicationId, formId, decidedAt } = decision;
  const landlord = await findFormLandlord(services, eq(rentForm.id, formId));
  const recipient = landlord && recipientOf(landlord);
  if (!landlord || !recipient) return done;
  const leavesAt = services.clock.now().getTime() + guestPauseMs;
  const { isGuest, guestRentFormId } = recipient;
  const mail = guestDecidedMail(mailSite(services), {
    ...decision,
    formTitle: landlord.title,
    at: new Date(decidedAt),
    leavesAt: new Date(leavesAt),
    zone: landlord.zone,
    manageToken:
      isGuest && guestRentFormId
        ? await mintLinkToken(services, { ...mailLinks.manageForm, ref: guestRentFormId })
        : null,
  });
  return deliver(
    services,
    job,
    { to: recipient.to, ...mail },
    { applicationId, kind: "mail.guest-decided", reader: "landlord" },
    {
      take: async () => (await findGuestDecision(services, ref.letterId)) !== null,
      settle: async (isSent) => {
        if (isSent) await releaseLetter(services, ref.letterId, leavesAt);
      },
    },
  );
}
