import { and, eq, gte, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { guestRentForm, rentForm } from "../../../app/db/schema/forms";
import { linkToken } from "../../../app/db/schema/platform";
import { purgeForm } from "../../../app/features/applications/commands/erase-forms.server";
import {
  archiveRestingForm,
  isClosingSoon,
  isGuestFormAtRest,
  tellOfClosing,
  tellOfErasure,
} from "../../../app/features/rent-forms/commands/expire-forms.server";
import {
  archiveAfterMs,
  binMs,
  guestNoticeAfterMs,
  guestNoticeMs,
  unconfirmedMs,
} from "../../../app/features/rent-forms/rules";
import type { RentFormId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import type { Services } from "../../../app/services";
import { uuidSlice } from "./rotation";

/** Of forms to tell of, or to put away. */
const pageSize = 20;
/** One erased form is some twenty statements. */
const purgeSize = 5;

/** Mails that are due: three days before a form closes, and 30 before a guest's form is erased. */
export async function sweepFormNotices(services: Services): Promise<number> {
  const now = services.clock.now().getTime();
  const closing = await idsOf(services, isClosingSoon(now), pageSize);
  for (const id of closing) await tellOfClosing(services, id);
  const resting = await idsOf(services, isGuestFormAtRest(now), pageSize);
  for (const id of resting) await tellOfErasure(services, id);
  return closing.length + resting.length;
}

/** Forms that have been closed for 90 days are put away. */
export async function sweepRestingForms(services: Services): Promise<number> {
  const before = services.clock.now().getTime() - archiveAfterMs;
  // The state as a literal here and below: with a bound parameter SQLite does not know that the partial index fits.
  const due = await idsOf(services, sql`${rentForm.state} = 'closed' AND ${rentForm.closedAt} <= ${before}`, pageSize);
  for (const id of due) await archiveRestingForm(services, id);
  return due.length;
}

/** Erases forms that were in the bin for 30 days, guests' forms whose notice is over, and what was never confirmed. */
export async function sweepPurges(services: Services): Promise<number> {
  const now = services.clock.now();
  let count = 0;
  for (const isDue of [isBinOver(now), isGuestNoticeOver(now), isNeverConfirmed(now)]) {
    const isFree = sql`${isDue} AND NOT ${isHeld}`;
    for (const id of await idsOf(services, isFree, purgeSize)) if (await purgeForm(services, id, isFree)) count += 1;
  }
  return count;
}

/** SQL on rent_form: an application of it is on legal hold, so that no clock erases the form. */
const isHeld = sql`EXISTS (SELECT 1 FROM ${application} AS kept INDEXED BY application_held
  WHERE kept.form_id = ${rentForm.id} AND kept.held_at IS NOT NULL)`;

function isBinOver(now: Date): SQL {
  return sql`${rentForm.state} = 'deleted' AND ${rentForm.deletedAt} <= ${now.getTime() - binMs}`;
}

/** An account that claimed the form, or a new window, takes it off the list: the mark alone decides nothing. */
function isGuestNoticeOver(now: Date): SQL {
  const told = now.getTime() - guestNoticeMs;
  return sql`${rentForm.erasureNoticeAt} <= ${told} AND ${rentForm.landlordId} IS NULL AND ${rentForm.unlimited} = 0
    AND ${rentForm.state} IN ('closed', 'archived') AND ${rentForm.closedAt} <= ${told - guestNoticeAfterMs}`;
}

/** A guest's form that waits, and whose every link has been over for a day. Found in slices: no index leads there. */
function isNeverConfirmed(now: Date): SQL {
  const { from, below } = uuidSlice(now);
  const at = now.getTime();
  const hasLink = sql`EXISTS (SELECT 1 FROM ${guestRentForm} AS g JOIN ${linkToken} AS link ON link.ref = g.id
    WHERE g.form_id = ${rentForm.id} AND link.purpose = ${mailLinks.verifyForm.purpose}
      AND link.expires_at > ${at - (unconfirmedMs - mailLinks.verifyForm.lifetimeMs)})`;
  return and(
    gte(rentForm.id, from),
    lt(rentForm.id, below),
    eq(rentForm.state, "pending_verification"),
    isNull(rentForm.landlordId),
    lte(rentForm.updatedAt, at - unconfirmedMs),
    sql`NOT ${hasLink}`,
  ) as SQL;
}

async function idsOf({ db }: Services, isDue: SQL, limit: number): Promise<RentFormId[]> {
  const rows = await db.select({ id: rentForm.id }).from(rentForm).where(isDue).limit(limit);
  return rows.map((row) => row.id as RentFormId);
}
