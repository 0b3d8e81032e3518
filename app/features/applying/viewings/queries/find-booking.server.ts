import { type SQL, sql } from "drizzle-orm";
import { application, personKey } from "../../../../db/schema/applications";
import { type FormState, rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import {
  type ViewingRule,
  type ViewingStage,
  viewingPlan,
  viewingRequest,
  viewingSlot,
} from "../../../../db/schema/viewings";
import { mailTokenSchema } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import { sha256Hex } from "../../../../platform/crypto";
import { openPerson, type Person } from "../../../../platform/people/people.server";
import { wrappedText } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { isHolderAt, type StatusLink } from "../../applications/queries/is-holder-of.server";

/** A request for a viewing, as whoever asked sees it. */
export type Booking = {
  id: string;
  formId: string;
  urlId: string;
  formState: FormState;
  slotId: string;
  startsAt: number;
  endsAt: number;
  people: number;
  locale: PageLocale;
  number: number;
  place: number | null;
  askedAt: number;
  endedAt: number | null;
  seenAt: number | null;
  letThroughAt: number | null;
  stage: ViewingStage;
  rule: ViewingRule;
  drawAt: number | null;
  drawnAt: number | null;
  /** How many wait before it; nothing to go by until the lot is drawn. */
  before: number;
};

/** SQL on a row named `request`: who asked, as `openPerson` takes it. */
export const storedPersonOfRequest = sql`json_array(request.id, request.person, request.person_key_id,
  (SELECT ${wrappedText("k")} FROM ${personKey} AS k WHERE k.id = request.person_key_id))`;

type Found = Booking & { stored: string };

async function findBooking({ db }: Services, requestId: SQL): Promise<Found | null> {
  const [row] = await db.all<
    Omit<Found, "locale"> & { locale: string }
  >(sql`SELECT request.id, request.form_id AS formId,
      ${rentForm.urlId} AS urlId, ${rentForm.state} AS formState, request.slot_id AS slotId, slot.starts_at AS startsAt,
      slot.ends_at AS endsAt, request.people, request.locale, request.number, request.place, request.asked_at AS askedAt,
      request.ended_at AS endedAt, request.seen_at AS seenAt, request.let_through_at AS letThroughAt, plan.stage, plan.rule,
      plan.draw_at AS drawAt, plan.drawn_at AS drawnAt,
      (SELECT count(*) FROM ${viewingRequest} AS other WHERE other.slot_id = request.slot_id AND other.place IS NULL
        AND other.ended_at IS NULL AND (other.drawn IS NULL, coalesce(other.drawn, 0), other.number)
          < (request.drawn IS NULL, coalesce(request.drawn, 0), request.number)) AS before,
      ${storedPersonOfRequest} AS stored
    FROM ${viewingRequest} AS request JOIN ${viewingSlot} AS slot ON slot.id = request.slot_id
      JOIN ${viewingPlan} AS plan ON plan.form_id = request.form_id
      JOIN ${rentForm} ON ${rentForm.id} = request.form_id
    WHERE request.id = ${requestId} AND request.person IS NOT NULL`);
  return row ? { ...row, locale: readLanguage(row.locale) } : null;
}

/** The booking behind a mailed link, under the address of its own form; null when the link is unknown or past, or who asked was erased. */
export async function findBookingAt(
  services: Services,
  { token, urlId }: { token: string; urlId: string },
): Promise<Booking | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  const found = await findBooking(
    services,
    sql`(SELECT link.ref FROM ${linkToken} AS link WHERE link.hash = ${await sha256Hex(token)}
      AND link.purpose = ${mailLinks.viewing.purpose} AND link.expires_at > ${services.clock.now().getTime()})`,
  );
  if (found?.urlId !== urlId || !found || found.formState === "deleted") return null;
  const { stored: _, ...booking } = found;
  return booking;
}

/** Whether this link, under the address of its own form, is of a booking whose person was erased. */
export async function isErasedAt(
  { db, clock }: Services,
  { token, urlId }: { token: string; urlId: string },
): Promise<boolean> {
  if (!mailTokenSchema.safeParse(token).success) return false;
  const rows = await db.all(sql`SELECT 1 AS found FROM ${linkToken} AS link
      JOIN ${viewingRequest} AS request ON request.id = link.ref JOIN ${rentForm} ON ${rentForm.id} = request.form_id
    WHERE link.hash = ${await sha256Hex(token)} AND link.purpose = ${mailLinks.viewing.purpose}
      AND link.expires_at > ${clock.now().getTime()} AND request.person IS NULL
      AND ${rentForm.urlId} = ${urlId} AND ${rentForm.state} <> 'deleted'`);
  return rows.length > 0;
}

/** The booking of a request that was just written. */
export async function findBookingById(services: Services, requestId: string): Promise<Booking | null> {
  const found = await findBooking(services, sql`${requestId}`);
  if (!found) return null;
  const { stored: _, ...booking } = found;
  return booking;
}

/** What the applicant behind a status link has booked by the same address, and has not cancelled. */
export async function findBookingOfStatus(services: Services, link: StatusLink): Promise<Booking | null> {
  const isHolder = await isHolderAt(services, link);
  if (!isHolder) return null;
  const found = await findBooking(
    services,
    sql`(SELECT own.id FROM ${application} JOIN ${viewingRequest} AS own ON own.form_id = ${application.formId}
      AND own.email_hash = ${application.emailHash} AND own.ended_at IS NULL WHERE ${isHolder})`,
  );
  if (!found) return null;
  const { stored: _, ...booking } = found;
  return booking;
}

/** The same with who asked, for a mail. */
export async function findBookingToMail(
  services: Services,
  requestId: string,
): Promise<{ booking: Booking; person: Person; stored: string } | null> {
  const found = await findBooking(services, sql`${requestId}`);
  if (!found) return null;
  const { stored, ...booking } = found;
  return { booking, stored, person: await openPerson(services, stored) };
}
