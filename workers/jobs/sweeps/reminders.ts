import { and, asc, eq, isNotNull, lt, lte, sql } from "drizzle-orm";
import { applicationDraft } from "../../../app/db/schema/applications";
import { rentForm } from "../../../app/db/schema/forms";
import { isUnsent } from "../../../app/features/applying/applications/queries/find-draft.server";
import { nextReminderAt, remindersAtMost } from "../../../app/features/applying/apply/resume-schedule";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { forEachRow, isNotBackedOff } from "../../../app/platform/each-row.server";
import { insertJob } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";

const name = "reminders";
const pageSize = 50;
/** Who worked on it within the last hours needs no reminder now; the next one stands. */
const quietMs = 12 * 60 * 60 * 1000;

/** Reminds of unsent applications whose time has come: a job and the time of the next one, in one guarded batch each. */
export async function sweepReminders(services: Services): Promise<number> {
  const { db, ids, clock, mailQueue } = services;
  const now = clock.now();
  const at = now.getTime();
  const due = await db
    .select({
      id: sql<ApplicationId>`${applicationDraft.id}`.as("draft_id"),
      remindAt: applicationDraft.remindAt,
      askedAt: applicationDraft.linkAskedAt,
      sent: applicationDraft.remindersSent,
      updatedAt: sql<number>`${applicationDraft.updatedAt}`.as("draft_updated_at"),
      expiresAt: applicationDraft.expiresAt,
      opensUntil: rentForm.opensUntil,
    })
    .from(applicationDraft)
    .innerJoin(rentForm, eq(rentForm.id, applicationDraft.formId))
    .where(
      and(
        isNotNull(applicationDraft.remindAt),
        lte(applicationDraft.remindAt, at),
        isNotBackedOff(name, sql`${applicationDraft.id}`, at),
      ),
    )
    .orderBy(asc(applicationDraft.remindAt))
    .limit(pageSize);
  const jobs: OutboxId[] = [];
  const remind = async (draft: (typeof due)[number]) => {
    const isResting = draft.updatedAt <= at - quietMs && draft.sent < remindersAtMost;
    const endsAt = Math.min(draft.expiresAt, draft.opensUntil ?? draft.expiresAt);
    const isLast = draft.sent + Number(isResting) >= remindersAtMost;
    const next = isLast ? null : nextReminderAt({ askedAt: draft.askedAt ?? at, endsAt, after: at });
    const isUntouched = and(
      eq(applicationDraft.id, draft.id),
      eq(applicationDraft.remindAt, draft.remindAt ?? 0),
      isUnsent,
      lt(applicationDraft.remindersSent, remindersAtMost),
    );
    const id = ids.uuid<OutboxId>();
    const reminder = draft.sent + 1;
    await db.batch([
      insertJob(
        db,
        {
          id,
          kind: "mail.resume-draft",
          ref: { draftId: draft.id, reminder: Math.min(reminder, remindersAtMost) },
          dedupeKey: `draft-reminder:${draft.id}:${reminder}`,
          now,
        },
        isResting ? sql`EXISTS (SELECT 1 FROM ${applicationDraft} WHERE ${isUntouched})` : sql`0`,
      ),
      db
        .update(applicationDraft)
        .set({
          remindAt: sql`CASE WHEN ${isUntouched} THEN ${next} ELSE NULL END`,
          remindersSent: sql`${applicationDraft.remindersSent} + ${Number(isResting)}`,
        })
        .where(and(eq(applicationDraft.id, draft.id), eq(applicationDraft.remindAt, draft.remindAt ?? 0))),
    ]);
    if (isResting) jobs.push(id);
  };
  const count = await forEachRow(services, name, due, { idOf: ({ id }) => id, work: remind });
  await mailQueue.notify(jobs, "bulk");
  return count;
}
