import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { notification } from "../../../../db/schema/platform";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import type { Unread } from "../../../../kernel/unread";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { readUnread, selectUnread } from "../queries/list-notices.server";
import { noticesAbout } from "../queries/list-notices-about.server";

/** A page may hold no statement up for long: what is older than this many unread ones is marked by the next press. */
const markedAtOnce = 2000;

/** Marks one notice as read or unread; the time of the first reading stays. */
export async function markNotice(
  { db, clock }: Services,
  actor: AccountLandlord,
  input: { id: string; isRead: boolean },
): Promise<Result<undefined, "not-found">> {
  const at = clock.now().getTime();
  const [marked] = await db
    .update(notification)
    .set({ readAt: input.isRead ? sql`coalesce(${notification.readAt}, ${at})` : null })
    .where(and(eq(notification.id, input.id), eq(notification.landlordId, currentLandlordIdSql(actor, at))))
    .returning({ id: notification.id });
  return marked ? ok(undefined) : err("not-found");
}

/** Marks all as read that are not newer than `upTo` (milliseconds): what arrives meanwhile stays unread. */
export async function markAllRead({ db, clock }: Services, actor: AccountLandlord, upTo: number): Promise<void> {
  const at = clock.now().getTime();
  await db.run(sql`UPDATE ${notification} SET read_at = ${at} WHERE id IN (
    SELECT n.id FROM ${notification} AS n WHERE n.landlord_id = ${currentLandlordIdSql(actor, at)} AND n.read_at IS NULL
      AND n.created_at <= ${upTo} LIMIT ${markedAtOnce})`);
}

/** Marks what is told of an application or form as read, and counts the unread. Null when the session has ended. */
export async function markOpened({ db, clock }: Services, actor: AccountLandlord, ref: string): Promise<Unread | null> {
  const at = clock.now().getTime();
  const { unread } = await runBatch(db, {
    marked: db
      .update(notification)
      .set({ readAt: at })
      .where(isUnreadOf(actor, ref, at)),
    unread: selectUnread(db, actor, at),
  });
  return readUnread(unread);
}

function isUnreadOf(actor: AccountLandlord, ref: string, at: number): SQL {
  return sql`${notification.id} IN ${noticesAbout(ref)} AND ${notification.readAt} IS NULL
    AND +${notification.landlordId} = ${currentLandlordIdSql(actor, at)}`;
}
