import { and, gte, isNull, lt, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentFormVersion } from "../../../../db/schema/forms";
import { nextDigestAt } from "../../../../kernel/digest-time";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { forPageOrRows, isNotBackedOff } from "../../../../platform/each-row.server";
import { insertJob } from "../../../../platform/outbox.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { addressSchema } from "../../../forms/form-model/schema";
import { erasureColumns, onVersion } from "../queries/list-erasures.server";
import { announcedMs, erasureClock, isAnnounced, shortestKeptMs } from "../retention";

type Slice = { from: string; below: string };
/** In milliseconds. `moment`: the next morning. */
type Times = { now: number; moment: number };

/** Marked a run; the next round of slices takes the rest. */
const atMost = 100;
const name = "erasure-announcements";

/**
 * Marks what is to be erased a week after the next morning (08:00 UTC), when one mail a landlord tells of all of it.
 * `slice`: bounds on the id. Answers how many applications it marked.
 */
export async function announceErasures(services: Services, slice: Slice): Promise<number> {
  const now = services.clock.now().getTime();
  const moment = nextDigestAt(now, null);
  const due = (await findDecided(services, slice, { now, moment })).filter((row) => isDue(row, moment) !== false);
  return forPageOrRows(services, name, due.slice(0, atMost), {
    idOf: ({ id }) => id,
    work: (rows) => mark(services, rows, moment),
  });
}

type Decided = Awaited<ReturnType<typeof findDecided>>[number];

/** "broken": it cannot be read, and fails by itself where it is marked. */
function isDue(row: Decided, moment: number): boolean | "broken" {
  const address = addressSchema.safeParse(readJson(row.address));
  if (!address.success) return "broken";
  const clock = erasureClock(row.decidedAt, address.data);
  const nextAt = row.papers > 0 ? clock.papersAt : clock.answersAt;
  return !isAnnounced(row) && nextAt <= moment + announcedMs;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function mark({ db, ids, clock }: Services, marked: readonly Decided[], moment: number): Promise<void> {
  const now = clock.now();
  if (marked.some((row) => isDue(row, moment) === "broken"))
    throw new Error("The home of an application cannot be read");
  const list = JSON.stringify(marked.map(({ id, decidedAt }) => ({ id, decidedAt })));
  const keys = new Map(marked.map(({ landlordId, formId }) => [landlordId ?? formId, { landlordId, formId }]));
  await db.batch([
    db.run(sql`UPDATE ${application} SET erasure_announced_at = ${moment}, erase_at = ${moment + announcedMs}
      WHERE id IN (SELECT json_extract(value, '$.id') FROM json_each(${list})) AND held_at IS NULL
        AND decided_at = (SELECT json_extract(value, '$.decidedAt') FROM json_each(${list})
          WHERE json_extract(value, '$.id') = ${application.id})`),
    ...[...keys].map(([key, { landlordId, formId }]) =>
      insertJob(db, {
        id: ids.uuid<OutboxId>(),
        kind: "mail.erasure-near",
        ref: { landlordId, formId: landlordId === null ? formId : null, at: moment },
        dedupeKey: `${erasureJob}${key}:${moment}`,
        now,
        runAt: new Date(moment),
      }),
    ),
  ]);
}

/** Begins the key of an announcement's job; the account's or the form's id and the moment follow. */
export const erasureJob = "erasure-near:";

function findDecided({ db }: Services, { from, below }: Slice, { now, moment }: Times) {
  return db
    .select({
      ...erasureColumns,
      formId: sql<RentFormId>`${application.formId}`.as("application_form_id"),
      landlordId: application.landlordId,
    })
    .from(application)
    .innerJoin(rentFormVersion, onVersion)
    .where(
      and(
        gte(application.id, from),
        lt(application.id, below),
        lt(application.decidedAt, moment + announcedMs - shortestKeptMs),
        isNull(application.heldAt),
        isNotErased(),
        isNotBackedOff(name, sql`${application.id}`, now),
      ),
    );
}
