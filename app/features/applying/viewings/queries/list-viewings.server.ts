import { sql } from "drizzle-orm";
import { personKey } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { viewingRequest } from "../../../../db/schema/viewings";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { type Person, withPeople } from "../../../../platform/people/people.server";
import { openPersonKey, wrappedText } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { exceptionPurpose } from "../rules";

/** A request as its landlord sees it. */
export type ListedViewing = {
  id: string;
  slotId: string;
  number: number;
  people: number;
  place: number | null;
  endedAt: number | null;
  seenAt: number | null;
  missedAt: number | null;
  letThroughAt: number | null;
  /** Null until it has a place: who gets one is decided without a name. */
  person: Person | null;
  isException: boolean;
  /** Why its landlord made an exception; null without one, and once the person was erased. */
  reason: string | null;
};

type ListedRow = Omit<ListedViewing, "person" | "isException" | "reason"> & {
  stored: string | null;
  exception: string | null;
  keyId: string | null;
  wrapped: string | null;
};

/** The requests of a form in the order in which they came; none where it is not the actor's. */
export async function listViewings(services: Services, actor: Landlord, formId: RentFormId): Promise<ListedViewing[]> {
  const { db, clock } = services;
  // Whoever has no place is not even read.
  const rows = await db.all<ListedRow>(sql`SELECT request.id,
      request.slot_id AS slotId, request.number, request.people, request.place, request.ended_at AS endedAt,
      request.seen_at AS seenAt, request.missed_at AS missedAt, request.let_through_at AS letThroughAt, request.exception,
      CASE WHEN request.exception IS NOT NULL THEN request.person_key_id END AS keyId,
      CASE WHEN request.exception IS NOT NULL THEN (SELECT ${wrappedText("k")} FROM ${personKey} AS k
        WHERE k.id = request.person_key_id) END AS wrapped,
      CASE WHEN request.place IS NOT NULL AND request.ended_at IS NULL THEN json_array(request.id, request.person,
        request.person_key_id, (SELECT ${wrappedText("k")} FROM ${personKey} AS k WHERE k.id = request.person_key_id)) END AS stored
    FROM ${viewingRequest} AS request JOIN ${rentForm} ON ${rentForm.id} = request.form_id
    WHERE request.form_id = ${formId} AND ${mayReachForm(actor, clock.now().getTime())} ORDER BY request.number`);
  const people = await withPeople(services, rows);
  return Promise.all(
    people.map(async ({ name, email, phone, exception, keyId, wrapped, ...request }) => ({
      ...request,
      person: request.place === null || request.endedAt !== null ? null : { name, email, phone },
      isException: exception !== null,
      reason: await readReason(services, { id: request.id, exception, keyId, wrapped }),
    })),
  );
}

async function readReason(
  { dataKeys }: Services,
  { id, exception, keyId, wrapped }: Pick<ListedRow, "id" | "exception" | "keyId" | "wrapped">,
): Promise<string | null> {
  if (exception === null || keyId === null || wrapped === null) return null;
  return (await openPersonKey(dataKeys, { id: keyId, wrapped })).decryptText(exceptionPurpose(id), exception);
}
