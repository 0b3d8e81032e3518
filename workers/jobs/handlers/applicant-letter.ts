import { claimLetter } from "../../../app/features/review/commands-letters.server";
import { applicantLetterMail } from "../../../app/features/review/emails";
import type { OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../services";
import { deliver, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** Sends what a landlord says about a decision, unless it was stopped or taken back meanwhile. */
export async function sendApplicantLetter(
  services: Services,
  ref: JobRef<"mail.applicant-letter">,
  job: { id: OutboxId },
): Promise<JobOutcome> {
  const letter = await claimLetter(services, ref.letterId);
  if (!letter) return done;
  const { to, applicationId, ...rest } = letter;
  const statusToken = await mintLinkToken(services, { ...mailLinks.applicationStatus, ref: applicationId });
  const mail = applicantLetterMail(mailSite(services), { ...rest, statusToken });
  return deliver(
    services,
    job.id,
    { to, ...mail },
    { applicationId: applicationId, kind: "mail.applicant-letter", reader: "applicant" },
  );
}
