import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { endsAtSql, type FormState, home, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { HomeId, RentFormId } from "../../../../kernel/ids";
import { isAnyState } from "../../../../platform/audit-guard.server";
import { isWithin, type Reach, reachOf } from "../../../../platform/auth/reach.server";
import type { Services } from "../../../../services";
import { streetLine } from "../../form-model/address-line";
import { applicationLimit } from "../entitlements";
import { type FormFilter, type FormSort, filterStates } from "../list-options";
import { binMs, stateAt } from "../rules";
import { heldCount } from "./count-kept-apart.server";
import { stateAtSql } from "./find-form-limits.server";
import { hasUnpublishedChanges, unpublishedDraft } from "./has-unpublished-changes.server";
import { homeColumns, zoneOfColumns } from "./home-columns.server";
import { homeLineAmongSeveral } from "./home-line.server";

export type ListedForm = {
  formId: RentFormId;
  urlId: string;
  title: string;
  /** Its home, with street and unit; null where the account has no other, or it is not known yet. */
  home: { id: HomeId; line: string } | null;
  /** As it holds now; see `stateAt`. */
  state: FormState;
  opensUntil: number | null;
  /** The IANA zone of its home, in which its days are said. */
  zone: string;
  closedAt: number | null;
  createdAt: number;
  updatedAt: number;
  /** Null while it was never published. */
  publishedVersion: number | null;
  hasUnpublishedChanges: boolean;
  counts: { received: number; unread: number; held: number; limit: number | null };
  /** Of a form in the bin: when it is erased, in milliseconds. */
  erasedAt: number | null;
};

export type ListFormsInput = {
  /** Part of a title; "" for all. */
  search: string;
  home: HomeId | null;
  filter: FormFilter;
  sort: FormSort;
  before: RentFormId | null;
};

export type FormsPage = {
  forms: ListedForm[];
  /** For `before` of the next page; null at the end. */
  next: RentFormId | null;
  /** Street and unit of the home that the list is narrowed to. */
  home: string | null;
  /** How many forms each filter finds, whatever is searched for. */
  totals: Record<FormFilter, number>;
};

const pageSize = 25;

/** A page of the account's forms in one batch with the check of its session; null when that has ended. */
export async function listForms(
  services: Services,
  actor: AccountLandlord,
  input: ListFormsInput,
): Promise<FormsPage | null> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const reach = reachOf(actor, now);
  const [[counted], rows, [narrowedTo]] = await db.batch([
    selectTotals(services, reach, now, input.home),
    selectForms(services, reach, now, input),
    selectHome(services, reach, input.home),
  ]);
  if (!counted?.userId) return null;
  const { userId: _owner, ...totals } = counted;
  const page = rows.slice(0, pageSize);
  return {
    forms: await Promise.all(page.map((row) => toListedForm(row, now))),
    next: rows.length > pageSize ? (page.at(-1)?.formId ?? null) : null,
    home: narrowedTo ? streetLine({ line1: narrowedTo.line1, line2: narrowedTo.line2 ?? undefined }) : null,
    totals,
  };
}

function selectTotals({ db }: Services, reach: Reach, now: number, homeId: HomeId | null) {
  const state = stateAtSql(now);
  const count = (filter: FormFilter) =>
    sql<number>`coalesce(sum(${isAnyState(state, filterStates[filter])}), 0)`.as(`in_${filter}`);
  return db
    .select({
      userId: sql<string | null>`${reach.landlord}`.as("user_id"),
      current: count("current"),
      running: count("running"),
      draft: count("draft"),
      closed: count("closed"),
      archived: count("archived"),
      bin: count("bin"),
    })
    .from(rentForm)
    .where(isTheirs(reach, homeId));
}

/** Of one home, or chosen ones, their own index leads: the sign before a column keeps the account's out. */
function isTheirs(reach: Reach, homeId: HomeId | null): SQL {
  const { landlord, homes } = reach;
  if (homeId === null && homes === null) return eq(rentForm.landlordId, landlord);
  const isOfThem =
    homeId === null
      ? isWithin(reach, sql`${rentForm.homeId}`)
      : sql`${rentForm.homeId} = ${homeId} AND ${isWithin(reach, sql`+${rentForm.homeId}`)}`;
  return sql`${isOfThem} AND ${rentForm.homeId} IS NOT NULL AND +${rentForm.landlordId} = ${landlord}`;
}

