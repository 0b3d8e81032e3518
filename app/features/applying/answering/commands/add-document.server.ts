import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application, applicationDraft } from "../../../../db/schema/applications";
import { document } from "../../../../db/schema/documents";
import { rentForm } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { picturePixelsMax } from "../../../../files/picture-limits";
import type { ApplicationId, DocumentId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import type { DataKey } from "../../../../platform/crypto";
import { objectKeyOf } from "../../../../platform/documents";
import type { Services } from "../../../../services";
import type { Plan } from "../../../forms/form-model/compile";
import { fileFieldAt } from "../../../forms/form-model/raw-answers";
import { cleanFile } from "../../applications/clean-file";
import { cleanFileName, kindOfContent } from "../../applications/file-kinds";
import { type Draft, type DraftDocument, isUnsent } from "../../applications/queries/find-draft.server";
import { sealPurposes } from "../../applications/stored-application";

export const documentLimits = { fileBytes: 10 * 1024 * 1024, perSlot: 5, perPersonBytes: 50 * 1024 * 1024 } as const;

export type UploadError =
  | "empty"
  | "too-large"
  | "too-many-pixels"
  | "wrong-kind"
  | "too-many"
  | "person-full"
  | "no-such-slot"
  | "locked"
  | "gone";

/** Where a file goes: a control name, whose key seals it, and conditions in SQL that hold at the moment of storing. */
export type Slot = {
  applicationId: ApplicationId;
  key: DataKey;
  path: string;
  /** Most files here; those that lie here count by `taken`. */
  perSlot: number;
  isOpen: SQL;
  /** SQL: files that lie in the slot already. */
  taken: SQL;
  /** SQL: bytes that the person has stored already. */
  bytes: SQL;
  /** Whatever is sent from here takes all files with it, so that sending need not write each of them. */
  isClaimed?: boolean;
};

/**
 * Takes one file: checked by content, without metadata, encrypted, in R2 under a random key, then claimed by a row that
 * is guarded in SQL; the sweep takes an object without one. The same bytes in the same slot are one file. "locked":
 * somebody looks at the form first. "full": the slot's conditions did not hold.
 */
export async function storeDocument(
  services: Services,
  slot: Slot,
  sent: { name: string; bytes: Uint8Array },
): Promise<Result<DraftDocument, "empty" | "too-large" | "too-many-pixels" | "wrong-kind" | "locked" | "full">> {
  if (sent.bytes.byteLength === 0) return err("empty");
  if (sent.bytes.byteLength > documentLimits.fileBytes) return err("too-large");
  const kind = kindOfContent(sent.bytes);
  if (!kind) return err("wrong-kind");
  const file = cleanFile(kind, sent.bytes);
  if (file.pixels > picturePixelsMax) return err("too-many-pixels");
  const { applicationId, key, path } = slot;
  const id = services.ids.uuid<DocumentId>();
  const name = cleanFileName(sent.name, kind);
  const objectKey = objectKeyOf(services.ids.token(), id);
  const hash = await key.digest(file.bytes);
  const at = services.clock.now().getTime();
  await services.documents.put(objectKey, await key.encrypt(sealPurposes.document(id), file.bytes));
  const [stored] = await services.db.all<{ id: string }>(sql`
    INSERT INTO ${document} (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at,
      claimed_at)
    SELECT ${id}, ${applicationId}, ${path}, ${objectKey}, ${await key.encryptText(sealPurposes.documentName(id), name)},
      ${kind}, ${file.bytes.byteLength}, ${hash}, ${at}, ${slot.isClaimed ? at : null}
    WHERE ${slot.isOpen} AND NOT ${isLocked(applicationId, at)} AND NOT EXISTS (SELECT 1 FROM ${document} WHERE ${isThere(slot, hash)}) AND ${slot.taken} < ${slot.perSlot}
      AND ${slot.bytes} + ${file.bytes.byteLength} <= ${documentLimits.perPersonBytes}
    RETURNING id`);
  if (stored) return ok({ id, path, name, sizeBytes: file.bytes.byteLength });
  await services.documents.delete([objectKey]);
  const [same] = await services.db
    .select({ id: document.id, name: document.name, sizeBytes: document.sizeBytes })
    .from(document)
    .where(and(isThere(slot, hash), slot.isOpen));
  if (!same) {
    const [form] = await services.db.all<{ locked: number }>(sql`SELECT ${isLocked(applicationId, at)} AS locked`);
    return err(form?.locked ? "locked" : "full");
  }
  const known = same.id as DocumentId;
  return ok({
    id: known,
    path,
    name: await key.decryptText(sealPurposes.documentName(known), same.name),
    sizeBytes: same.sizeBytes,
  });
}

/** SQL: the form of this person takes no papers at `at`, milliseconds. */
function isLocked(person: ApplicationId, at: number): SQL {
  const forms = [applicationDraft, application, applicationMember].map(
    (t) => sql`SELECT form_id FROM ${t} WHERE id = ${person}`,
  );
  return sql`EXISTS (SELECT 1 FROM ${rentForm} WHERE ${rentForm.documentsLockedUntil} > ${at}
    AND ${rentForm.id} IN (${sql.join(forms, sql` UNION ALL `)}))`;
}

/** SQL: a file of these bytes lies in the slot. */
function isThere({ applicationId, path }: Slot, hash: string): SQL {
  return sql`application_id = ${applicationId} AND path = ${path} AND content_hash = ${hash} AND removed_at IS NULL`;
}

/** Takes one file for a slot of a draft; see `storeDocument`. */
export async function addDocument(
  services: Services,
  { plan, draft }: { plan: Plan; draft: Draft },
  file: { path: string; name: string; bytes: Uint8Array },
): Promise<Result<DraftDocument, UploadError>> {
  const field = fileFieldAt(plan, file.path);
  if (!field) return err("no-such-slot");
  const perSlot = Math.min(field.maxFiles ?? documentLimits.perSlot, documentLimits.perSlot);
  const mine = sql`FROM ${document} WHERE application_id = ${draft.id} AND removed_at IS NULL`;
  const slot: Slot = {
    applicationId: draft.id,
    key: draft.key,
    path: file.path,
    perSlot,
    isOpen: sql`EXISTS (SELECT 1 FROM ${applicationDraft} WHERE ${applicationDraft.id} = ${draft.id} AND ${isUnsent})`,
    taken: sql`(SELECT count(*) ${mine} AND path = ${file.path})`,
    bytes: sql`(SELECT coalesce(sum(size_bytes), 0) ${mine})`,
    // An own part of a household stands beside an application that its landlord reads already.
    isClaimed: draft.part === null,
  };
  const stored = await storeDocument(services, slot, file);
  if (stored.ok) return ok(stored.value);
  return err(stored.code === "full" ? await reasonOfRefusal(services, draft, file.path, perSlot) : stored.code);
}

async function reasonOfRefusal(
  { db }: Services,
  draft: Draft,
  path: string,
  perSlot: number,
): Promise<"too-many" | "person-full" | "gone"> {
  const { live, rows } = await runBatch(db, {
    live: db
      .select({ id: applicationDraft.id })
      .from(applicationDraft)
      .where(and(eq(applicationDraft.id, draft.id), isUnsent)),
    rows: db
      .select({ path: document.path })
      .from(document)
      .where(and(eq(document.applicationId, draft.id), isNull(document.removedAt))),
  });
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
    sql`EXISTS (SELECT 1 FROM ${applicationDraft} WHERE ${applicationDraft.id} = ${draft.id} AND ${isUnsent})`,
  );
}
