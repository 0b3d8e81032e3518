import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { applicationMember } from "../../../app/db/schema/household";
import { nextMemberReminder } from "../../../app/features/applying/applications/household/member";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { forEachRow, isNotBackedOff } from "../../../app/platform/each-row.server";
import { insertJob } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";

const name = "member-reminders";
const pageSize = 50;

/** Reminds members whose own part is missing: a job and the time of the next one, in one guarded batch each. */
export async function sweepMemberReminders(services: Services): Promise<number> {
  const { db, ids, clock, mailQueue } = services;
  const now = clock.now();
  const due = await db
    .select({
      id: sql<ApplicationId>`${applicationMember.id}`.as("member_id"),
      remindAt: applicationMember.remindAt,
      sent: applicationMember.remindersSent,
      invitedAt: applicationMember.invitedAt,
    })
    .from(applicationMember)
    .where(
      and(
        isNotNull(applicationMember.remindAt),
        lte(applicationMember.remindAt, now.getTime()),
        isNotBackedOff(name, sql`${applicationMember.id}`, now.getTime()),
      ),
    )
    .orderBy(asc(applicationMember.remindAt))
    .limit(pageSize);
  const jobs: OutboxId[] = [];
  const remind = async (member: (typeof due)[number]) => {
    const id = ids.uuid<OutboxId>();
    const reminder = member.sent + 1;
    const isDue = and(
      eq(applicationMember.id, member.id),
      eq(applicationMember.remindAt, member.remindAt ?? 0),
      sql`${applicationMember.removedAt} IS NULL AND ${applicationMember.completedAt} IS NULL`,
    );
    await db.batch([
      insertJob(
        db,
        {
          id,
          kind: "mail.member-invite",
          ref: { memberId: member.id, reminder: Math.min(reminder, 2) },
          dedupeKey: `member-reminder:${member.id}:${reminder}`,
          now,
        },
        sql`EXISTS (SELECT 1 FROM ${applicationMember} WHERE ${isDue})`,
      ),
      db
        .update(applicationMember)
        .set({ remindAt: nextMemberReminder(member.invitedAt, reminder), remindersSent: reminder })
        .where(and(eq(applicationMember.id, member.id), eq(applicationMember.remindAt, member.remindAt ?? 0))),
    ]);
    jobs.push(id);
  };
  const count = await forEachRow(services, name, due, { idOf: ({ id }) => id, work: remind });
  await mailQueue.notify(jobs, "bulk");
  return count;
}
