import { settleTold } from "../../../app/features/applying/applications/commands/tell-members.server";
import {
  claimLetter,
  findLetterToSend,
  settleLetter,
} from "../../../app/features/deciding/decision/commands/claim-letter.server";
import { stopUnsentLetter } from "../../../app/features/deciding/decision/commands/release-letter.server";
import { stopUnfoundedLetter } from "../../../app/features/deciding/decision/commands/stop-unfounded-letter.server";
import { applicantLetterMail } from "../../../app/features/deciding/decision/mails/applicant-letter";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** Sends what a landlord says about a decision, unless it was stopped or is not true any more: asked anew at each try. */
export async function sendApplicantLetter(
  services: Services,
  ref: JobRef<"mail.applicant-letter">,
  job: MailJob,
): Promise<JobOutcome> {
  const letter = await findLetterToSend(services, ref.letterId);
  if (!letter) return done;
  const { to, applicationId, isGuest, reason, ...rest } = letter;
  const isDecline = letter.kind === "declined" || letter.kind === "home-let";
  const { letterId } = ref;
  if (isDecline && (await stopUnfoundedLetter(services, { applicationId, letterId, reason, text: letter.text }))) {
    return done;
  }
  if (isGuest && (await stopUnsentLetter(services, ref.letterId))) return done;
  const mailbox = await services.mailBudget.keyOf(to);
  const statusToken = await mintLinkToken(services, { ...mailLinks.applicationStatus, ref: applicationId, mailbox });
  const isConfirmed = await services.mailBudget.isKnown(to);
  const mail = applicantLetterMail(mailSite(services), { ...rest, statusToken, isConfirmed });
  return deliver(
    services,
    job,
    { to, ...mail },
    { applicationId: applicationId, kind: "mail.applicant-letter", reader: "applicant" },
    {
      take: () => claimLetter(services, ref.letterId),
      settle: async (isSent) => {
        await settleLetter(services, ref.letterId, isSent);
        if (isSent) await settleTold(services, ref.letterId);
      },
    },
  );
}
