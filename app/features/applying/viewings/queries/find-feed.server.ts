import { sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { home, rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import { viewingRequest, viewingSlot } from "../../../../db/schema/viewings";
import type { AccountLandlord } from "../../../../kernel/actor";
import { dayMs } from "../../../../kernel/durations";
import { mailTokenSchema, type RentFormId } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import { sha256Hex } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import type { WrittenAddress } from "../../../forms/form-model/address-line";
import { addressOfHome } from "../../../forms/homes/home-row";

export type FeedSlot = {
  id: string;
  formId: RentFormId;
  /** Of the home; null of a form that has none. */
  address: WrittenAddress | null;
  title: string;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  cancelledAt: number | null;
  capacity: number;
  /** Households that have a place now. */
  given: number;
};
/** `language`: of the account; null where it never chose one. */
export type ViewingsFeed = { userId: string; language: string | null };

const { purpose } = mailLinks.viewingsFeed;
/** What was shown, or called off, stays in the calendar for so long. */
const keptAfterMs = 14 * dayMs;
const atMost = 60;

/** Since when the account has an address for its calendar; null: it has none. */
export async function findFeedSince({ db, clock }: Services, actor: AccountLandlord): Promise<number | null> {
  const at = clock.now().getTime();
  const [row] = await db.all<{ since: number }>(sql`SELECT link.created_at AS since FROM ${linkToken} AS link
    WHERE link.ref = ${currentLandlordIdSql(actor, at)} AND link.purpose = ${purpose} AND link.expires_at > ${at}`);
  return row?.since ?? null;
}

/** Whose calendar a token opens; null: it is unknown, renewed or switched off, or the account is banned or gone. */
export async function findFeed({ db, clock }: Services, token: string): Promise<ViewingsFeed | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  const at = clock.now().getTime();
  const [row] = await db.all<ViewingsFeed>(sql`SELECT u.id AS userId, u.language FROM ${linkToken} AS link
    JOIN ${user} AS u ON u.id = link.ref
    WHERE link.hash = ${await sha256Hex(token)} AND link.purpose = ${purpose} AND link.expires_at > ${at}
      AND (coalesce(u.banned, 0) = 0 OR u.ban_expires <= ${at})`);
  return row ?? null;
}

type Row = Omit<FeedSlot, "address"> & {
  line1: string | null;
  line2: string | null;
  city: string;
  region: string | null;
  postcode: string | null;
  country: string;
};

/** The slots of all forms of an account, those of the last days and the next to come, called off or not; no names. */
export async function listFeedSlots({ db, clock }: Services, { userId }: ViewingsFeed): Promise<FeedSlot[]> {
  const rows = await db.all<Row>(sql`SELECT slot.id, slot.form_id AS formId, ${rentForm.title} AS title,
      slot.starts_at AS startsAt, slot.ends_at AS endsAt, slot.created_at AS createdAt, slot.cancelled_at AS cancelledAt,
      slot.capacity, (SELECT count(*) FROM ${viewingRequest} AS guest WHERE guest.slot_id = slot.id
        AND guest.place IS NOT NULL AND guest.ended_at IS NULL) AS given,
      place.line1, place.line2, place.city, place.region, place.postcode, place.country
    FROM ${rentForm} JOIN ${viewingSlot} AS slot ON slot.form_id = ${rentForm.id}
      LEFT JOIN ${home} AS place ON place.id = ${rentForm.homeId}
    WHERE ${rentForm.landlordId} = ${userId} AND ${rentForm.state} <> 'deleted'
      AND slot.ends_at > ${clock.now().getTime() - keptAfterMs}
    ORDER BY slot.starts_at, slot.id LIMIT ${atMost}`);
  return rows.map(({ line1, line2, city, region, postcode, country, ...slot }) => ({
    ...slot,
    address: line1 === null ? null : addressOfHome({ line1, line2, city, region, postcode, country }),
  }));
}
