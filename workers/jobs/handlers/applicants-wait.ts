import { eq, sql } from "drizzle-orm";
import { rentForm } from "../../../app/db/schema/forms";
import { notification } from "../../../app/db/schema/platform";
import { applicantsWaitMail } from "../../../app/features/deciding/inbox/mails/applicants-wait";
import { findWaiting } from "../../../app/features/deciding/inbox/queries/find-waiting.server";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord } from "../form-landlord";
import { recipientByChoice, stoppableMail } from "../notice-choice";
import { done, type JobOutcome } from "../outcome";

/** Tells a landlord how many applicants wait for an answer, if any still do: a notice in the account, and a mail by choice. */
export async function sendApplicantsWait(
  services: Services,
  ref: JobRef<"mail.applicants-wait">,
  job: MailJob,
): Promise<JobOutcome> {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const whose = ref.landlordId === null ? { formId: ref.formId ?? "" } : { landlordId: ref.landlordId };
  const waiting = await findWaiting(services, whose, at);
  const landlord = waiting && (await findFormLandlord(services, eq(rentForm.id, waiting.formId)));
  if (!waiting || !landlord) return done;
  const about = `waiting:${job.id}`;
  await db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
    SELECT ${job.id}, ${rentForm.landlordId}, ${rentForm.id}, 'applicants-wait', ${about}, ${at}
    FROM ${rentForm} WHERE ${rentForm.id} = ${waiting.formId} ON CONFLICT (id) DO NOTHING`);
  const recipient = await recipientByChoice(services, landlord, { kind: "applicants-wait", ref: about });
  if (!recipient) return done;
  const key = { ...mailLinks.manageForm, ref: recipient.guestRentFormId ?? "" };
  const mail = applicantsWaitMail(mailSite(services), {
    count: waiting.count,
    since: waiting.since,
    manageToken: recipient.isGuest ? await mintLinkToken(services, key) : null,
    stopUrl: recipient.stopUrl,
  });
  return deliver(services, job, { to: recipient.to, ...stoppableMail(mail, recipient) });
}
