import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type ApplicationState, application, applicationData } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { ApplicationId } from "../../../../kernel/ids";
import type { ListPosition } from "../../../../kernel/list-position-text";
import type { PageLocale } from "../../../../kernel/page-locale";
import { storedPerson, withPeople } from "../../../../platform/people/people.server";
import type { WrappedPersonKey } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import { isUnnamed } from "../../../applying/applications/queries/unnamed.server";
import {
  earlierColumns,
  earlierPlace,
  type LinkedDuplicate,
  linkedDuplicateOf,
} from "../../../applying/apply/spam/queries/find-duplicates.server";
import { anonymisedName } from "../../inbox/rules/blind";

export type ListedApplication = {
  id: ApplicationId;
  name: string;
  reference: string;
  state: ApplicationState;
  submittedAt: number;
  isNew: boolean;
  /** Corrected by the applicant since it was read. */
  isChanged: boolean;
  /** Answered a request for more that was not read yet. */
  hasAnswered: boolean;
  /** The applicant took it back and had it erased: there is nothing left to open. */
  isErased: boolean;
  /** Its form is read in order and its turn has not come: it has no name here. */
  isLocked: boolean;
  documents: number;
  /** The same person has applied before. */
  duplicate: LinkedDuplicate | null;
};

const pageSize = 25;

/**
 * Statement: a form's applications, newest first, suspected spam apart, none in the bin. `isReached`: condition on
 * rent_form with the check of the actor.
 */
export function selectApplications({ db }: Services, isReached: SQL, before: ListPosition | null) {
  const formId = sql`(SELECT ${rentForm.id} FROM ${rentForm} WHERE ${isReached} AND ${rentForm.state} <> 'deleted')`;
  const landlord = sql`(SELECT ${rentForm.landlordId} FROM ${rentForm} WHERE ${isReached})`;
  const isOlder = before
    ? sql`(${application.submittedAt}, ${application.id}) < (${before.submittedAt}, ${before.id})`
    : undefined;
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      stored: storedPerson,
      reference: application.reference,
      state: sql<ApplicationState>`${application.state}`.as("application_state"),
      submittedAt: application.submittedAt,
      firstViewedAt: application.firstViewedAt,
      isChanged: sql<number>`(${application.changedAt} IS NOT NULL AND ${application.firstViewedAt} IS NOT NULL
        AND coalesce(${application.seenRev}, 1) < (SELECT rev FROM ${applicationData}
          WHERE application_id = ${application.id}))`.as("is_changed"),
      unreadAnswerAt: application.unreadAnswerAt,
      documents: application.documentCount,
      isLocked: sql<number>`${isOutOfTurn}`.as("is_locked"),
      isUnnamed: sql<number>`${isUnnamed(landlord)}`.as("is_unnamed"),
      ...earlierColumns,
      ...earlierPlace,
    })
    .from(application)
    .where(and(eq(application.formId, formId), sql`${application.isSpam} = 0`, isOlder))
    .orderBy(desc(application.submittedAt), desc(application.id))
    .limit(pageSize + 1);
}

type Row = Awaited<ReturnType<typeof selectApplications>>[number];

/** What the rows of `selectApplications` are: a page, and where the next one begins. `keys`: those of the form. */
export async function applicationsPage(
  services: Services,
  rows: readonly Row[],
  keys: readonly WrappedPersonKey[],
  language: PageLocale,
): Promise<{ applications: ListedApplication[]; older: ListPosition | null }> {
  const page = await withPeople(services, rows.slice(0, pageSize), keys);
  const last = page.at(-1);
  return {
    applications: page.map(({ isUnnamed, ...shown }) => {
      const { firstViewedAt, unreadAnswerAt, earlierReference, sameBy, email, ...others } = shown;
      const { phone: _, earlierId, earlierFormId, ...row } = others;
      const isHidden = row.isLocked === 1 || isUnnamed === 1;
      return {
        ...row,
        isLocked: row.isLocked === 1,
        name:
          row.isLocked === 1
            ? ""
            : isUnnamed === 1 && email !== ""
              ? anonymisedName(row.reference, language)
              : row.name,
        duplicate: isHidden ? null : linkedDuplicateOf({ earlierReference, earlierId, earlierFormId, sameBy }),
        isNew: firstViewedAt === null,
        isChanged: row.isChanged === 1,
        hasAnswered: unreadAnswerAt !== null && row.isLocked === 0,
        isErased: row.name === "" && email === "",
      };
    }),
    older: rows.length > pageSize && last ? { submittedAt: last.submittedAt, id: last.id } : null,
  };
}
