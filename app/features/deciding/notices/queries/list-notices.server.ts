import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { notification, notificationPreference } from "../../../../db/schema/platform";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ListPosition } from "../../../../kernel/list-position-text";
import { type Unread, unreadCountedAtMost } from "../../../../kernel/unread";
import { mayReadIn } from "../../../../platform/auth/account-people.server";
import { currentLandlordIdSql, openTeamsOf } from "../../../../platform/auth/landlord-of.server";
import { storedPersonSql, withPeople } from "../../../../platform/people/people.server";
import { selectLandlordKeys, selectSharedKeys } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import { isUnnamed } from "../../../applying/applications/queries/unnamed.server";

export type ListedNotice = {
  id: string;
  kind: string;
  formId: string;
  ref: string;
  formTitle: string;
  /** Of an application; "" once it was erased, while its turn has not come and where the account hides names, null where the notice is about the form. */
  applicantName: string | null;
  /** Its form is read in order, and its turn has not come. */
  isLocked: boolean;
  reference: string | null;
  /** The shared account that it is about, with its owner's name; null where it is the reader's own. */
  account: { ownerId: string; name: string } | null;
  /** Who mentioned or assigned: a name, or null where that account is erased; of other kinds null. */
  by: string | null;
  createdAt: number;
  isRead: boolean;
};

export type NoticesPage = { notices: ListedNotice[]; older: ListPosition | null };

const pageSize = 25;
/** SQL on joined rows: the form is looked at first, which for most is all that is read of it. */
const isHidden = sql`(${rentForm.isReviewedInOrder} = 1 AND ${isOutOfTurn})`;

/** SQL on notification: whose account it is about. */
const accountOf = sql`coalesce(notification.owner_id, notification.landlord_id)`;

/** A page of a person's notices, of the own account and of shared ones, newest first, in one batch with the check of its session; null when that has ended. */
export async function listNotices(
  services: Services,
  actor: AccountLandlord,
  before: ListPosition | null,
): Promise<NoticesPage | null> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const landlord = currentLandlordIdSql(actor, now);
  const teams = openTeamsOf(landlord, now);
  const isNext = before
    ? sql`(${notification.createdAt}, ${notification.id}) < (${before.submittedAt}, ${before.id})`
    : undefined;
  const [[asking], rows, keys, sharedKeys] = await db.batch([
    db.select({ userId: sql<string | null>`u.id`.as("user_id") }).from(sql`(SELECT ${landlord} AS id) AS u`),
    db
      .select({
        id: sql<string>`${notification.id}`.as("notice_id"),
        kind: sql<string>`notification.kind`.as("notice_kind"),
        formId: sql<string>`${notification.formId}`.as("notice_form_id"),
        ref: sql<string>`notification.ref`.as("notice_ref"),
        formTitle: sql<string | null>`${rentForm.title}`.as("form_title"),
        stored: sql<
          string | null
        >`CASE WHEN ${isHidden} OR ${application.id} IS NULL OR ${isUnnamed(accountOf)} THEN NULL ELSE ${storedPersonSql} END`.as(
          "stored_person",
        ),
        isOfApplication: sql<number>`${application.id} IS NOT NULL`.as("is_of_application"),
        isLocked: sql<number | null>`${isHidden}`.as("is_locked"),
        reference: sql<string | null>`${application.reference}`.as("application_reference"),
        ownerId: sql<string | null>`notification.owner_id`.as("notice_owner"),
        ownerName: sql<string | null>`(SELECT o.name FROM ${user} AS o WHERE o.id = notification.owner_id)`.as(
          "owner_name",
        ),
        by: sql<string | null>`(SELECT a.name FROM ${user} AS a WHERE a.id = notification.actor_id)`.as("actor_name"),
        createdAt: sql<number>`${notification.createdAt}`.as("notice_at"),
        readAt: sql<number | null>`notification.read_at`.as("notice_read_at"),
      })
      .from(
        sql`(${newestOf({ landlord, teams }, true, pageSize + 1, isNext)} UNION ALL ${newestOf({ landlord, teams }, false, pageSize + 1, isNext)}
          ORDER BY created_at DESC, id DESC LIMIT ${pageSize + 1}) AS notification`,
      )
      // Of a form that has left the shared account, or the homes that the reader may read there, nothing is said any more.
      .leftJoin(
        rentForm,
        sql`${rentForm.id} = ${notification.formId}
          AND (notification.owner_id IS NULL OR (${rentForm.landlordId} = notification.owner_id
            AND ${mayReadIn(sql`notification.owner_id`, sql`notification.landlord_id`, sql`${rentForm.homeId}`)}))`,
      )
      .leftJoin(application, sql`${application.id} = ${notification.ref} AND ${application.formId} = ${rentForm.id}`),
    selectLandlordKeys(services, landlord),
    selectSharedKeys(services, teams),
  ]);
  if (!asking?.userId) return null;
  rows.sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
  const page = await withPeople(services, rows.slice(0, pageSize), [...keys, ...sharedKeys]);
  const notices = page.map(({ readAt, formTitle, isLocked, isOfApplication, ownerId, ownerName, ...row }) => {
    const { name, email: _, phone: _phone, ...rest } = row;
    return {
      ...rest,
      account: ownerId === null ? null : { ownerId, name: ownerName ?? "" },
      applicantName: isOfApplication === 1 ? name : null,
      isLocked: isLocked === 1,
      formTitle: formTitle ?? "",
      isRead: readAt !== null,
    };
  });
  const last = notices.at(-1);
  return { notices, older: rows.length > pageSize && last ? { submittedAt: last.createdAt, id: last.id } : null };
}

