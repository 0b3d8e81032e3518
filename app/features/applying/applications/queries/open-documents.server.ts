import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { audit } from "../../../../db/schema/platform";
import type { DocumentId } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import { sealPurposes } from "../stored-application";

/** That the landlord looked at a paper, or took a copy of it. */
export type Opening = { at: number; how: "view" | "download" };
export type StatusDocument = { id: DocumentId; path: string; name: string; sizeBytes: number; openings: Opening[] };

/** The trace that erasing papers leaves; the page reads its time. */
export const papersErased = "application.retention-documents";

/** Beside rows of application: when its papers were erased by the clock. */
export const papersErasedAt = sql<number | null>`(SELECT max(trace.at) FROM ${audit} AS trace
  WHERE trace.target_id = ${application.id} AND trace.action = ${papersErased})`.as("papers_erased_at");

/** Papers by their names, each with its openings. `views`: rows of the audit about them, oldest first. */
export async function openDocuments<File extends { id: DocumentId; name: string }>(
  key: DataKey,
  files: readonly File[],
  views: readonly { documentId: string; at: number; action: string }[],
): Promise<(File & { openings: Opening[] })[]> {
  const opened = files.map(async (file) => ({
    ...file,
    name: await key.decryptText(sealPurposes.documentName(file.id), file.name),
    openings: views
      .filter(({ documentId }) => documentId === file.id)
      .map(({ at, action }): Opening => ({ at, how: action === "document.view" ? "view" : "download" })),
  }));
  return Promise.all(opened);
}
