import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { application, applicationDraft, applicationKey, document } from "../../db/schema/applications";
import { rentFormVersion } from "../../db/schema/forms";
import { linkToken } from "../../db/schema/platform";
import type { ApplicationId, DocumentId, RentFormId, VersionId } from "../../kernel/ids";
import { type DataKey, sha256Hex } from "../../platform/crypto";
import { definitionSchema, type FormDefinition } from "../rent-forms/model/schema";
import { openDraft, type StoredDraft, sealPurposes } from "./stored-application";

export type DraftDocument = { id: DocumentId; path: string; name: string; sizeBytes: number };

/** A tenant's unsent work, opened. Times in milliseconds. */
export type Draft = {
  id: ApplicationId;
  formId: RentFormId;
  /** The version that the last save was checked against. */
  versionId: VersionId;
  rev: number;
  locale: string;
  createdAt: number;
  expiresAt: number;
  submittedAt: number | null;
  key: DataKey;
  stored: StoredDraft;
  documents: DraftDocument[];
};

/** The draft behind a cookie, with its documents, in one round trip; null when unknown, of another form or past its life. */
export async function findDraft(services: Services, formId: string, token: string | null): Promise<Draft | null> {
  if (!token) return null;
  const now = services.clock.now().getTime();
  return readDraft(
    services,
    and(await isOpenedBy(token, now), eq(applicationDraft.formId, formId), gt(applicationDraft.expiresAt, now)) as SQL,
  );
}

/** The draft with this id, for work of our own; null when it is past its life. */
export function findDraftById(services: Services, id: ApplicationId): Promise<Draft | null> {
  const now = services.clock.now().getTime();
  return readDraft(services, and(eq(applicationDraft.id, id), gt(applicationDraft.expiresAt, now)) as SQL);
}

/** Purpose of the keys that a resume link gives to a further device. */
export const deviceKeyPurpose = "draft-device";

/** SQL: the cookie is the draft's first device, or one that was let in by a link. */
async function isOpenedBy(token: string, now: number): Promise<SQL> {
  const hash = await sha256Hex(token);
  return sql`(${applicationDraft.tokenHash} = ${hash} OR ${applicationDraft.id} = (SELECT key.ref FROM ${linkToken} AS key
    WHERE key.hash = ${hash} AND key.purpose = ${deviceKeyPurpose} AND key.expires_at > ${now}))`;
}

async function readDraft({ db, dataKeys }: Services, isMine: SQL): Promise<Draft | null> {
  const [rows, documents] = await db.batch([
    db
      .select({
        id: sql<ApplicationId>`${applicationDraft.id}`.as("draft_id"),
        formId: sql<RentFormId>`${applicationDraft.formId}`.as("form_id"),
        versionId: sql<VersionId>`${applicationDraft.versionId}`.as("version_id"),
        rev: applicationDraft.rev,
        locale: applicationDraft.locale,
        createdAt: sql<number>`${applicationDraft.createdAt}`.as("draft_created_at"),
        expiresAt: applicationDraft.expiresAt,
        submittedAt: applicationDraft.submittedAt,
        data: applicationDraft.data,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
      })
      .from(applicationDraft)
      .innerJoin(applicationKey, eq(applicationKey.applicationId, applicationDraft.id))
      .where(isMine),
    db
      .select({
        id: sql<DocumentId>`${document.id}`.as("document_id"),
        path: document.path,
        name: document.name,
        sizeBytes: document.sizeBytes,
      })
      .from(document)
      .innerJoin(applicationDraft, eq(applicationDraft.id, document.applicationId))
      .where(and(isMine, isNull(document.removedAt)))
      .orderBy(asc(document.createdAt), asc(document.id)),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { data, keyId, wrappedKey, ...draft } = row;
  const key = await dataKeys.open(draft.id, { keyId, wrappedKey });
  return {
    ...draft,
    key,
    stored: await openDraft(key, data),
    documents: await Promise.all(
      documents.map(async (entry) => ({
        ...entry,
        name: await key.decryptText(sealPurposes.documentName(entry.id), entry.name),
      })),
    ),
  };
}

/** What the success page shows; null before the application was sent. */
export async function findReceipt(
  services: Services,
  formId: string,
  token: string | null,
): Promise<{ reference: string; locale: string; submittedAt: number } | null> {
  if (!token) return null;
  const [row] = await services.db
    .select({
      reference: application.reference,
      locale: sql<string>`${application.locale}`.as("application_locale"),
      submittedAt: sql<number>`${application.submittedAt}`.as("sent_at"),
    })
    .from(applicationDraft)
    .innerJoin(application, eq(application.id, applicationDraft.id))
    .where(and(await isOpenedBy(token, services.clock.now().getTime()), eq(applicationDraft.formId, formId)));
  return row ?? null;
}

/** A version as it was published: to tell an applicant what has changed since. */
export async function findVersionDefinition(services: Services, versionId: string): Promise<FormDefinition | null> {
  const [row] = await services.db
    .select({ definition: rentFormVersion.definition })
    .from(rentFormVersion)
    .where(eq(rentFormVersion.id, versionId));
  return row ? definitionSchema.parse(JSON.parse(row.definition)) : null;
}
