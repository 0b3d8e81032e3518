import { indexApplication } from "../../../app/features/applying/applications/commands/index-application.server";
import { tellColleagues } from "../../../app/features/applying/applications/commands/tell-colleagues.server";
import { newApplicationsMail } from "../../../app/features/applying/applications/mails/new-application";
import {
  loadNewApplication,
  newApplication,
} from "../../../app/features/applying/applications/mails/to-landlord.server";
import { markDuplicate } from "../../../app/features/applying/apply/spam/commands/mark-duplicate.server";
import { askAfterViewing } from "../../../app/features/applying/info-requests/commands/ask-after-viewing.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { batched, secondsToWait, settleTogether, type Together, takeTogether } from "../batch-new-application-mails";
import { deliver, type MailJob, mailSite } from "../deliver";
import { recordTry } from "../delivery-record";
import { type NoticeRecipient, stoppableMail } from "../notice-choice";
import { done, type JobOutcome } from "../outcome";
import { findRecipient, mintManageToken, sendToLandlord } from "../send-mail";
import { sendReceiptOnce } from "./application-receipt";

/** Sends an application's receipt, makes it findable and tells its landlord of it: not of suspected spam, and nobody who unsubscribed. */
export async function sendNewApplication(
  services: Services,
  { applicationId, receiptId }: JobRef<"mail.new-application">,
  job: MailJob,
): Promise<JobOutcome> {
  if (receiptId) await sendReceiptOnce(services, applicationId, receiptId);
  await indexApplication(services, applicationId);
  await markDuplicate(services, applicationId);
  await tellColleagues(services, applicationId);
  await askAfterViewing(services, { applicationId });
  const loaded = await loadNewApplication(services, applicationId);
  const recipient = loaded && (await findRecipient(services, newApplication, loaded, job));
  if (!loaded || !recipient) return done;
  const arrival = { formId: loaded.form.formId, applicationId };
  const waitSeconds = await secondsToWait(services, arrival);
  if (waitSeconds > 0) return { kind: "retry", code: batched, waitSeconds };
  const together = await takeTogether(services, arrival);
  return together.others.length > 0
    ? tellTogether(services, { loaded, recipient, together, job })
    : sendToLandlord(services, newApplication, loaded, recipient, job);
}

type Several = {
  loaded: NonNullable<Awaited<ReturnType<typeof loadNewApplication>>>;
  recipient: NoticeRecipient;
  together: Together;
  job: MailJob;
};

/** One mail of several arrivals; the others' jobs are done once it has gone, and on their own again where it has not. */
async function tellTogether(services: Services, { loaded, recipient, together, job }: Several): Promise<JobOutcome> {
  const { reference, ...facts } = loaded.facts;
  const mail = newApplicationsMail(mailSite(services, recipient.language), {
    ...facts,
    references: [reference, ...together.others.map((other) => other.reference)],
    manageToken: await mintManageToken(services, recipient),
    stopUrl: recipient.stopUrl,
  });
  const about = { applicationId: loaded.applicationId, kind: "mail.new-application", reader: "landlord" } as const;
  const outcome = await deliver(services, job, { to: recipient.to, ...stoppableMail(mail, recipient) }, about);
  const isTold = outcome.kind === "done";
  if (isTold)
    for (const other of together.others) await recordTry(services, other.id, { ...about, ...other }, { ok: true });
  await settleTogether(services, together, isTold);
  return outcome;
}
