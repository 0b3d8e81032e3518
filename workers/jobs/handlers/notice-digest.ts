import { and, asc, eq, isNull } from "drizzle-orm";
import { user } from "../../../app/db/schema/accounts";
import { rentForm } from "../../../app/db/schema/forms";
import { notification } from "../../../app/db/schema/platform";
import { digestMail } from "../../../app/features/deciding/notices/mails/digest";
import { stopHeaders, stopUrl } from "../../../app/features/deciding/notices/stop-link";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** A mail names this many and says that there are more. */
const namedAtMost = 50;

/** One mail of what waited for this morning and was not read in the account meanwhile. */
export async function sendNoticeDigest(
  services: Services,
  { userId, dueAt }: JobRef<"mail.notice-digest">,
  job: MailJob,
): Promise<JobOutcome> {
  const { db } = services;
  const [[account], notices] = await db.batch([
    db
      .select({ email: user.email })
      .from(user)
      .where(and(eq(user.id, userId), eq(user.emailVerified, true))),
    db
      .select({ kind: notification.kind, formTitle: rentForm.title })
      .from(notification)
      .innerJoin(rentForm, eq(rentForm.id, notification.formId))
      .where(and(eq(notification.landlordId, userId), eq(notification.digestAt, dueAt), isNull(notification.readAt)))
      .orderBy(asc(notification.createdAt))
      .limit(namedAtMost + 1),
  ]);
  if (!account || notices.length === 0) return done;
  const mail = digestMail(mailSite(services), {
    notices: notices.slice(0, namedAtMost),
    hasMore: notices.length > namedAtMost,
  });
  const headers = stopHeaders(await stopUrl(services, { userId, kind: "daily" }));
  return deliver(services, job, { to: account.email, ...mail, headers });
}
