import { type SQL, sql } from "drizzle-orm";
import { personKey } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { AccountLandlord } from "../../../../kernel/actor";
import { minuteMs } from "../../../../kernel/durations";
import type { RentFormId } from "../../../../kernel/ids";
import { isWithin, reachOf } from "../../../../platform/auth/reach.server";
import { withPeople } from "../../../../platform/people/people.server";
import { wrappedText } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { homeColumns, zoneOfColumns } from "../../../forms/rent-forms/queries/home-columns.server";
import type { ListedViewing } from "./list-viewings.server";

/** Whoever has a place, as the list of the day shows them. */
export type DayGuest = Pick<
  ListedViewing,
  "id" | "number" | "people" | "place" | "endedAt" | "seenAt" | "missedAt" | "letThroughAt" | "person"
>;
export type DaySlot = {
  id: string;
  formId: RentFormId;
  title: string;
  /** IANA zone of the home. */
  zone: string;
  startsAt: number;
  endsAt: number;
  guests: DayGuest[];
};

const atMost = 60;
/** What was shown earlier on the day stays in the list: somebody is still to be marked. */
const keptAfterMs = 12 * 60 * minuteMs;

/** SQL of a condition: the account has a slot that is to come, or was on the day. */
const isNear = (at: number) => sql`slot.ends_at > ${at - keptAfterMs} AND slot.cancelled_at IS NULL`;

/** SQL on rent_form: one of the account, or of a colleague's homes, by the index of which it is read. */
function isTheirs(actor: AccountLandlord, at: number): SQL {
  const reach = reachOf(actor, at);
  return reach.homes
    ? sql`${isWithin(reach, sql`${rentForm.homeId}`)} AND ${rentForm.homeId} IS NOT NULL AND +${rentForm.landlordId} = ${reach.landlord}`
    : sql`${rentForm.landlordId} = ${reach.landlord}`;
}

/** The slots of all forms of an account, those of the last hours and the next to come, with who has a place. */
export async function listDay(services: Services, actor: AccountLandlord): Promise<DaySlot[]> {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const slots = await db.all<Omit<DaySlot, "zone" | "guests"> & { country: string | null; region: string | null }>(
    sql`SELECT slot.id, slot.form_id AS formId, ${rentForm.title} AS title, slot.starts_at AS startsAt,
        slot.ends_at AS endsAt, ${homeColumns.country.sql} AS country, ${homeColumns.region.sql} AS region
      FROM ${rentForm} JOIN ${viewingSlot} AS slot ON slot.form_id = ${rentForm.id}
        LEFT JOIN ${rentFormVersion} ON ${rentFormVersion.id} = ${rentForm.publishedVersionId}
      WHERE ${isTheirs(actor, at)} AND ${isNear(at)}
      ORDER BY slot.starts_at LIMIT ${atMost}`,
  );
  const guests = await listGuests(services, slots);
  return slots.map(({ country, region, ...slot }) => ({
    ...slot,
    zone: zoneOfColumns({ country, region }),
    guests: guests.filter(({ slotId }) => slotId === slot.id),
  }));
}

/** `slots`: the landlord's own. */
async function listGuests(
  services: Services,
  slots: readonly { id: string }[],
): Promise<(DayGuest & { slotId: string })[]> {
  if (slots.length === 0) return [];
  const ids = JSON.stringify(slots.map(({ id }) => id));
  const rows = await services.db.all<Omit<DayGuest, "person"> & { slotId: string; stored: string | null }>(
    sql`SELECT guest.id, guest.slot_id AS slotId, guest.number, guest.people, guest.place, guest.ended_at AS endedAt,
        guest.seen_at AS seenAt, guest.missed_at AS missedAt, guest.let_through_at AS letThroughAt,
        json_array(guest.id, guest.person, guest.person_key_id, (SELECT ${wrappedText("k")} FROM ${personKey} AS k
          WHERE k.id = guest.person_key_id)) AS stored
      FROM json_each(${ids}) AS shown CROSS JOIN ${viewingRequest} AS guest ON guest.slot_id = shown.value
      WHERE guest.place IS NOT NULL AND guest.ended_at IS NULL ORDER BY guest.place`,
  );
  const people = await withPeople(services, rows);
  return people.map(({ name, email, phone, ...guest }) => ({ ...guest, person: { name, email, phone } }));
}

/** Whether there is a list to lead to. */
export async function hasDay({ db, clock }: Services, actor: AccountLandlord): Promise<boolean> {
  const at = clock.now().getTime();
  const rows = await db.all(sql`SELECT 1 AS found FROM ${rentForm} JOIN ${viewingSlot} AS slot
      ON slot.form_id = ${rentForm.id}
    WHERE ${isTheirs(actor, at)} AND ${isNear(at)} LIMIT 1`);
  return rows.length > 0;
}
