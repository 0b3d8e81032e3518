import { and, gte, isNull, lt, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { nextDigestAt } from "../../../../kernel/digest-time";
import { dayMs } from "../../../../kernel/durations";
import type { OutboxId } from "../../../../kernel/ids";
import { forPageOrRows, isNotBackedOff } from "../../../../platform/each-row.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { isUndecidedOfAccount } from "../queries/list-undecided.server";
import { announcedMs, shortestKeptMs, undecided, undecidedEndsAt } from "../retention";

type Slice = { from: string; below: string };
/** In milliseconds. `moment`: the next morning. */
type Times = { now: number; moment: number };

/** Marked a run; the next round of slices takes the rest. */
const atMost = 100;
const name = "undecided-announcements";

/** Begins the key of an announcement's job; the account's id and the moment follow. */
export const undecidedJob = "undecided-near:";

/**
 * Marks what nobody decided and ends within a week of the next morning (08:00 UTC), when one mail an account tells of
 * it. A guest's forms end as a whole. `slice`: bounds on the id. Answers how many applications it marked.
 */
export async function announceUndecided(services: Services, slice: Slice): Promise<number> {
  const now = services.clock.now().getTime();
  const moment = nextDigestAt(now, null);
  const due = (await findUndecided(services, slice, { now, moment })).filter(
    (row) => undecidedEndsAt(row) <= moment + announcedMs,
  );
  return forPageOrRows(services, name, due.slice(0, atMost), {
    idOf: ({ id }) => id,
    work: (rows) => mark(services, rows, moment),
  });
}

type Undecided = Awaited<ReturnType<typeof findUndecided>>[number];

async function mark({ db, ids, clock }: Services, marked: readonly Undecided[], moment: number): Promise<void> {
  const now = clock.now();
  const list = JSON.stringify(marked.map(({ id }) => id));
  await db.batch([
    db.run(sql`UPDATE ${application} SET end_announced_at = ${moment}, erase_at = ${moment + announcedMs}
      WHERE id IN (SELECT value FROM json_each(${list})) AND end_announced_at IS NULL AND ${isUndecidedOfAccount}`),
    ...[...new Set(marked.map(({ landlordId }) => landlordId))].map((landlordId) =>
      insertJob(db, {
        id: ids.uuid<OutboxId>(),
        kind: "mail.undecided-near",
        ref: { landlordId, at: moment },
        dedupeKey: `${undecidedJob}${landlordId}:${moment}`,
        now,
        runAt: new Date(moment),
      }),
    ),
  ]);
}

function findUndecided({ db }: Services, { from, below }: Slice, { now, moment }: Times) {
  const horizon = moment + announcedMs;
  // No half year is shorter; `undecidedEndsAt` says it to the day.
  const sentBefore = horizon - undecided.sentMonths * shortestKeptMs;
  return db
    .select({
      id: application.id,
      landlordId: sql<string>`${application.landlordId}`.as("application_landlord"),
      submittedAt: application.submittedAt,
      closedAt: rentForm.closedAt,
    })
    .from(application)
    .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
    .where(
      and(
        gte(application.id, from),
        lt(application.id, below),
        isNull(application.endAnnouncedAt),
        isUndecidedOfAccount,
        isNotBackedOff(name, sql`${application.id}`, now),
        sql`(${application.submittedAt} <= ${sentBefore} OR ${rentForm.closedAt} <= ${horizon - undecided.closedDays * dayMs})`,
      ),
    );
}
