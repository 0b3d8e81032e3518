import { type SQL, sql } from "drizzle-orm";
import { closingNoticeDueSql, guestRestSql, rentForm } from "../../../../db/schema/forms";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { erasureAnnouncement } from "../../../../platform/erasure-announcement.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { archiveAfterMs, closingNoticeMs, guestNoticeAfterMs } from "../rules";
import { moveForm } from "./move-form.server";

const system = { kind: "system" } as const;

/** Closes a form that reached its date and tells its landlord. False: nothing to close. Drafts may still be sent. */
export async function expireForm(services: Services, formId: RentFormId): Promise<boolean> {
  const moved = await moveForm(services, system, {
    formId,
    action: "expire",
    to: "closed",
    isDone: () => false,
    guard: sql`${rentForm.opensUntil} <= ${services.clock.now().getTime()}`,
    set: (closedAt) => ({ closedAt }),
    mail: "mail.form-closed",
  });
  return moved.ok;
}

/** Puts away a form that has been closed for 90 days. False when it is not, any more. */
export async function archiveRestingForm(services: Services, formId: RentFormId): Promise<boolean> {
  const moved = await moveForm(services, system, {
    formId,
    action: "archive",
    to: "archived",
    isDone: () => false,
    guard: sql`${rentForm.closedAt} <= ${services.clock.now().getTime() - archiveAfterMs}`,
    set: (archivedAt) => ({ archivedAt }),
  });
  return moved.ok;
}

/** SQL on rent_form, as its index has it: closes within three days, and its landlord was not told of that date. */
export function isClosingSoon(now: number): SQL {
  return sql`${sql.raw(closingNoticeDueSql)} AND ${rentForm.opensUntil} > ${now}
    AND ${rentForm.opensUntil} <= ${now + closingNoticeMs}`;
}

/** SQL on rent_form, as its index has it: a guest's form that ended a month ago, whose guest was not told yet of its end. */
export function isGuestFormAtRest(now: number): SQL {
  return sql`${sql.raw(guestRestSql)} AND ${rentForm.unlimited} = 0 AND ${rentForm.closedAt} <= ${now - guestNoticeAfterMs}`;
}

/** Tells the landlord, once for each closing date, that three days are left. */
export async function tellOfClosing(services: Services, formId: RentFormId): Promise<void> {
  const now = services.clock.now().getTime();
  await tellOnce(services, {
    formId,
    kind: "mail.form-closing",
    key: null,
    isDue: isClosingSoon(now),
    mark: { closingNoticeFor: sql`${rentForm.opensUntil}` },
  });
}

/** Tells a guest, once, that the form and its applications will be erased in 30 days. */
export async function tellOfErasure(services: Services, formId: RentFormId): Promise<void> {
  const now = services.clock.now().getTime();
  await tellOnce(services, {
    formId,
    kind: "mail.form-erasure",
    key: `${erasureAnnouncement}${formId}:${now}`,
    isDue: isGuestFormAtRest(now),
    mark: { erasureNoticeAt: now },
  });
}

type Notice = {
  formId: RentFormId;
  kind: "mail.form-closing" | "mail.form-erasure";
  /** By which its job is found again; null: by none. */
  key: string | null;
  isDue: SQL;
  mark: Record<string, unknown>;
};

/** The job and the mark that it was made, in one batch: a second sweep finds nothing due. */
async function tellOnce(
  { db, ids, clock, mailQueue }: Services,
  { formId, kind, key, isDue, mark }: Notice,
): Promise<void> {
  const now = clock.now();
  const id = ids.uuid<OutboxId>();
  const isIt = sql`${rentForm.id} = ${formId} AND ${isDue}`;
  await db.batch([
    insertJob(
      db,
      { id, kind, ref: { formId }, dedupeKey: key ?? `notice:${id}`, now },
      sql`EXISTS (SELECT 1 FROM ${rentForm} WHERE ${isIt})`,
    ),
    db.update(rentForm).set(mark).where(isIt),
  ]);
  await mailQueue.notify([id], "bulk");
}
