import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { nextDigestAt } from "../../../../kernel/digest-time";
import type { ApplicationId, OutboxId } from "../../../../kernel/ids";
import { forEachRow, isNotBackedOff } from "../../../../platform/each-row.server";
import { insertJob } from "../../../../platform/outbox.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { lacksNotice } from "../queries/decision-notice.server";
import { isNoticeDueSoon } from "../queries/list-notices-due-soon.server";
import { tellMembers } from "./tell-members.server";

/** Landlords asked for, and applications ended, a run. */
const atMost = 50;
const name = "decision-notice";

/**
 * Finds landlords whose applicants will read a decision within two days of the next morning (08:00 UTC), to be told
 * then. Answers how many were newly found.
 */
export async function announceMissingNotices({ db, ids, clock }: Services): Promise<number> {
  const now = clock.now();
  const moment = nextDigestAt(now.getTime(), null);
  const keyOf = sql`${"decision-notice-due:"} || ${application.landlordId} || ${`:${moment}`}`;
  const landlords = await db.all<{ landlordId: string }>(sql`SELECT DISTINCT ${application.landlordId} AS "landlordId"
    FROM ${application} WHERE ${isNoticeDueSoon(moment)}
      AND NOT EXISTS (SELECT 1 FROM outbox AS asked WHERE asked.dedupe_key = ${keyOf}) LIMIT ${atMost}`);
  for (const { landlordId } of landlords) {
    await insertJob(db, {
      id: ids.uuid<OutboxId>(),
      kind: "mail.decision-notice-due",
      ref: { landlordId, at: moment },
      dedupeKey: `decision-notice-due:${landlordId}:${moment}`,
      now,
      runAt: new Date(moment),
    });
  }
  return landlords.length;
}

/** Ends the waiting for letters that did not come in time: asks for their mails. Answers how many applications. */
export async function endMissingNotices(services: Services): Promise<number> {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const over = await db.all<{ id: ApplicationId; decidedAt: number; lacksNotice: number }>(sql`
    SELECT ${application.id} AS "id", ${application.decidedAt} AS "decidedAt", ${lacksNotice} AND ${isNotErased()} AS "lacksNotice"
    FROM ${application} WHERE ${application.tellBy} IS NOT NULL AND ${application.tellBy} <= ${at}
      AND ${isNotBackedOff(name, sql`${application.id}`, at)}
    ORDER BY ${application.tellBy} LIMIT ${atMost}`);
  return forEachRow(services, name, over, { idOf: ({ id }) => id, work: (row) => end(services, row) });
}

type Over = { id: ApplicationId; decidedAt: number; lacksNotice: number };

async function end(services: Services, { id, decidedAt, lacksNotice: isSilent }: Over): Promise<void> {
  const { db, ids, clock } = services;
  if (isSilent) {
    await insertJob(db, {
      id: ids.uuid<OutboxId>(),
      kind: "mail.decision-notice",
      ref: { applicationId: id },
      dedupeKey: `decision-notice:${id}:${decidedAt}`,
      now: clock.now(),
    });
    await tellMembers(services, id);
  }
  // Last, and only of the decision that was looked at: what fails before it is done again.
  await db.run(sql`UPDATE ${application} SET tell_by = NULL WHERE id = ${id} AND decided_at = ${decidedAt}`);
}
