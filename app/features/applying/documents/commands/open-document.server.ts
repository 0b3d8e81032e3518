import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { application, applicationKey } from "../../../../db/schema/applications";
import { type DocumentKind, document } from "../../../../db/schema/documents";
import { guestRentForm, rentForm } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { audit } from "../../../../db/schema/platform";
import type { Landlord } from "../../../../kernel/actor";
import type { DocumentId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard } from "../../../../platform/audit-guard.server";
import { impersonatorOf, signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import { openers } from "../../applications/queries/open-documents.server";
import { isOutOfTurn } from "../../applications/queries/review-order.server";
import { sealPurposes } from "../../applications/stored-application";

/** SQL: a paper of somebody's own part belongs to the application of who named them. */
const applicationOfDocument = sql`coalesce((SELECT m.application_id FROM ${applicationMember} AS m
  WHERE m.id = ${document.applicationId}), ${document.applicationId})`;

/** A preview, the viewer behind it and the way back to it are one look. */
const sittingMs = 10 * 60 * 1000;

export type OpenedDocument = {
  name: string;
  kind: DocumentKind;
  bytes: Uint8Array;
  /** Who opened it: the name of the account, or the address that holds the manage link. */
  viewer: string;
};

/** SQL: who looks, in words for a watermark. Support, looking through an account, is named as such. */
function viewerOf(actor: Landlord, now: number): SQL<string> {
  if (actor.kind === "guest") {
    return sql`(SELECT held.email FROM ${guestRentForm} AS held WHERE held.form_id = ${rentForm.id})`;
  }
  return sql`(SELECT CASE WHEN ${impersonatorOf(actor)} IS NULL THEN u.name ELSE 'Rentform support' END
    FROM ${user} AS u WHERE u.id = ${signedInUserIdSql(actor, now)})`;
}

/** SQL on rent_form: what the applicant is told of who opened it, as it was then. */
function openerOf(actor: Landlord, now: number): SQL {
  const isOwner = actor.kind === "guest" ? sql`1` : sql`${rentForm.landlordId} = ${signedInUserIdSql(actor, now)}`;
  return sql`CASE WHEN ${isOwner} THEN ${openers.landlord} ELSE ${openers.colleague} END`;
}

/** Opens a document to keep, with an audit row. "not-found": not theirs, or taken back; "gone": no longer stored. */
export async function openDocument(
  services: Services,
  actor: Landlord,
  documentId: DocumentId,
): Promise<Result<OpenedDocument, "not-found" | "gone">> {
  const { rows } = await runBatch(services.db, {
    insertOpening: insertOpening(services, actor, documentId, "download"),
    rows: selectDocument(services, actor, documentId),
  });
  return decrypt(services, documentId, rows[0]);
}

/**
 * The same to look at, through `show`: what it refuses (not 200) leaves no row. One row for all looks of one person
 * within `sittingMs`. "not-found": taken away meanwhile.
 */
export async function viewDocument(
  services: Services,
  actor: Landlord,
  documentId: DocumentId,
  show: (opened: OpenedDocument) => Promise<Response>,
): Promise<Result<Response, "not-found" | "gone">> {
  const [row] = await selectDocument(services, actor, documentId);
  const opened = await decrypt(services, documentId, row);
  if (!opened.ok) return opened;
  const shown = await show(opened.value);
  if (shown.status !== 200) return ok(shown);
  const { stillMine } = await runBatch(services.db, {
    insertOpening: insertOpening(services, actor, documentId, "view"),
    stillMine: selectDocument(services, actor, documentId),
  });
  return stillMine.length > 0 ? ok(shown) : err("not-found");
}

/** SQL: this landlord may open it now. */
function isMine(actor: Landlord, documentId: DocumentId, now: Date): SQL {
  return and(
    eq(document.id, documentId),
    isNotNull(document.claimedAt),
    isNull(document.removedAt),
    sql`${application.isSpam} = 0`,
    ne(rentForm.state, "deleted"),
    mayReachForm(actor, now.getTime()),
    sql`NOT ${isOutOfTurn}`,
  ) as SQL;
}

function insertOpening(
  { db, ids, clock }: Services,
  actor: Landlord,
  documentId: DocumentId,
  how: "download" | "view",
) {
  const now = clock.now();
  const who = auditActor(actor, now.getTime());
  const isFirst =
    how === "download"
      ? sql`1`
      : sql`NOT EXISTS (SELECT 1 FROM ${audit} AS seen WHERE seen.target_id = ${documentId}
          AND seen.at > ${now.getTime() - sittingMs} AND seen.action = 'document.view' AND seen.actor_kind = ${who.actorKind}
          AND seen.actor_id IS ${who.actorId} AND seen.impersonator_id IS ${who.impersonatorId ?? null})`;
  return insertAuditGuard(
    db,
    {
      id: ids.uuid<string>(),
      at: now,
      ...who,
      action: `document.${how}`,
      targetKind: "document",
      targetId: documentId,
      detail: openerOf(actor, now.getTime()),
    },
    sql`${document} JOIN ${application} ON ${application.id} = ${applicationOfDocument}
      JOIN ${rentForm} ON ${rentForm.id} = ${application.formId} WHERE ${isMine(actor, documentId, now)} AND ${isFirst}`,
  );
}

function selectDocument({ db, clock }: Services, actor: Landlord, documentId: DocumentId) {
  const now = clock.now();
  return db
    .select({
      applicationId: document.applicationId,
      objectKey: document.objectKey,
      name: document.name,
      kind: document.kind,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
      viewer: viewerOf(actor, now.getTime()).as("viewer_name"),
    })
    .from(document)
    .innerJoin(application, eq(application.id, applicationOfDocument))
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, document.applicationId))
    .where(isMine(actor, documentId, now));
}

type DocumentRow = Awaited<ReturnType<typeof selectDocument>>[number];

async function decrypt(
  services: Services,
  documentId: DocumentId,
  row: DocumentRow | undefined,
): Promise<Result<OpenedDocument, "not-found" | "gone">> {
  if (!row) return err("not-found");
  const sealed = await services.documents.get(row.objectKey);
  if (!sealed) return err("gone");
  const key = await services.dataKeys.open(row.applicationId, row);
  return ok({
    name: await key.decryptText(sealPurposes.documentName(documentId), row.name),
    kind: row.kind,
    viewer: row.viewer,
    bytes: await key.decrypt(sealPurposes.document(documentId), sealed),
  });
}
