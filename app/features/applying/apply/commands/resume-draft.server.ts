import { and, eq, gt, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { applicationDraft } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { linkToken } from "../../../../db/schema/platform";
import { emailSchema, mailboxOf } from "../../../../kernel/email";
import { type ApplicationId, mailTokenSchema, type OutboxId } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import { err, ok, type Result } from "../../../../kernel/result";
import { sha256Hex } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { type Draft, deviceKeyPurpose, isUnsent, type Seat } from "../../applications/queries/find-draft.server";
import { sealDraft } from "../../applications/stored-application";
import { nextReminderAt, remindersAtMost } from "../resume-schedule";

/** An address is typed by anybody: few mails to one box, few from one draft. */
const rates = {
  draft: { action: "resume-draft", limit: 5, windowSeconds: 3600 },
  email: { action: "resume-email", limit: 5, windowSeconds: 24 * 3600 },
} as const;

/**
 * Mails the way back to an unsent application, and up to three reminders (`nextReminderAt`). Answers the draft with its
 * sealed address.
 */
export async function askForResumeLink(
  services: Services,
  draft: Draft,
  input: { email: string; formEndsAt: number | null },
): Promise<Result<Draft, "bad-email" | "too-often" | "gone">> {
  const email = emailSchema.safeParse(input.email);
  if (!email.success) return err("bad-email");
  for (const [rule, key] of [
    [rates.draft, draft.id],
    [rates.email, mailboxOf(email.data)],
  ] as const) {
    if (!(await services.rateLimit.take(rule, key)).allowed) return err("too-often");
  }
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const jobId = ids.uuid<OutboxId>();
  const remindAt = nextReminderAt({ askedAt: at, endsAt: endOf(draft.expiresAt, input.formEndsAt), after: at });
  const stored = { ...draft.stored, email: email.data };
  const isCurrent = and(eq(applicationDraft.id, draft.id), eq(applicationDraft.rev, draft.rev), isUnsent);
  const { kept } = await runBatch(db, {
    resumeDraftMail: insertJob(
      db,
      {
        id: jobId,
        kind: "mail.resume-draft",
        ref: { draftId: draft.id, reminder: 0 },
        dedupeKey: `resume:${jobId}`,
        now,
      },
      sql`EXISTS (SELECT 1 FROM ${applicationDraft} WHERE ${isCurrent})`,
    ),
    kept: db
      .update(applicationDraft)
      .set({ data: await sealDraft(draft.key, stored), linkAskedAt: at, remindAt })
      .where(isCurrent)
      .returning({ id: applicationDraft.id }),
  });
  if (kept.length === 0) return err("gone");
  await services.mailQueue.notify([jobId], "urgent");
  return ok({ ...draft, stored });
}

function endOf(expiresAt: number, formEndsAt: number | null): number {
  return Math.min(expiresAt, formEndsAt ?? Number.POSITIVE_INFINITY);
}

export type ResumeLink = { draftId: ApplicationId; urlId: string; locale: PageLocale; expiresAt: number; seat: Seat };

/** What a link of a mail opens; null once the application was sent, ended, or the link is unknown. */
export async function findResumeLink(services: Services, token: string): Promise<ResumeLink | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  const now = services.clock.now().getTime();
  const [row] = await services.db
    .select({
      draftId: sql<ApplicationId>`${applicationDraft.id}`.as("draft_id"),
      urlId: rentForm.urlId,
      locale: applicationDraft.locale,
      seat: sql<Seat>`CASE WHEN EXISTS (SELECT 1 FROM ${applicationMember} AS m WHERE m.id = ${applicationDraft.id}) THEN 'part' ELSE 'lead' END`.as(
        "draft_seat",
      ),
      expiresAt: sql<number>`${applicationDraft.expiresAt}`.as("draft_expires_at"),
    })
    .from(linkToken)
    .innerJoin(applicationDraft, eq(applicationDraft.id, linkToken.ref))
    .innerJoin(rentForm, eq(rentForm.id, applicationDraft.formId))
    .where(
      and(
        eq(linkToken.hash, await sha256Hex(token)),
        eq(linkToken.purpose, mailLinks.resumeDraft.purpose),
        gt(linkToken.expiresAt, now),
        gt(applicationDraft.expiresAt, now),
        isUnsent,
      ),
    );
  return row ? { ...row, locale: readLanguage(row.locale) } : null;
}

/** A key of its own for this device; the first one keeps its own. */
export async function openOnDevice(services: Services, link: ResumeLink): Promise<{ token: string }> {
  const token = services.ids.token();
  await services.db.insert(linkToken).values({
    hash: await sha256Hex(token),
    purpose: deviceKeyPurpose,
    ref: link.draftId,
    createdAt: services.clock.now().getTime(),
    expiresAt: link.expiresAt,
  });
  return { token };
}

/** No more reminders of this draft; its links go on working. */
export async function stopReminders({ db }: Services, link: ResumeLink): Promise<void> {
  await db
    .update(applicationDraft)
    .set({ remindAt: null, remindersSent: remindersAtMost })
    .where(eq(applicationDraft.id, link.draftId));
}
