import { and, eq, type SQL, sql } from "drizzle-orm";
import { literal } from "../../../../db/literal.server";
import {
  type ApplicationState,
  application,
  applicationData,
  completedAtSql,
  movesInSql,
} from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { applicationTerm } from "../../../../db/schema/review";
import { countedAtMost } from "../../../../kernel/counted";
import { dayMs } from "../../../../kernel/durations";
import type { ApplicationId, HomeId, RentFormId } from "../../../../kernel/ids";
import { referencesIn } from "../../../../kernel/references-in";
import { isFoundBy, leadsOf } from "../../../../kernel/search-terms";
import { isWithin, mergeHomes, type Reach } from "../../../../platform/auth/reach.server";
import { type Person, storedPerson, withPeople } from "../../../../platform/people/people.server";
import { openPersonKey, type WrappedPersonKey } from "../../../../platform/people/person-keys.server";
import { hashedTerms } from "../../../../platform/people/seal-person.server";
import type { Services } from "../../../../services";
import { isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import { earlierColumns } from "../../../applying/apply/spam/queries/find-duplicates.server";
import { hasUnseenMessage } from "../../../applying/messages/queries/list-messages.server";
import { homeLineAmongSeveral } from "../../../forms/rent-forms/queries/home-line.server";
import { isFullyReviewed } from "../../decision/queries/has-full-review.server";
import { type InboxAddress, lookedAtMost, searchedAtMost } from "../rules/list-address";

/** What a list reads of each row; stands in a select from application joined with rent_form. */
export const listedColumns = {
  id: sql<ApplicationId>`${application.id}`.as("application_id"),
  formId: sql<RentFormId>`${application.formId}`.as("of_form"),
  homeId: sql<HomeId | null>`${application.homeId}`.as("of_home"),
  versionId: application.versionId,
  formTitle: rentForm.title,
  isFull: isFullyReviewed.as("is_fully_reviewed"),
  formState: sql<string>`${rentForm.state}`.as("form_state"),
  stored: storedPerson,
  reference: application.reference,
  state: sql<ApplicationState>`${application.state}`.as("application_state"),
  stateBefore: application.stateBefore,
  submittedAt: application.submittedAt,
  firstViewedAt: application.firstViewedAt,
  moveIn: application.moveIn,
  adults: application.adults,
  hasPets: application.hasPets,
  incomeMonthlyMinor: application.incomeMonthlyMinor,
  incomeCurrency: application.incomeCurrency,
  applicantLocale: application.locale,
  documents: application.documentCount,
  isStarred: application.isStarred,
  isArchived: application.isArchived,
  isLet: application.isLet,
  assignedTo: application.assignedTo,
  isWaiting: application.isWaitingForMembers,
  householdCompletedAt: application.householdCompletedAt,
  // Looked up for the corrected ones alone: it reads a row more.
  changed: sql<number | null>`CASE WHEN ${application.changedAt} IS NOT NULL AND ${application.seenRev} IS NOT NULL THEN
    (SELECT ${applicationData.rev} > ${application.seenRev} FROM ${applicationData}
      WHERE ${applicationData.applicationId} = ${application.id}) END`.as("has_changed"),
  unreadAnswerAt: application.unreadAnswerAt,
  newMessage: sql<number>`${hasUnseenMessage()}`.as("new_message"),
  isLocked: sql<number>`(${rentForm.isReviewedInOrder} = 1 AND ${isOutOfTurn})`.as("is_locked"),
  ...earlierColumns,
};

const homeColumn = (landlord: SQL) => homeLineAmongSeveral(landlord, sql`${application.homeId}`);

export type ArrivalPlace = { submittedAt: number; id: ApplicationId };

const byTime = sql.raw("submitted_at");
/** What a list is ordered by, as the indexes have it; the names are bare, so that they also mean the row one comes from. */
const orders: Record<InboxAddress["sort"], { column: SQL; isFalling: boolean }> = {
  newest: { column: byTime, isFalling: true },
  arrival: { column: byTime, isFalling: false },
  completion: { column: sql.raw(completedAtSql), isFalling: false },
  "move-in": { column: sql.raw(movesInSql), isFalling: false },
};

type WindowOptions = {
  arrivedAfter?: ArrivalPlace | null;
  isBackwards?: boolean;
  /** Of a search: see `searchLeads`. */
  leads?: readonly string[];
  /** Each row says its home, where the account has several. */
  saysHome?: boolean;
  /** SQL: who reads, for what is assigned to him or her; the owner of the account unless said. */
  reader?: SQL;
};

/** The rows that a page looks at: an index leads, by the filter that narrows most, in the order of the page. */
export function selectWindow(
  services: Services,
  reach: Reach,
  address: InboxAddress,
  { arrivedAfter, isBackwards = false, leads = [], saysHome = false, reader = reach.landlord }: WindowOptions = {},
) {
  const { db } = services;
  const { landlord } = reach;
  const { column, isFalling } = orders[address.sort];
  const [direction, follows] = isFalling !== isBackwards ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  // Conditions of partial indexes bare, as the indexes have them.
  // In a search the words lead, and of chosen homes these: the sign before a column keeps its index out.
  const isMine = address.search
    ? sql`+${application.landlordId} = ${landlord} AND +application.is_spam = 0`
    : sql`${reach.homes ? sql`+` : sql``}${application.landlordId} = ${landlord} AND application.is_spam = 0`;
  const isBehind = (place: SQL) =>
    address.after
      ? sql`${place} ${follows} (SELECT ${column}, here.id FROM ${application} AS here
        WHERE here.id = ${address.after} AND here.landlord_id = ${landlord} AND ${isWithin(reach, sql`here.home_id`)})`
      : arrivedAfter
        ? sql`${place} > (${arrivedAfter.submittedAt}, ${arrivedAfter.id})`
        : undefined;
  // In another order than that of time the days are looked at row by row: an index could be walked far for nothing.
  const isByTime = column === orders.newest.column;
  const since = isByTime && address.from ? sql`submitted_at >= ${Date.parse(address.from)}` : undefined;
  const until = isByTime && address.to ? sql`submitted_at < ${Date.parse(address.to) + dayMs}` : undefined;
  const atMost = lookedAtMost(address) + 1;
  const query = db
    .select({
      ...listedColumns,
      home: (saysHome ? homeColumn(landlord) : sql<string | null>`NULL`).as("home_line"),
      isMine: sql<number>`${application.assignedTo} IS ${reader}`.as("is_mine"),
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .$dynamic();
  if (address.search) {
    query.innerJoin(foundBy(reach, address.search, leads), sql`found.application_id = ${application.id}`);
  }
  // Another order than that of time has no index by home: all their newest are sorted.
  const picked = isByTime
    ? {
        isFalling: isFalling !== isBackwards,
        isWanted: and(isBehind(sql`(n.submitted_at, n.id)`), since, until),
        atMost,
      }
    : { atMost: countedAtMost };
  const isOfHomes =
    reach.homes && !address.form && !address.home
      ? sql`${application.id} IN ${mergeHomes(reach.homes, { what: "applications", ...picked })}`
      : null;
  return query
    .where(
      and(
        isMine,
        address.search ? undefined : (isOfHomes ?? leading(address, reach, reader)),
        isWithin(reach, sql`+${application.homeId}`),
        isBehind(sql`(${column}, ${application.id})`),
        since,
        until,
      ),
    )
    .orderBy(...(address.search ? [] : [sql`${column} ${direction}, ${application.id} ${direction}`]))
    .limit(atMost);
}

/** The one filter that an index begins with; the others are looked at row by row. */
function leading(
  { form, home, state, only, assigned, isArchived, sort }: InboxAddress,
  { homes }: Reach,
  reader: SQL,
): SQL {
  // The indexes of these orders begin with nothing narrower; those of the account are not for chosen homes.
  if (!homes && (sort === "completion" || sort === "move-in"))
    return sql`${application.isArchived} = ${Number(isArchived)}`;
  if (form) return eq(application.formId, form);
  if (home) return sql`${application.homeId} = ${home} AND application.home_id IS NOT NULL`;
  if (only === "starred") return sql`application.is_starred = 1`;
  const archived = sql`${application.isArchived} = ${Number(isArchived)}`;
  if (assigned === "mine")
    return sql`${archived} AND ${application.assignedTo} = ${reader} AND application.assigned_to IS NOT NULL`;
  const asked = state ?? (only === "unread" ? "submitted" : null);
  return asked ? sql`${archived} AND ${application.state} = ${literal(asked)}` : archived;
}

/** SQL of a table with application_id: whom its number or the most telling word finds, a few at most; by two terms twice. */
export function foundBy(reach: Reach, search: string, leads: readonly string[]): SQL {
  const { landlord, homes } = reach;
  const listed = (texts: readonly string[]) =>
    sql.join(
      texts.map((text) => sql`${text}`),
      sql`, `,
    );
  const references = referencesIn(search);
  const byWord = sql`SELECT application_id FROM ${applicationTerm} WHERE landlord_id = ${landlord} AND term IN (${listed(leads)})`;
  const selects = [
    ...(references.length === 0
      ? []
      : [
          sql`SELECT named.id AS application_id FROM ${application} AS named
            WHERE named.reference IN (${listed(references)}) AND +named.landlord_id = ${landlord}
              AND ${isWithin(reach, sql`+named.home_id`)}`,
        ]),
    ...(leads.length === 0
      ? []
      : [
          // Of chosen homes the others' are left out before the few are counted.
          homes
            ? sql`SELECT said.application_id FROM (${byWord} LIMIT ${countedAtMost}) AS said
              CROSS JOIN ${application} AS named ON named.id = said.application_id WHERE ${isWithin(reach, sql`+named.home_id`)}`
            : byWord,
        ]),
  ];
  const all = selects.length === 0 ? sql`SELECT NULL AS application_id` : sql.join(selects, sql` UNION ALL `);
  return sql`(${all} LIMIT ${searchedAtMost + 1}) AS found`;
}

/** The terms that lead to whom somebody looks for, hashed under each key of the account; none while nobody has applied to it. */
export async function searchLeads(
  { dataKeys }: Services,
  keys: readonly WrappedPersonKey[],
  search: string,
): Promise<string[]> {
  const leads = leadsOf(search);
  return (await Promise.all(keys.map(async (key) => hashedTerms(await openPersonKey(dataKeys, key), leads)))).flat();
}

export type StoredRow = Awaited<ReturnType<typeof selectWindow>>[number];
export type WindowRow = Omit<StoredRow, "stored"> & Person;

/** Rows of a window, each with who it is. */
export function openWindow(
  services: Services,
  rows: readonly StoredRow[],
  keys: readonly WrappedPersonKey[],
): Promise<WindowRow[]> {
  return withPeople(services, rows, keys);
}

/** What no index has sorted out. Of a form in the bin nothing is shown. */
export function isWanted(
  row: WindowRow,
  { search, form, home, state, only, assigned, from, to, isArchived, sort }: InboxAddress,
): boolean {
  if (from && row.submittedAt < Date.parse(from)) return false;
  if (to && row.submittedAt >= Date.parse(to) + dayMs) return false;
  // A number names one, wherever it lies; a row whose turn has not come shows its own, too.
  const isNamed = isNamedIn(search, row);
  if (row.formState === "deleted" || (row.isArchived !== isArchived && !isNamed)) return false;
  if ((form && row.formId !== form) || (home && row.homeId !== home) || (state && row.state !== state)) return false;
  if ((assigned === "mine" && row.isMine !== 1) || (assigned === "none" && row.assignedTo !== null)) return false;
  if (only === "unread" && row.firstViewedAt !== null) return false;
  if (only === "starred" && !row.isStarred) return false;
  if (only === "message" && row.newMessage === 0) return false;
  if (only === "changed" && row.changed !== 1 && row.unreadAnswerAt === null) return false;
  // A place among others would tell what it says.
  if (row.isLocked === 1 && (only === "message" || only === "changed" || sort === "move-in")) return false;
  if (only === "waiting" && !row.isWaiting) return false;
  if (only === "complete" && row.isWaiting) return false;
  // What is not shown is not found either.
  return search === "" || isNamed || (row.isLocked === 0 && isFoundBy(search, row));
}

/** Whether a search names this application by its number. */
export function isNamedIn(search: string, { reference }: Pick<WindowRow, "reference">): boolean {
  return referencesIn(search).includes(reference);
}

/** Rows of a search, which come by the words they were found by, each once and in the order of the list. */
export function inOrder(rows: WindowRow[], { sort }: InboxAddress, isBackwards = false): WindowRow[] {
  const sign = orders[sort].isFalling !== isBackwards ? -1 : 1;
  const placeOf = ({ submittedAt, householdCompletedAt, moveIn }: WindowRow) => {
    if (sort === "move-in") return moveIn ?? "9999";
    return sort === "completion" ? (householdCompletedAt ?? submittedAt) : submittedAt;
  };
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return once.sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return sign * (a === b ? (one.id > other.id ? 1 : -1) : a > b ? 1 : -1);
  });
}
