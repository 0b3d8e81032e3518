import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import {
  type ApplicationState,
  application,
  applicationData,
  applicationKey,
  applicationMember,
  document,
} from "../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../db/schema/forms";
import { audit, linkToken } from "../../db/schema/platform";
import { type ApplicationId, type DocumentId, mailTokenSchema } from "../../kernel/ids";
import { mailLinks } from "../../kernel/links";
import { sha256Hex } from "../../platform/crypto";
import type { FormDefinition } from "../rent-forms/model/schema";
import { storedDefinition } from "../rent-forms/publishable";
import type { HouseholdMember } from "./household/member";
import { openMembers, selectMembers } from "./household/queries-household.server";
import { openRequests, type ReadRequest, selectRequests } from "./info-requests/queries-requests.server";
import { choosePageLocale, type PageLocale } from "./locale";
import { openApplication, type StoredApplication, sealPurposes } from "./stored-application";

/** SQL: the application that a status link is about. Stands in every statement of its page. */
export async function isHolderOf(services: Services, token: string): Promise<SQL | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  const hash = await sha256Hex(token);
  return sql`${application.id} = (SELECT key.ref FROM ${linkToken} AS key WHERE key.hash = ${hash}
    AND key.purpose = ${mailLinks.applicationStatus.purpose} AND key.expires_at > ${services.clock.now().getTime()})`;
}

export type StatusDocument = { id: DocumentId; path: string; name: string; sizeBytes: number; openedAt: number[] };

export type ApplicationStatus = {
  id: ApplicationId;
  urlId: string;
  formTitle: string;
  reference: string;
  state: ApplicationState;
  locale: PageLocale;
  submittedAt: number;
  /** Last correction. */
  changedAt: number | null;
  firstViewedAt: number | null;
  /** Who was named for own parts. */
  household: HouseholdMember[];
  decidedAt: number | null;
  /** Null once it was erased. */
  content: {
    definition: FormDefinition;
    stored: StoredApplication;
    documents: StatusDocument[];
    /** Given to an open request, and not sent yet. */
    unsent: Omit<StatusDocument, "openedAt">[];
    requests: ReadRequest[];
  } | null;
};

/** Everything that an applicant may see of a sent application; null when the link is unknown or over. One batch. */
export async function findStatus(services: Services, token: string): Promise<ApplicationStatus | null> {
  const { db, dataKeys } = services;
  const isMine = await isHolderOf(services, token);
  if (!isMine) return null;
  const [rows, files, views, members, requests] = await db.batch([
    db
      .select({
        id: sql<ApplicationId>`${application.id}`.as("application_id"),
        urlId: rentForm.urlId,
        formTitle: rentForm.title,
        reference: application.reference,
        state: sql<ApplicationState>`${application.state}`.as("application_state"),
        locale: application.locale,
        submittedAt: application.submittedAt,
        changedAt: application.changedAt,
        firstViewedAt: application.firstViewedAt,
        decidedAt: application.decidedAt,
        definition: rentFormVersion.definition,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
        data: applicationData.data,
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
      .leftJoin(applicationKey, eq(applicationKey.applicationId, application.id))
      .leftJoin(applicationData, eq(applicationData.applicationId, application.id))
      .where(isMine),
    db
      .select({
        id: sql<DocumentId>`${document.id}`.as("document_id"),
        path: document.path,
        name: document.name,
        sizeBytes: document.sizeBytes,
        claimedAt: document.claimedAt,
      })
      .from(document)
      .innerJoin(application, eq(application.id, document.applicationId))
      .where(and(isMine, isNull(document.removedAt)))
      .orderBy(asc(document.createdAt)),
    db
      .select({ documentId: audit.targetId, at: audit.at })
      .from(document)
      .innerJoin(application, eq(application.id, document.applicationId))
      .innerJoin(audit, eq(audit.targetId, document.id))
      .where(and(isMine, eq(audit.action, "document.download"), gt(audit.at, 0)))
      .orderBy(asc(audit.at)),
    selectMembers(
      db,
      sql`${applicationMember.applicationId} IN (SELECT ${application.id} FROM ${application} WHERE ${isMine})`,
    ),
    selectRequests(services, isMine),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { definition, keyId, wrappedKey, data, locale, ...facts } = row;
  const status = { ...facts, locale: choosePageLocale({ query: locale, acceptLanguage: null }) };
  if (keyId === null || wrappedKey === null || data === null) return { ...status, content: null, household: [] };
  const key = await dataKeys.open(row.id, { keyId, wrappedKey });
  const named = await Promise.all(
    files.map(async ({ claimedAt, ...file }) => ({
      ...file,
      isSent: claimedAt !== null,
      name: await key.decryptText(sealPurposes.documentName(file.id), file.name),
    })),
  );
  const openedAt = (id: string) => views.filter(({ documentId }) => documentId === id).map(({ at }) => at);
  const content = {
    definition: storedDefinition(definition),
    stored: await openApplication(key, data),
    documents: named.flatMap(({ isSent, ...file }) => (isSent ? [{ ...file, openedAt: openedAt(file.id) }] : [])),
    unsent: named.flatMap(({ isSent, ...file }) => (isSent || !file.path.startsWith("info.") ? [] : [file])),
    requests: await openRequests(key, requests, "applicant"),
  };
  return { ...status, content, household: await openMembers(key, members) };
}
