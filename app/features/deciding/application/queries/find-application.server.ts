import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { literal } from "../../../../db/literal.server";
import {
  type ApplicationState,
  application,
  applicationData,
  applicationKey,
} from "../../../../db/schema/applications";
import { type DocumentKind, document } from "../../../../db/schema/documents";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId, DocumentId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { DataKey } from "../../../../platform/crypto";
import { openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import {
  type FormerState,
  openRevisions,
  selectRevisions,
} from "../../../applying/applications/corrections/queries/list-revisions.server";
import {
  type HouseholdPart,
  openParts,
  selectParts,
} from "../../../applying/applications/household/queries/open-parts.server";
import { isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import {
  openApplication,
  type StoredApplication,
  sealPurposes,
} from "../../../applying/applications/stored-application";
import {
  earlierColumns,
  earlierPlace,
  type LinkedDuplicate,
  linkedDuplicateOf,
} from "../../../applying/apply/spam/queries/find-duplicates.server";
import { memberKeys } from "../../../applying/info-requests/queries/find-askable.server";
import {
  openRequests,
  type ReadRequest,
  selectRequests,
} from "../../../applying/info-requests/queries/list-requests.server";
import { openMessages, selectMessages, type ThreadPage } from "../../../applying/messages/queries/list-messages.server";
import { asAsked } from "../../../forms/form-model/later-questions";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import { type FormKey, isForm } from "../../../forms/rent-forms/queries/find-editable-form.server";
import { isFullyReviewed } from "../../decision/queries/has-full-review.server";

type ReadableDocument = { id: DocumentId; path: string; name: string; kind: DocumentKind; sizeBytes: number };

export type ReadableApplication = {
  id: ApplicationId;
  name: string;
  email: string;
  phone: string | null;
  reference: string;
  state: ApplicationState;
  submittedAt: number;
  /** Last correction by the applicant. */
  changedAt: number | null;
  /** Revision of the answers, and the one that the landlord read last; null before the first time. */
  rev: number;
  seenRev: number | null;
  /** When an answer to a request came that was not read yet. */
  unreadAnswerAt: number | null;
  firstViewedAt: number | null;
  formTitle: string;
  versionNumber: number;
  /** The version it was filled in on. */
  definition: FormDefinition;
  stored: StoredApplication;
  documents: ReadableDocument[];
  /** The same person has applied before. */
  duplicate: LinkedDuplicate | null;
  /** Whom the applicant named, with what they sent. */
  household: HouseholdPart[];
  householdCompletedAt: number | null;
  /** Of the household a month: the lead's and those of co-applicants who are done. */
  incomeMonthlyMinor: number | null;
  incomeCurrency: string | null;
  /** What was asked for after it was sent. */
  requests: ReadRequest[];
  /** The newest messages between landlord and applicant. */
  thread: ThreadPage;
  /** What it said before each correction, oldest first. */
  former: FormerState[];
  /** Read with flags and references by the plan that it came under, or by a later credit. */
  isFullyReviewed: boolean;
  newer: ApplicationId | null;
  older: ApplicationId | null;
};

/**
 * One application, opened, in one batch; null when it is not this actor's, its turn has not come, or it is suspected and
 * `isSuspected` does not ask for it. Throws when a ciphertext was changed.
 */
export async function findApplication(
  services: Services,
  actor: Landlord,
  input: FormKey & { applicationId: ApplicationId; isSuspected?: boolean },
): Promise<ReadableApplication | null> {
  const { db } = services;
  const mine = and(
    isForm(input),
    ne(rentForm.state, "deleted"),
    mayReachForm(actor, services.clock.now().getTime()),
  ) as SQL;
  const isIt = and(
    eq(application.id, input.applicationId),
    sql`${application.isSpam} = ${literal(Number(input.isSuspected ?? false))}`,
    mine,
    sql`NOT ${isOutOfTurn}`,
  ) as SQL;
  const own = sql`(SELECT ${application.id} FROM ${application}
    JOIN ${rentForm} ON ${rentForm.id} = ${application.formId} WHERE ${isIt})`;
  const isItsId = sql`${application.id} IN ${own}`;
  const [rows, files, newer, older, parts, partFiles, requests, revisions, messages] = await db.batch([
    selectApplication(services, isIt),
    selectDocuments(services, isIt),
    selectNeighbour(services, mine, input.applicationId, "newer"),
    selectNeighbour(services, mine, input.applicationId, "older"),
    ...selectParts(db, isIt),
    selectRequests(services, isItsId),
    selectRevisions(services, isItsId),
    selectMessages(services, own),
  ]);
  const [row] = rows;
  if (!row) return null;
  const {
    keyId,
    wrappedKey,
    data,
    definition,
    earlierReference,
    earlierId,
    earlierFormId,
    sameBy,
    stored,
    isFull,
    ...facts
  } = row;
  const key = await services.dataKeys.open(row.id, { keyId, wrappedKey });
  const opened = await openApplication(key, data);
  const household = await openParts(services.dataKeys, key, parts, partFiles);
  return {
    ...facts,
    ...(await openPerson(services, stored)),
    duplicate: linkedDuplicateOf({ earlierReference, earlierId, earlierFormId, sameBy }),
    definition: asAsked(storedDefinition(definition), opened.asked),
    stored: opened,
    documents: await Promise.all(files.map((file) => openDocument(key, file))),
    household,
    requests: await openRequests(key, requests, "landlord", memberKeys(household)),
    thread: await openMessages(key, messages),
    former: await openRevisions(key, revisions),
    isFullyReviewed: isFull === 1,
    seenRev: facts.firstViewedAt === null ? null : (facts.seenRev ?? 1),
    newer: newer[0]?.id ?? null,
    older: older[0]?.id ?? null,
  };
}

function selectApplication({ db }: Services, isIt: SQL) {
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      stored: storedPersonWithKey,
      reference: application.reference,
      state: sql<ApplicationState>`${application.state}`.as("application_state"),
      submittedAt: application.submittedAt,
      changedAt: application.changedAt,
      rev: applicationData.rev,
      seenRev: application.seenRev,
      unreadAnswerAt: application.unreadAnswerAt,
      firstViewedAt: application.firstViewedAt,
      householdCompletedAt: application.householdCompletedAt,
      incomeMonthlyMinor: application.incomeMonthlyMinor,
      incomeCurrency: application.incomeCurrency,
      formTitle: rentForm.title,
      isFull: isFullyReviewed.as("is_fully_reviewed"),
      versionNumber: rentFormVersion.number,
      definition: rentFormVersion.definition,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
      data: applicationData.data,
      ...earlierColumns,
      ...earlierPlace,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .innerJoin(applicationData, eq(applicationData.applicationId, application.id))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
    .where(isIt);
}

function selectDocuments({ db }: Services, isIt: SQL) {
  return db
    .select({
      id: sql<DocumentId>`${document.id}`.as("document_id"),
      path: document.path,
      name: document.name,
      kind: document.kind,
      sizeBytes: document.sizeBytes,
    })
    .from(document)
    .innerJoin(application, eq(application.id, document.applicationId))
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(and(isIt, isNotNull(document.claimedAt), isNull(document.removedAt)))
    .orderBy(asc(document.createdAt), asc(document.id));
}

/** The next application of the same form in the order of its list. */
function selectNeighbour({ db }: Services, mine: SQL, id: ApplicationId, side: "newer" | "older") {
  const here = sql`(SELECT submitted_at, id FROM ${application} AS here WHERE here.id = ${id})`;
  const there = sql`(${application.submittedAt}, ${application.id})`;
  const formId = sql`(SELECT form_id FROM ${application} AS here WHERE here.id = ${id})`;
  const order =
    side === "newer"
      ? sql`${application.submittedAt} ASC, ${application.id} ASC`
      : sql`${application.submittedAt} DESC, ${application.id} DESC`;
  return db
    .select({ id: sql<ApplicationId>`${application.id}`.as("application_id") })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(
      and(
        sql`${application.formId} = ${formId}`,
        sql`${application.isSpam} = 0`,
        side === "newer" ? sql`${there} > ${here}` : sql`${there} < ${here}`,
        mine,
      ),
    )
    .orderBy(order)
    .limit(1);
}

type StoredDocument = Omit<ReadableDocument, "name"> & { name: string };

async function openDocument(key: DataKey, file: StoredDocument): Promise<ReadableDocument> {
  return { ...file, name: await key.decryptText(sealPurposes.documentName(file.id), file.name) };
}
