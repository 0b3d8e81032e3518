import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { literal } from "../../../../db/literal.server";
import {
  type ApplicationState,
  application,
  assignedWorkload,
  isUndecidedSql,
  landlordWorkload,
} from "../../../../db/schema/applications";
import { promisedDaysSql, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { countedAtMost, overdueCountedAtMost } from "../../../../kernel/counted";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { mergeHomes, type Reach } from "../../../../platform/auth/reach.server";
import { storedPersonSql, withPeople } from "../../../../platform/people/people.server";
import type { WrappedPersonKey } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { owedStates } from "../../../applying/applications/answer-promise";
import { isOverdueAs } from "../../../applying/applications/queries/is-overdue.server";
import { isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import { isUnnamed } from "../../../applying/applications/queries/unnamed.server";
import { homeLineAmongSeveral } from "../../../forms/rent-forms/queries/home-line.server";
import type { listAssigned } from "../rules/list-address";
import { type WorkloadCounts, workloadStates } from "../rules/workload";

const latestShown = 7;
/** Of chosen homes: some of the newest may be archived. */
const latestLookedAt = 40;
/** States in which the next word is the landlord's. */
const awaitingStates = ["submitted", "in_review", "shortlisted"] as const satisfies ApplicationState[];
/** Of each state: a line names two, and the overdue line takes its names of these, too. */
const namedAtMost = 2;
/** Those who may be named stand among so many of the oldest. */
const overdueNamedOf = 20;
/** So many of the oldest in each state are looked through for late ones. */
const lookedThrough = 1000;

/**
 * Statement: how many applications of a landlord's inbox stand in each state. An account has counters; of chosen homes whoever waits
 * is counted, `countedAtMost` in all.
 */
export function selectWorkloadCounts({ db }: Services, { landlord, homes }: Reach) {
  return homes
    ? db
        .select({
          state: sql<ApplicationState>`undecided.state`.as("counted_state"),
          count: sql<number>`count(*)`.as("state_count"),
        })
        .from(sql`${undecidedOfHomes(homes)} AS undecided`)
        .groupBy(sql`undecided.state`)
    : db
        .select({
          state: sql<ApplicationState>`${landlordWorkload.state}`.as("counted_state"),
          count: sql<number>`${landlordWorkload.count}`.as("state_count"),
        })
        .from(landlordWorkload)
        .where(eq(landlordWorkload.landlordId, landlord));
}

/** SQL of a table in brackets: who waits in the inbox for a decision about these homes, as the index of the queues has them. */
function undecidedOfHomes(homes: SQL): SQL {
  return sql`(SELECT a.id, a.version_id, a.state, a.submitted_at, a.household_completed_at, a.is_waiting_for_members
    FROM ${homes} AS chosen CROSS JOIN ${rentForm} AS f ON f.home_id = chosen.home_id
    CROSS JOIN ${application} AS a ON a.form_id = f.id AND ${sql.raw(isUndecidedSql.replaceAll(/is_spam|state/g, "a.$&"))}
    WHERE a.is_archived = 0 LIMIT ${countedAtMost})`;
}

/** How many applications of an inbox are assigned to the reader, and how many to nobody. */
export type AssignedCounts = Record<(typeof listAssigned)[number], number>;

/** Statement: how many applications of a landlord's inbox each person of the account sees to. */
export function selectAssignedCounts({ db }: Services, landlord: SQL) {
  return db
    .select({ userId: assignedWorkload.userId, assigned: sql<number>`${assignedWorkload.count}`.as("assigned_count") })
    .from(assignedWorkload)
    .where(eq(assignedWorkload.landlordId, landlord));
}

/** `counts`: of all states. `reader`: the id of who reads. */
export function assignedOf(
  rows: Awaited<ReturnType<typeof selectAssignedCounts>>,
  counts: Awaited<ReturnType<typeof selectWorkloadCounts>>,
  reader: string | undefined,
): AssignedCounts {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const taken = rows.reduce((sum, { assigned }) => sum + assigned, 0);
  return { mine: rows.find(({ userId }) => userId === reader)?.assigned ?? 0, none: Math.max(0, all - taken) };
}

/** What `selectWorkloadCounts` found. */
export function workloadOf(rows: Awaited<ReturnType<typeof selectWorkloadCounts>>): WorkloadCounts {
  const counted = (state: ApplicationState) => rows.find((row) => row.state === state)?.count ?? 0;
  return Object.fromEntries(workloadStates.map((state) => [state, counted(state)])) as WorkloadCounts;
}

/** Who should have had an answer: how many, up to `overdueCountedAtMost`, and ids of the oldest. */
export type Overdue = { count: number; ids: ApplicationId[] };

/** Statement: whether the session goes on, and who of a landlord's inbox should have had an answer before `now` (milliseconds). */
export function selectOverdue({ db }: Services, { landlord, homes }: Reach, now: number) {
  const oldest = (state: ApplicationState) => sql`SELECT a.id, a.version_id, a.state, a.submitted_at,
    a.household_completed_at, a.is_waiting_for_members FROM ${application} AS a WHERE a.landlord_id = (SELECT id FROM reader)
    AND a.is_archived = 0 AND a.state = ${literal(state)} AND a.is_spam = 0 ORDER BY a.submitted_at LIMIT ${lookedThrough}`;
  // A cross join, so that the oldest are looked through one by one and only until enough are found.
  const lateAmong = (owed: SQL) => sql`SELECT * FROM (SELECT owed.id, owed.submitted_at
    FROM (${owed}) AS owed CROSS JOIN ${rentFormVersion} AS v ON v.id = owed.version_id
    WHERE ${isOverdueAs("owed", sql.raw(`(${promisedDaysSql.replaceAll("definition", "v.definition")})`), now)} LIMIT ${overdueCountedAtMost})`;
  const late = homes
    ? lateAmong(
        sql`SELECT * FROM ${undecidedOfHomes(homes)} WHERE state IN (${listed(owedStates)}) ORDER BY submitted_at`,
      )
    : sql.join(
        owedStates.map((state) => lateAmong(oldest(state))),
        sql` UNION ALL `,
      );
  return db
    .select({
      landlordId: sql<string | null>`reader_id`.as("reader_id"),
      count: sql<number>`total`.as("overdue_total"),
      ids: sql<string>`ids`.as("overdue_ids"),
    })
    .from(
      sql`(WITH reader AS MATERIALIZED (SELECT ${landlord} AS id), late AS MATERIALIZED (SELECT id FROM (${late})
        ORDER BY submitted_at LIMIT ${overdueCountedAtMost})
      SELECT (SELECT id FROM reader) AS reader_id, (SELECT count(*) FROM late) AS total,
        (SELECT json_group_array(id) FROM (SELECT id FROM late LIMIT ${overdueNamedOf})) AS ids)`,
    );
}

/** What `selectOverdue` found; null: the session has ended. */
export function overdueOf([row]: Awaited<ReturnType<typeof selectOverdue>>): Overdue | null {
  return row?.landlordId ? { count: row.count, ids: JSON.parse(row.ids) as ApplicationId[] } : null;
}

function listed(states: readonly ApplicationState[]): SQL {
  return sql.join(
    states.map((state) => literal(state)),
    sql`, `,
  );
}

/** Statement: the oldest of each state that waits for the landlord, with names as `selectLatest` gives them. */
export function selectAwaiting({ db }: Services, { landlord, homes }: Reach) {
  const oldest = homes
    ? sql`(SELECT id FROM (SELECT id, state, row_number() OVER (PARTITION BY state ORDER BY submitted_at) AS place
        FROM ${undecidedOfHomes(homes)}) WHERE place <= ${namedAtMost} AND state = waiting.value)`
    : sql`(SELECT a.id FROM ${application} AS a WHERE a.landlord_id = reader.id
        AND a.is_archived = 0 AND a.state = waiting.value AND a.is_spam = 0 ORDER BY a.submitted_at LIMIT ${namedAtMost})`;
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("awaiting_id"),
      stored: namedStored(landlord),
      state: sql<ApplicationState>`${application.state}`.as("awaiting_state"),
    })
    .from(sql`(SELECT ${landlord} AS id) AS reader`)
    .crossJoin(sql`json_each(${JSON.stringify(awaitingStates)}) AS waiting`)
    .innerJoin(application, sql`${application.id} IN ${oldest} AND +${application.landlordId} = reader.id`)
    .orderBy(application.submittedAt);
}

