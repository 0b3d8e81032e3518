import { eq } from "drizzle-orm";
import { rentForm } from "../../../app/db/schema/forms";
import { askingOf, rawOf } from "../../../app/features/applying/answering/asking";
import { localeOf, verdictOf } from "../../../app/features/applying/answering/queries/draft-view.server";
import { findDraftById } from "../../../app/features/applying/applications/queries/find-draft.server";
import { resumeMail } from "../../../app/features/applying/apply/mails/resume-draft";
import { journeyOf } from "../../../app/features/forms/form-model/journey";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** The way back to an unsent application, or a reminder of it; nothing once it was sent or can no longer be. */
export async function sendResumeLink(
  services: Services,
  ref: JobRef<"mail.resume-draft">,
  job: MailJob,
): Promise<JobOutcome> {
  const draft = await findDraftById(services, ref.draftId);
  const to = draft?.stored.email;
  if (!draft || !to || draft.submittedAt !== null) return done;
  const [row] = await services.db.select({ urlId: rentForm.urlId }).from(rentForm).where(eq(rentForm.id, draft.formId));
  const form = row && (await services.publishedForms.findInDatabase(row.urlId));
  if (!form || (await verdictOf(services, form, draft)) === "refuse") return done;
  const asking = askingOf(services, form, draft);
  const { reachable, checkStep } = journeyOf(asking, rawOf(asking, draft), draft.stored.done);
  const now = services.clock.now().getTime();
  const lifetimeMs = draft.expiresAt - now;
  const key = { ref: draft.id, mailbox: await services.mailBudget.keyOf(to) };
  const token = await mintLinkToken(services, { ...mailLinks.resumeDraft, ...key, lifetimeMs });
  const mail = resumeMail(mailSite(services), {
    urlId: form.urlId,
    token,
    locale: localeOf(draft),
    percentDone: Math.round((100 * (reachable - 1)) / checkStep),
    endsAt: new Date(Math.min(draft.expiresAt, form.opensUntil ?? draft.expiresAt)),
    isReminder: ref.reminder > 0,
  });
  return deliver(services, job, { to, ...mail });
}
