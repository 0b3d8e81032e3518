import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { literal } from "../../../../db/literal.server";
import { type ApplicationState, application } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { storedPersonSql, withPeople } from "../../../../platform/people/people.server";
import type { WrappedPersonKey } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { answerPromise } from "../../../applying/applications/answer-promise";
import { isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import { isUnnamed } from "../../../applying/applications/queries/unnamed.server";
import { type WorkloadCounts, workloadCountedAtMost, workloadStates } from "../rules/workload";

const latestShown = 7;
/** Of each state: a line names two, and the overdue line takes its names of these, too. */
const namedAtMost = 2;
/** States in which an answer may be owed; answerPromise says whether it is. */
const owedStates = ["submitted", "in_review", "shortlisted"] as const satisfies ApplicationState[];

/**
 * Statement: how many applications of a landlord stand in each state of `deskStates`, counted up to `atMost`. `landlordId`: null
 * where the session has ended.
 */
export function selectWorkloadCounts({ db }: Services, landlord: SQL, atMost: number = workloadCountedAtMost) {
  const counted = (state: ApplicationState) =>
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${application} AS a WHERE a.landlord_id = reader.id
      AND a.is_archived = 0 AND a.state = ${literal(state)} AND a.is_spam = 0 LIMIT ${atMost}))`.as(`in_${state}`);
  const columns = Object.fromEntries(workloadStates.map((state) => [state, counted(state)]));
  return db
    .select({
      landlordId: sql<string | null>`reader.id`.as("reader_id"),
      ...(columns as { [State in keyof WorkloadCounts]: SQL.Aliased<number> }),
    })
    .from(sql`(SELECT ${landlord} AS id) AS reader`);
}

/** One undecided application with what its form promised, as `selectOwed` puts it into its list. */
type Owed = [
  id: ApplicationId,
  state: ApplicationState,
  submittedAt: number,
  householdCompletedAt: number | null,
  isWaiting: number,
  replyWithinDays: number | null,
];

/**
 * Statement: the oldest undecided applications of a landlord, up to `deskCountedAtMost` of each state, with what was promised, as one row
 * with a list in JSON: up to sixty rows, each an object on its way, are read for their ids alone.
 */
export function selectOwed({ db }: Services, landlord: SQL) {
  const oldest = (state: ApplicationState) => sql`SELECT * FROM (SELECT a.id, a.version_id, a.state, a.submitted_at,
    a.household_completed_at, a.is_waiting_for_members FROM ${application} AS a WHERE a.landlord_id = (SELECT id FROM reader)
    AND a.is_archived = 0 AND a.state = ${literal(state)} AND a.is_spam = 0 ORDER BY a.submitted_at LIMIT ${workloadCountedAtMost})`;
  const owed = sql.join(
    owedStates.map((state) => oldest(state)),
    sql` UNION ALL `,
  );
  // What was promised is read once a version, for it lies in a long definition.
  const promised = sql`SELECT v.id AS version, json_extract(v.definition, '$.replyWithinDays') AS days
    FROM ${rentFormVersion} AS v WHERE v.id IN (SELECT version_id FROM owed)`;
  return db.select({ list: sql<string>`list`.as("owed_list") }).from(
    sql`(WITH reader AS MATERIALIZED (SELECT ${landlord} AS id), owed AS MATERIALIZED (${owed}),
      promised AS MATERIALIZED (${promised})
      SELECT json_group_array(json_array(owed.id, owed.state, owed.submitted_at, owed.household_completed_at,
        owed.is_waiting_for_members, promised.days)) AS list
      FROM owed JOIN promised ON promised.version = owed.version_id)`,
  );
}

/** Of what `selectOwed` lists, the ids that should have had their answer before `now` (milliseconds), the oldest first. */
export function findOverdue([row]: Awaited<ReturnType<typeof selectOwed>>, now: number): ApplicationId[] {
  return (JSON.parse(row?.list ?? "[]") as Owed[])
    .filter(
      ([, state, submittedAt, householdCompletedAt, isWaiting, days]) =>
        answerPromise({ state, submittedAt, householdCompletedAt, isWaiting: isWaiting === 1 }, days ?? undefined, now)
          ?.isOverdue,
    )
    .sort(([, , one], [, , other]) => one - other)
    .map(([id]) => id);
}

/** Statement: the oldest of each state that waits for the landlord, with names as `selectLatest` gives them. */
export function selectAwaiting({ db }: Services, landlord: SQL) {
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("awaiting_id"),
      stored: namedStored(landlord),
      state: sql<ApplicationState>`${application.state}`.as("awaiting_state"),
    })
    .from(sql`(SELECT ${landlord} AS id) AS reader`)
    .crossJoin(sql`json_each(${JSON.stringify(owedStates)}) AS waiting`)
    .innerJoin(
      application,
      sql`${application.id} IN (SELECT a.id FROM ${application} AS a WHERE a.landlord_id = reader.id
        AND a.is_archived = 0 AND a.state = waiting.value AND a.is_spam = 0 ORDER BY a.submitted_at LIMIT ${namedAtMost})`,
    )
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
  state: ApplicationState;
  submittedAt: number;
  isNew: number;
};

/** Statement: who applied last to any of a landlord's forms. Whose turn has not come has no name, nor who is hidden until the shortlist. */
export function selectLatest({ db }: Services, landlord: SQL) {
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("latest_id"),
      formId: sql<RentFormId>`${application.formId}`.as("latest_form"),
      stored: namedStored(landlord),
      reference: sql<string>`${application.reference}`.as("latest_reference"),
      formTitle: sql<string>`${rentForm.title}`.as("latest_title"),
      state: sql<ApplicationState>`${application.state}`.as("latest_state"),
      submittedAt: sql<number>`${application.submittedAt}`.as("latest_at"),
      isNew: sql<number>`${application.firstViewedAt} IS NULL`.as("latest_new"),
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(
      and(
        sql`${application.landlordId} = ${landlord}`,
        eq(application.isArchived, false),
        sql`${application.isSpam} = 0`,
      ),
    )
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