/** SQL of who is told, and of the owners of the shared accounts that are open to him or her. */
type Reader = { landlord: SQL; teams: SQL };

/** SQL: the newest of an account's notices that were read, or that were not: each of the two has an index of its own. */
function newestOf({ landlord, teams }: Reader, isRead: boolean, atMost: number, isNext: SQL = sql`1`): SQL {
  return sql`SELECT * FROM (SELECT * FROM ${notification} WHERE landlord_id = ${landlord}
    AND ${isRead ? sql`read_at IS NOT NULL` : sql`read_at IS NULL`} AND ${isOpen(teams)} AND ${isNext}
    ORDER BY created_at DESC, id DESC LIMIT ${atMost})`;
}

/** SQL on a row of notification: of the own account, or of a shared one that is open. */
function isOpen(teams: SQL): SQL {
  return sql`(owner_id IS NULL OR owner_id IN ${teams})`;
}

/** What the badge says; null when the session has ended. Reads at most `unreadCountedAtMost` rows of an index. */
export async function countUnread({ db, clock }: Services, actor: AccountLandlord): Promise<Unread | null> {
  return readUnread(await selectUnread(db, actor, clock.now().getTime()));
}

type UnreadRow = Unread & { userId: string | null };

/** Statement of `countUnread`, for a batch that marks some. */
export function selectUnread(db: Services["db"], actor: AccountLandlord, now: number) {
  const reader = { landlord: sql`u.id`, teams: openTeamsOf(sql`u.id`, now) };
  return db.all<UnreadRow>(sql`
    SELECT u.id AS "userId",
      (SELECT count(*) FROM (SELECT 1 FROM ${notification} AS n WHERE n.landlord_id = u.id AND n.read_at IS NULL
          AND (n.owner_id IS NULL OR n.owner_id IN ${reader.teams})
        LIMIT ${unreadCountedAtMost})) AS "count",
      (SELECT n.id FROM (${newestOf(reader, true, 1)} UNION ALL ${newestOf(reader, false, 1)}) AS n
        ORDER BY n.created_at DESC, n.id DESC LIMIT 1) AS "newest",
      (SELECT p.seen_zone FROM ${notificationPreference} AS p WHERE p.user_id = u.id) AS "seenZone"
    FROM (SELECT ${currentLandlordIdSql(actor, now)} AS id) AS u`);
}

/** What `selectUnread` found; null when the session has ended. */
export function readUnread([row]: readonly UnreadRow[]): Unread | null {
  if (!row?.userId) return null;
  return { count: row.count, newest: row.newest, seenZone: row.seenZone };
}
