import { and, eq, gte, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { guestRentForm, rentForm } from "../../../app/db/schema/forms";
import { linkToken, outbox } from "../../../app/db/schema/platform";
import { beginPurge, eraseFormPage } from "../../../app/features/applying/applications/commands/erase-forms.server";
import {
  archiveRestingForm,
  isClosingSoon,
  isGuestFormAtRest,
  tellOfClosing,
  tellOfErasure,
} from "../../../app/features/forms/rent-forms/commands/expire-forms.server";
import { isAnyHeld } from "../../../app/features/forms/rent-forms/queries/count-kept-apart.server";
import {
  archiveAfterMs,
  binMs,
  guestNoticeAfterMs,
  guestNoticeMs,
  guestWaitAtMostMs,
  unconfirmedMs,
} from "../../../app/features/forms/rent-forms/rules";
import type { RentFormId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { forEachRow, isNotBackedOff } from "../../../app/platform/each-row.server";
import { isItsAnnouncement } from "../../../app/platform/erasure-announcement.server";
import type { Services } from "../../../app/services";
import { uuidSlice } from "./rotation";

/** Of forms to tell of, to put away or to erase. */
const pageSize = 20;
/** A page is some thirty statements and, at most, a tenth of a second of D1. */
const pagesAForm = 4;
const pagesARun = 20;

/** Mails that are due: three days before a form closes, and 30 before a guest's form is erased. */
export async function sweepFormNotices(services: Services): Promise<number> {
  const now = services.clock.now().getTime();
  const closing = await forEachForm(services, { name: "closing-notices", isDue: isClosingSoon(now) }, tellOfClosing);
  const resting = await forEachForm(
    services,
    { name: "erasure-notices", isDue: isGuestFormAtRest(now) },
    tellOfErasure,
  );
  return closing + resting;
}

/** Forms that have been closed for 90 days are put away. */
export async function sweepRestingForms(services: Services): Promise<number> {
  const before = services.clock.now().getTime() - archiveAfterMs;
  // The state as a literal here and below: with a bound parameter SQLite does not know that the partial index fits.
  const isDue = sql`${rentForm.state} = 'closed' AND ${rentForm.closedAt} <= ${before}`;
  return forEachForm(services, { name: "resting-forms", isDue }, archiveRestingForm);
}

/**
 * Erases forms 30 days in the bin, guests' forms after their notice, and unconfirmed ones: marks what is due, then
 * erases pages. Answers how many were marked and how many pages were erased.
 */
export async function sweepPurges(services: Services): Promise<number> {
  const now = services.clock.now();
  let count = 0;
  for (const isDue of [isBinOver(now), isGuestNoticeOver(now), isNeverConfirmed(now)]) {
    const isFree = sql`${rentForm.erasingAt} IS NULL AND ${isDue} AND NOT ${isAnyHeld}`;
    count += await forEachForm(services, { name: "purges", isDue: isFree }, (_, id) =>
      beginPurge(services, id, isFree),
    );
  }
  return count + (await erasePages(services));
}

/** A large form leaves room for others: it has some pages a run, and those that began first come first. */
async function erasePages(services: Services): Promise<number> {
  let pages = 0;
  const work = async (_: Services, id: RentFormId) => {
    for (let own = 0; own < pagesAForm && pages < pagesARun; own += 1) {
      pages += 1;
      if (!(await eraseFormPage(services, id))) return;
    }
  };
  const isMarked = sql`${rentForm.erasingAt} IS NOT NULL`;
  await forEachForm(services, { name: "erasing", isDue: isMarked, order: sql`${rentForm.erasingAt}` }, work);
  return pages;
}

function isBinOver(now: Date): SQL {
  return sql`${rentForm.state} = 'deleted' AND ${rentForm.deletedAt} <= ${now.getTime() - binMs}`;
}

/** The mail that announces it was sent 30 days ago, or could not be for 90; a claim or a new window takes it back. */
function isGuestNoticeOver(now: Date): SQL {
  const told = now.getTime() - guestNoticeMs;
  return sql`${rentForm.erasureNoticeAt} <= ${told} AND ${rentForm.landlordId} IS NULL AND ${rentForm.unlimited} = 0
    AND ${rentForm.state} IN ('closed', 'archived') AND ${rentForm.closedAt} <= ${told - guestNoticeAfterMs}
    AND (${rentForm.erasureNoticeAt} <= ${now.getTime() - guestWaitAtMostMs} OR NOT EXISTS (SELECT 1 FROM ${outbox}
      WHERE ${isItsAnnouncement} AND (${outbox.doneAt} IS NULL OR ${outbox.doneAt} > ${told})))`;
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

type Due = { name: string; isDue: SQL; order?: SQL };

/** Each form of a page by itself: one that fails is put off. */
async function forEachForm(
  services: Services,
  { name, isDue, order }: Due,
  work: (services: Services, id: RentFormId) => Promise<unknown>,
): Promise<number> {
  const at = services.clock.now().getTime();
  const page = services.db
    .select({ id: rentForm.id })
    .from(rentForm)
    .where(and(isDue, isNotBackedOff(name, sql`${rentForm.id}`, at)))
    .limit(pageSize);
  return forEachRow(services, name, await (order ? page.orderBy(order) : page), {
    idOf: ({ id }) => id,
    work: ({ id }) => work(services, id as RentFormId),
  });
}
