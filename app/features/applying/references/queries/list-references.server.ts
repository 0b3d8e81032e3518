import { asc, eq, type SQL, sql } from "drizzle-orm";
import { type ApplicationState, application } from "../../../../db/schema/applications";
import { type RefereeKind, referenceRequest } from "../../../../db/schema/review";
import type { ReferenceRequestId } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { openReferenceAnswer, openReferenceContact, type ReferenceAnswer, type ReferenceContact } from "../model";
import { type ReferenceState, stateOfReference } from "../rules";

const requestsAtMost = 60;

/** One request. Times in milliseconds. */
export type ReadReference = {
  id: ReferenceRequestId;
  path: string;
  kind: RefereeKind;
  contact: ReferenceContact;
  state: ReferenceState;
  askedAt: number;
  expiresAt: number;
  answeredAt: number | null;
  declinedAt: number | null;
  /** As given; null until then, and for every reader but the landlord. */
  answer: ReferenceAnswer | null;
};

/** Statement for a page's batch. `which`: SQL, the application's id in brackets, found only for who may read it. Oldest first. */
export function selectReferences({ db }: Pick<Services, "db">, which: SQL) {
  return db
    .select({
      id: sql<ReferenceRequestId>`${referenceRequest.id}`.as("reference_id"),
      path: referenceRequest.path,
      kind: referenceRequest.kind,
      contact: referenceRequest.contact,
      askedAt: referenceRequest.askedAt,
      expiresAt: referenceRequest.expiresAt,
      answeredAt: referenceRequest.answeredAt,
      declinedAt: referenceRequest.declinedAt,
      cancelledAt: referenceRequest.cancelledAt,
      answer: referenceRequest.answer,
      applicationState: sql<ApplicationState>`${application.state}`.as("reference_application_state"),
    })
    .from(referenceRequest)
    .innerJoin(application, eq(application.id, referenceRequest.applicationId))
    .where(sql`${referenceRequest.applicationId} = ${which}`)
    .orderBy(asc(referenceRequest.askedAt))
    .limit(requestsAtMost);
}

type Row = Awaited<ReturnType<typeof selectReferences>>[number];

/** Opens what `selectReferences` found. What a referee wrote is the landlord's to read; the applicant sees whom and when. */
export function openReferences(
  key: DataKey,
  rows: readonly Row[],
  { reader, now }: { reader: "landlord" | "applicant"; now: number },
): Promise<ReadReference[]> {
  return Promise.all(
    rows.map(async ({ contact, answer, cancelledAt, applicationState, ...row }) => ({
      ...row,
      contact: await openReferenceContact(key, row.id, contact),
      state: stateOfReference({ ...row, cancelledAt }, applicationState, now),
      answer: reader === "landlord" && answer !== null ? await openReferenceAnswer(key, row.id, answer) : null,
    })),
  );
}

/** When those were asked who have been silent since: what was taken back or refused is no silence. */
export function unansweredSince(references: readonly ReadReference[]): number[] {
  return references.filter(({ state }) => state === "open" || state === "expired").map(({ askedAt }) => askedAt);
}