function selectHome({ db }: Services, reach: Reach, homeId: HomeId | null) {
  return db
    .select({ line1: home.line1, line2: home.line2 })
    .from(home)
    .where(
      and(eq(home.id, homeId ?? ""), sql`+${home.landlordId} = ${reach.landlord}`, isWithin(reach, sql`+${home.id}`)),
    );
}

/** The order of the list, by which an index leads; a form's own place in it is found by its id. */
const orders = {
  newest: { column: sql`${rentForm.createdAt}`, direction: sql`DESC`, follows: sql`<` },
  title: { column: sql`${rentForm.title} COLLATE NOCASE`, direction: sql`ASC`, follows: sql`>` },
  closing: { column: sql.raw(endsAtSql), direction: sql`ASC`, follows: sql`>` },
} as const satisfies Record<FormSort, { column: SQL; direction: SQL; follows: SQL }>;

/** Words as a title may have them: as typed, small, in capitals, and each with one. SQLite's lower() knows ASCII alone, as here. */
function casesOf(words: string): string[] {
  const small = words.toLowerCase();
  const capitalized = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const cases = [words, small, words.toUpperCase(), capitalized];
  return [...new Set(cases.map((one) => one.replace(/[A-Z]/g, (letter) => letter.toLowerCase())))];
}

function selectForms({ db }: Services, reach: Reach, now: number, input: ListFormsInput) {
  const { landlord } = reach;
  const { search, home: homeId, filter, sort, before } = input;
  const { column, direction, follows } = orders[sort];
  const words = search.trim();
  const isFound =
    words === "" ? undefined : or(...casesOf(words).map((one) => sql`instr(lower(${rentForm.title}), ${one}) > 0`));
  const isNext = before
    ? sql`(${column}, ${rentForm.id}) ${follows} (SELECT ${column}, id FROM ${rentForm}
        WHERE id = ${before} AND landlord_id = ${landlord} AND ${isWithin(reach, sql`home_id`)})`
    : undefined;
  return db
    .select({
      formId: sql<RentFormId>`${rentForm.id}`.as("form_id"),
      urlId: rentForm.urlId,
      title: rentForm.title,
      homeId: sql<HomeId | null>`${rentForm.homeId}`.as("of_home"),
      homeLine: homeLineAmongSeveral(landlord, sql`${rentForm.homeId}`).as("home_line"),
      state: rentForm.state,
      opensUntil: rentForm.opensUntil,
      ...homeColumns,
      closedAt: rentForm.closedAt,
      createdAt: rentForm.createdAt,
      updatedAt: rentForm.updatedAt,
      deletedAt: rentForm.deletedAt,
      applicationCount: rentForm.applicationCount,
      newCount: rentForm.newCount,
      held: heldCount,
      plan: rentForm.plan,
      unlimited: rentForm.unlimited,
      maxApplications: rentForm.maxApplications,
      publishedVersion: rentFormVersion.number,
      hash: rentFormVersion.hash,
      draft: unpublishedDraft,
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(and(isTheirs(reach, homeId), isAnyState(stateAtSql(now), filterStates[filter]), isFound, isNext))
    .orderBy(sql`${column} ${direction}, ${rentForm.id} ${direction}`)
    .limit(pageSize + 1);
}

type Row = Awaited<ReturnType<typeof selectForms>>[number];

async function toListedForm(row: Row, now: number): Promise<ListedForm> {
  const { deletedAt, applicationCount, newCount, held, plan, unlimited, maxApplications, hash, draft, ...rest } = row;
  const { country, region, homeId, homeLine, ...form } = rest;
  return {
    ...form,
    home: homeId && homeLine ? { id: homeId, line: homeLine } : null,
    zone: zoneOfColumns({ country, region }),
    state: stateAt(row, now),
    hasUnpublishedChanges: await hasUnpublishedChanges(draft, hash),
    counts: {
      received: applicationCount,
      unread: newCount,
      held,
      limit: applicationLimit({ plan, unlimited, maxApplications }),
    },
    erasedAt: deletedAt === null ? null : deletedAt + binMs,
  };
}
