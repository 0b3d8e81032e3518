import { asc, eq, sql } from "drizzle-orm";
import { personKey } from "../../../../db/schema/applications";
import { viewingPlan, viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import { withPeople } from "../../../../platform/people/people.server";
import { openPersonKey, wrappedText } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { exceptionPurpose, messagePurpose } from "../../../applying/viewings/rules";
import { type ArchiveEntry, iso, jsonEntry } from "../entries";

type Reader = Pick<Services, "db" | "dataKeys" | "clock">;

export const requestsAtATime = 100;

/** The viewings of a form behind request `after`: rule and slots first, then requests by their number, a page a file. */
export async function* viewingEntries(
  services: Reader,
  { formId, folder, after: from }: { formId: string; folder: string; after: number },
): AsyncGenerator<ArchiveEntry | { after: number }> {
  const at = services.clock.now().getTime();
  if (from === 0) {
    const plan = await readPlan(services, formId);
    if (!plan) return;
    yield jsonEntry(`${folder}/viewings/plan.json`, plan, at);
  }
  for (let after = from; ; ) {
    const requests = await readRequests(services, formId, after);
    const [first, last] = [requests[0], requests.at(-1)];
    if (!first || !last) return;
    yield jsonEntry(`${folder}/viewings/requests ${first.number}-${last.number}.json`, requests, at);
    after = last.number;
    yield { after };
  }
}

async function readPlan({ db }: Reader, formId: string) {
  const [plans, slots] = await db.batch([
    db.select().from(viewingPlan).where(eq(viewingPlan.formId, formId)),
    db
      .select()
      .from(viewingSlot)
      .where(eq(viewingSlot.formId, formId))
      .orderBy(asc(viewingSlot.startsAt), asc(viewingSlot.id)),
  ]);
  const [plan] = plans;
  if (!plan) return null;
  // Without the sealed seed: nobody knows a lot before it is drawn.
  const { stage, rule, commitment, seed, drawAt, drawnAt, createdAt } = plan;
  return {
    ...{ stage, rule, commitment, seed, drawAt: iso(drawAt), drawnAt: iso(drawnAt), createdAt: iso(createdAt) },
    slots: slots.map(({ id, startsAt, endsAt, capacity, createdAt: madeAt, cancelledAt }) => ({
      ...{ id, startsAt: iso(startsAt), endsAt: iso(endsAt), capacity },
      ...{ createdAt: iso(madeAt), cancelledAt: iso(cancelledAt) },
    })),
  };
}

type Request = Pick<
  typeof viewingRequest.$inferSelect,
  "id" | "slotId" | "number" | "hash" | "people" | "locale" | "place" | "drawn" | "exception" | "message"
> &
  Record<"askedAt", number> &
  Record<"givenAt" | "endedAt" | "seenAt" | "missedAt" | "letThroughAt" | "messagedAt", number | null> & {
    isErased: number;
    keyId: string | null;
    wrapped: string | null;
    stored: string | null;
  };

/** Whoever has no place is not even read: who gets one is decided without a name. */
async function readRequests(services: Reader, formId: string, after: number) {
  const wrapped = sql`(SELECT ${wrappedText("k")} FROM ${personKey} AS k WHERE k.id = request.person_key_id)`;
  const rows = await services.db.all<Request>(sql`SELECT request.id, slot_id AS slotId, number, hash, people, locale,
      place, drawn, exception, message, asked_at AS askedAt, given_at AS givenAt, ended_at AS endedAt, seen_at AS seenAt,
      missed_at AS missedAt, let_through_at AS letThroughAt, messaged_at AS messagedAt, person IS NULL AS isErased,
      person_key_id AS keyId, ${wrapped} AS wrapped,
      CASE WHEN place IS NOT NULL AND ended_at IS NULL
        THEN json_array(request.id, person, person_key_id, ${wrapped}) END AS stored
    FROM ${viewingRequest} AS request WHERE form_id = ${formId} AND number > ${after}
    ORDER BY number LIMIT ${requestsAtATime}`);
  const opened = await Promise.all(rows.map(async (row) => ({ ...row, ...(await openTexts(services, row)) })));
  const people = await withPeople(services, opened);
  return people.map(({ id, slotId, number, hash, people: count, locale, place, drawn, ...request }) => ({
    ...{ number, id, slotId, people: count, locale, hash, place, drawn },
    askedAt: iso(request.askedAt),
    givenAt: iso(request.givenAt),
    endedAt: iso(request.endedAt),
    seenAt: iso(request.seenAt),
    missedAt: iso(request.missedAt),
    letThroughAt: iso(request.letThroughAt),
    whoAsked: whoAsked({ ...request, place }),
    exception: request.exceptionText === undefined ? null : { reason: request.exceptionText },
    message: request.messagedAt === null ? null : { at: iso(request.messagedAt), text: request.messageText },
  }));
}

const erased = "erased";

type Asker = { place: number | null; endedAt: number | null; isErased: number } & Record<"name" | "email", string> & {
    phone: string | null;
  };

function whoAsked({ place, endedAt, isErased, name, email, phone }: Asker) {
  if (isErased === 1) return erased;
  return place === null || endedAt !== null ? "hidden" : { name, email, phone };
}

/** `exceptionText`: undefined where none was made. Both say so once the person was erased. */
async function openTexts({ dataKeys }: Reader, { id, exception, message, keyId, wrapped }: Request) {
  const key = keyId !== null && wrapped !== null ? await openPersonKey(dataKeys, { id: keyId, wrapped }) : null;
  const open = (purpose: string, sealed: string | null) => (key && sealed ? key.decryptText(purpose, sealed) : erased);
  return {
    exceptionText: exception === null ? undefined : await open(exceptionPurpose(id), exception),
    messageText: await open(messagePurpose(id), message),
  };
}