export type Awaiting = { id: ApplicationId; state: ApplicationState; name: string };

/** What the rows of `selectAwaiting` are, without those that have no name. */
export async function openAwaiting(
  services: Services,
  rows: Awaited<ReturnType<typeof selectAwaiting>>,
  keys: readonly WrappedPersonKey[],
): Promise<Awaiting[]> {
  const people = await withPeople(services, rows, keys);
  return people.map(({ id, state, name }) => ({ id, state, name })).filter(({ name }) => name !== "");
}

/** Of whose turn has not come, and of who is hidden until the shortlist, nothing is read. */
function namedStored(landlord: SQL) {
  return sql<
    string | null
  >`CASE WHEN ${isOutOfTurn} OR ${isUnnamed(landlord)} THEN NULL ELSE ${storedPersonSql} END`.as("stored_person");
}

export type LatestApplicant = {
  id: ApplicationId;
  formId: RentFormId;
  /** "" once it was erased, and while its turn has not come. */
  name: string;
  reference: string;
  formTitle: string;
  /** Street and unit of its home; null where the account has no other. */
  home: string | null;
  state: ApplicationState;
  submittedAt: number;
  isNew: number;
};

/** Statement: who applied last to any of a landlord's forms. Whose turn has not come has no name, nor who is hidden until the shortlist. */
export function selectLatest({ db }: Services, { landlord, homes }: Reach) {
  const isTheirs = homes
    ? sql`${application.id} IN ${mergeHomes(homes, { what: "applications", atMost: latestLookedAt })}
        AND +${application.landlordId} = ${landlord}`
    : sql`${application.landlordId} = ${landlord}`;
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("latest_id"),
      formId: sql<RentFormId>`${application.formId}`.as("latest_form"),
      stored: namedStored(landlord),
      reference: sql<string>`${application.reference}`.as("latest_reference"),
      formTitle: sql<string>`${rentForm.title}`.as("latest_title"),
      home: homeLineAmongSeveral(landlord, sql`${application.homeId}`).as("latest_home"),
      state: sql<ApplicationState>`${application.state}`.as("latest_state"),
      submittedAt: sql<number>`${application.submittedAt}`.as("latest_at"),
      isNew: sql<number>`${application.firstViewedAt} IS NULL`.as("latest_new"),
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(and(isTheirs, eq(application.isArchived, false), sql`${application.isSpam} = 0`))
    .orderBy(desc(application.submittedAt), desc(application.id))
    .limit(latestShown);
}

/** What the rows of `selectLatest` are. */
export async function openLatest(
  services: Services,
  rows: Awaited<ReturnType<typeof selectLatest>>,
  keys: readonly WrappedPersonKey[],
): Promise<LatestApplicant[]> {
  const people = await withPeople(services, rows, keys);
  return people.map(({ email: _email, phone: _phone, ...row }) => row);
}
