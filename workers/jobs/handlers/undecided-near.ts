import { eq, sql } from "drizzle-orm";
import { rentForm } from "../../../app/db/schema/forms";
import { notification } from "../../../app/db/schema/platform";
import { announcedMs } from "../../../app/features/applications/erasure-clock";
import { undecidedNearMail } from "../../../app/features/applications/mails/undecided-near";
import { listAnnouncedUndecided } from "../../../app/features/applications/queries/list-undecided.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord } from "../form-landlord";
import { recipientByChoice, stoppableMail } from "../notice-choice";
import { done, type JobOutcome } from "../outcome";

/** A mail names this many and says that there are more. */
const namedAtMost = 30;

/** Tells an account what ends undecided in a week, all of it at once: a notice, and a mail by choice. */
export async function sendUndecidedNear(
  services: Services,
  ref: JobRef<"mail.undecided-near">,
  job: MailJob,
): Promise<JobOutcome> {
  const { db, clock } = services;
  const found = await listAnnouncedUndecided(
    services,
    { landlordId: ref.landlordId, announcedAt: ref.at },
    namedAtMost + 1,
  );
  const [first] = found;
  const landlord = first && (await findFormLandlord(services, eq(rentForm.id, first.formId)));
  if (!first || !landlord) return done;
  const about = found.length === 1 ? first.id : `undecided:${ref.at}`;
  // The job's id is the notice's own, so that a repeated job tells once.
  await db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
    VALUES (${job.id}, ${ref.landlordId}, ${first.formId}, 'undecided-near', ${about}, ${clock.now().getTime()})
    ON CONFLICT (id) DO NOTHING`);
  const recipient = await recipientByChoice(services, landlord, { kind: "undecided-near", ref: about });
  if (!recipient) return done;
  const mail = undecidedNearMail(mailSite(services), {
    applications: found.slice(0, namedAtMost),
    hasMore: found.length > namedAtMost,
    endsAt: ref.at + announcedMs,
  });
  return deliver(services, job, { to: recipient.to, ...stoppableMail(mail, recipient) });
}
