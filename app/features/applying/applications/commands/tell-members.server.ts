import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { applicationMember } from "../../../../db/schema/household";
import type { ApplicationId, LetterId, OutboxId } from "../../../../kernel/ids";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { noticeOutcome, tellsDecision } from "../queries/decision-notice.server";

/** After a letter has left: when it told the decision that holds, nobody waits for it any more, and the household is told too. */
export async function clearNoticeDue(services: Services, letterId: LetterId): Promise<void> {
  const announced = await services.db.all<{ id: ApplicationId }>(sql`UPDATE ${application} SET tell_by = NULL
    WHERE ${application.id} = (SELECT applicant_letter.application_id FROM applicant_letter WHERE applicant_letter.id = ${letterId})
      AND EXISTS (SELECT 1 FROM applicant_letter WHERE applicant_letter.id = ${letterId} AND ${tellsDecision})
    RETURNING id AS "id"`);
  for (const { id } of announced) await tellMembers(services, id);
}

/** Asks for a mail to each co-applicant and guarantor with a part, once for each thing to tell of a decision. */
export async function tellMembers({ db, ids, clock }: Services, applicationId: ApplicationId): Promise<void> {
  const members = await db
    .select({
      id: sql<ApplicationId>`${applicationMember.id}`.as("member_id"),
      decidedAt: application.decidedAt,
      told: sql<string>`coalesce(${noticeOutcome}, 'unannounced')`.as("told"),
    })
    .from(applicationMember)
    .innerJoin(application, eq(application.id, applicationMember.applicationId))
    .where(
      and(
        eq(applicationMember.applicationId, applicationId),
        isNull(applicationMember.removedAt),
        isNotNull(applicationMember.completedAt),
      ),
    );
  const [first, ...others] = members.map(({ id, decidedAt, told }) =>
    insertJob(db, {
      id: ids.uuid<OutboxId>(),
      kind: "mail.member-outcome",
      ref: { memberId: id },
      dedupeKey: `member-outcome:${id}:${decidedAt}:${told}`,
      now: clock.now(),
    }),
  );
  if (first) await db.batch([first, ...others]);
}
