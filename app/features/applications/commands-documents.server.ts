import { and, eq, isNull, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { applicationDraft, document } from "../../db/schema/applications";
import type { DocumentId } from "../../kernel/ids";
import { err, ok, type Result } from "../../kernel/result";
import type { Plan } from "../rent-forms/model/compile";
import { cleanFileName, kindOfContent } from "./file-kinds";
import type { Draft, DraftDocument } from "./queries-draft.server";
import { fileFieldAt } from "./raw-answers";
import { sealPurposes } from "./stored-application";

export const documentLimits = { fileBytes: 10 * 1024 * 1024, perSlot: 5, perPersonBytes: 50 * 1024 * 1024 } as const;

export type UploadError = "empty" | "too-large" | "wrong-kind" | "too-many" | "person-full" | "no-such-slot" | "gone";

/**
 * Takes one file for a slot: checked by content, encrypted, put into R2 under a random key, then claimed by a row. The row
 * is guarded in SQL, so that parallel uploads cannot pass the limits together. An object without a row is swept.
 */
export async function addDocument(
  services: Services,
  { plan, draft }: { plan: Plan; draft: Draft },
  file: { path: string; name: string; bytes: Uint8Array },
): Promise<Result<DraftDocument, UploadError>> {
  const field = fileFieldAt(plan, file.path);
  if (!field) return err("no-such-slot");
  if (file.bytes.byteLength === 0) return err("empty");
  if (file.bytes.byteLength > documentLimits.fileBytes) return err("too-large");
  const kind = kindOfContent(file.bytes);
  if (!kind) return err("wrong-kind");
  const id = services.ids.uuid<DocumentId>();
  const name = cleanFileName(file.name, kind);
  const objectKey = `documents/${services.ids.token()}`;
  await services.documents.put(objectKey, await draft.key.encrypt(sealPurposes.document(id), file.bytes));
  const perSlot = Math.min(field.maxFiles ?? documentLimits.perSlot, documentLimits.perSlot);
  const [stored] = await services.db.all<{ id: string }>(sql`
    INSERT INTO ${document} (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at)
    SELECT ${id}, ${draft.id}, ${file.path}, ${objectKey}, ${await draft.key.encryptText(sealPurposes.documentName(id), name)},
      ${kind}, ${file.bytes.byteLength}, ${await draft.key.digest(file.bytes)}, ${services.clock.now().getTime()}
    WHERE EXISTS (SELECT 1 FROM ${applicationDraft} WHERE id = ${draft.id} AND submitted_at IS NULL)
      AND (SELECT count(*) FROM ${document} WHERE application_id = ${draft.id} AND path = ${file.path} AND removed_at IS NULL) < ${perSlot}
      AND (SELECT coalesce(sum(size_bytes), 0) FROM ${document} WHERE application_id = ${draft.id} AND removed_at IS NULL)
        + ${file.bytes.byteLength} <= ${documentLimits.perPersonBytes}
    RETURNING id`);
  if (stored) return ok({ id, path: file.path, name, sizeBytes: file.bytes.byteLength });
  await services.documents.delete([objectKey]);
  return err(await reasonOfRefusal(services, draft, file.path, perSlot));
}

async function reasonOfRefusal(
  { db }: Services,
  draft: Draft,
  path: string,
  perSlot: number,
): Promise<"too-many" | "person-full" | "gone"> {
  const [live, rows] = await db.batch([
    db
      .select({ id: applicationDraft.id })
      .from(applicationDraft)
      .where(and(eq(applicationDraft.id, draft.id), isNull(applicationDraft.submittedAt))),
    db
      .select({ path: document.path })
      .from(document)
      .where(and(eq(document.applicationId, draft.id), isNull(document.removedAt))),
  ]);
  if (live.length === 0) return "gone";
  return rows.filter((row) => row.path === path).length >= perSlot ? "too-many" : "person-full";
}

/** Takes a file back; the sweeper removes the object. Removing what is gone already succeeds. */
export async function removeDocument(services: Services, draft: Draft, documentId: string): Promise<void> {
  await services.db
    .update(document)
    .set({ removedAt: services.clock.now().getTime() })
    .where(and(eq(document.id, documentId), isMineAndUnsent(draft), isNull(document.removedAt)));
}

/** Follows `removeItem`: files of the removed item go, those of later items move up with it. */
export async function removeItemDocuments(
  services: Services,
  draft: Draft,
  item: { sectionId: string; index: number },
): Promise<void> {
  const { db } = services;
  const moves = draft.documents.flatMap(({ id, path }) => {
    const [sectionId, index, ...rest] = path.split(".");
    const at = Number(index);
    if (sectionId !== item.sectionId || !(at >= item.index)) return [];
    const change =
      at === item.index
        ? { removedAt: services.clock.now().getTime() }
        : { path: [sectionId, at - 1, ...rest].join(".") };
    return [
      db
        .update(document)
        .set(change)
        .where(and(eq(document.id, id), isMineAndUnsent(draft))),
    ];
  });
  const [first, ...others] = moves;
  if (first) await db.batch([first, ...others]);
}

function isMineAndUnsent(draft: Draft) {
  return and(
    eq(document.applicationId, draft.id),
    sql`EXISTS (SELECT 1 FROM ${applicationDraft} WHERE ${applicationDraft.id} = ${draft.id} AND ${applicationDraft.submittedAt} IS NULL)`,
  );
}
