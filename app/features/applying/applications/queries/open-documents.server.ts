import { and, asc, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { application } from "../../../../db/schema/applications";
import { document } from "../../../../db/schema/documents";
import { audit } from "../../../../db/schema/platform";
import type { DocumentId } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import { sealPurposes } from "../stored-application";

/** That somebody of the landlord's account looked at a paper, or took a copy of it. */
export type Opening = { at: number; how: "view" | "download"; by: keyof typeof openers };

/** `detail` of the audit row of an opening; rows without one were written before accounts could be shared. */
export const openers = { landlord: "owner", colleague: "colleague" } as const;
export type StatusDocument = { id: DocumentId; path: string; name: string; sizeBytes: number; openings: Opening[] };

/** The trace that erasing papers leaves; the page reads its time. */
export const papersErased = "application.retention-documents";

/** Beside rows of application: when its papers were erased by the clock. */
export const papersErasedAt = sql<number | null>`(SELECT max(trace.at) FROM ${audit} AS trace
  WHERE trace.target_id = ${application.id} AND trace.action = ${papersErased})`.as("papers_erased_at");

const documentId = sql<DocumentId>`${document.id}`.as("document_id");

/** Statement: files of these applications, drafts or parts, oldest first. `owners`: SQL, ids in brackets. */
export function selectDocuments(db: Database, owners: SQL, which?: SQL) {
  return db
    .select({
      id: documentId,
      path: document.path,
      name: document.name,
      sizeBytes: document.sizeBytes,
      claimedAt: document.claimedAt,
    })
    .from(document)
    .where(and(sql`${document.applicationId} IN ${owners}`, isNull(document.removedAt), which))
    .orderBy(asc(document.createdAt), asc(document.id));
}

/** Statement: those that were sent, with all that their landlord needs to read them. */
export function selectSentDocuments(db: Database, owners: SQL) {
  return db
    .select({
      id: documentId,
      ownerId: document.applicationId,
      path: document.path,
      name: document.name,
      kind: document.kind,
      sizeBytes: document.sizeBytes,
      objectKey: document.objectKey,
      createdAt: document.createdAt,
    })
    .from(document)
    .where(and(sql`${document.applicationId} IN ${owners}`, isNotNull(document.claimedAt), isNull(document.removedAt)))
    .orderBy(asc(document.createdAt), asc(document.id));
}

export type SentDocument = Awaited<ReturnType<typeof selectSentDocuments>>[number];

/** Statement: when a landlord opened files of these, oldest first. */
export function selectOpenings(db: Database, owners: SQL) {
  return db
    .select({ documentId: audit.targetId, at: audit.at, action: audit.action, detail: audit.detail })
    .from(audit)
    .where(
      and(
        sql`${audit.targetId} IN (SELECT id FROM ${document} WHERE application_id IN ${owners})`,
        inArray(audit.action, ["document.download", "document.view"]),
      ),
    )
    .orderBy(asc(audit.at));
}

/** Files by their names. */
export function openNames<File extends { id: DocumentId; name: string }>(
  key: DataKey,
  files: readonly File[],
): Promise<File[]> {
  return Promise.all(
    files.map(async (file) => ({
      ...file,
      name: await key.decryptText(sealPurposes.documentName(file.id), file.name),
    })),
  );
}

/** Files by their names, each with its openings: rows of the audit, oldest first. */
export async function openDocuments<File extends { id: DocumentId; name: string }>(
  key: DataKey,
  files: readonly File[],
  openings: readonly { documentId: string; at: number; action: string; detail: string | null }[],
): Promise<(File & { openings: Opening[] })[]> {
  return (await openNames(key, files)).map((file) => ({
    ...file,
    openings: openings
      .filter(({ documentId }) => documentId === file.id)
      .map(
        ({ at, action, detail }): Opening => ({
          at,
          how: action === "document.view" ? "view" : "download",
          by: detail === openers.colleague ? "colleague" : "landlord",
        }),
      ),
  }));
}
