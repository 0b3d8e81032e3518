import { undecidedNearMail } from "../../../app/features/applying/applications/mails/undecided-near";
import { listAnnouncedUndecided } from "../../../app/features/applying/applications/queries/list-undecided.server";
import { announcedMs } from "../../../app/features/applying/applications/retention";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { type MailJob, mailSite } from "../deliver";
import type { JobOutcome } from "../outcome";
import { tellOfSeveral } from "../tell-of-several";

/** Tells an account what ends undecided in a week, all of it at once: a notice, and a mail by choice. */
export function sendUndecidedNear(
  services: Services,
  { landlordId, at }: JobRef<"mail.undecided-near">,
  job: MailJob,
): Promise<JobOutcome> {
  return tellOfSeveral(services, job, {
    kind: "undecided-near",
    landlordId,
    about: `undecided:${at}`,
    list: (atMost) => listAnnouncedUndecided(services, { landlordId, announcedAt: at }, atMost),
    mail: (named) => undecidedNearMail(mailSite(services), { ...named, endsAt: at + announcedMs }),
  });
}
