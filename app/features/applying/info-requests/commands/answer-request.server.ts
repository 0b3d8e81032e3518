import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application, applicationKey, infoRequest } from "../../../../db/schema/applications";
import { document } from "../../../../db/schema/documents";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { notification } from "../../../../db/schema/platform";
import type { ApplicationId, OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import type { DataKey } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { homeColumns, zoneOfColumns } from "../../../forms/rent-forms/queries/home-columns.server";
import { documentLimits, storeDocument, type UploadError } from "../../answering/commands/add-document.server";
import type { DraftDocument } from "../../applications/queries/find-draft.server";
import { isHolderOf } from "../../applications/queries/is-holder-of.server";
import { openNames, selectDocuments } from "../../applications/queries/open-documents.server";
import { sealAnswered } from "../model";
import { openRequests, type ReadRequest, selectRequests } from "../queries/list-requests.server";
import { isRequestAnnounced, isRequestOpen, settledState } from "../queries/open-request.server";
import { itemPath, requestLimits } from "../rules";

/** What an applicant is asked for now, with what was typed and stored so far. */
export type OpenRequest = {
  applicationId: ApplicationId;
  urlId: string;
  formTitle: string;
  /** The IANA zone of the home. */
  homeZone: string;
  locale: string;
  key: DataKey;
  request: ReadRequest;
  /** Files given so far. */
  documents: DraftDocument[];
};

/** The open request behind a status link; null when the link is unknown or nothing is asked for. One batch. */
export async function findOpenRequest(services: Services, token: string): Promise<OpenRequest | null> {
  const isMine = await isHolderOf(services, token);
  if (!isMine) return null;
  const { db, dataKeys, clock } = services;
  const at = clock.now().getTime();
  const { rows, requests, files } = await runBatch(db, {
    rows: db
      .select({
        applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
        urlId: rentForm.urlId,
        formTitle: rentForm.title,
        locale: application.locale,
        ...homeColumns,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
      .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
      .where(isMine),
    requests: selectRequests(
      services,
      sql`${isMine} AND ${infoRequest.memberId} IS NULL AND ${isRequestAnnounced(at)}`,
    ),
    files: selectDocuments(
      db,
      sql`(SELECT ${application.id} FROM ${application} WHERE ${isMine})`,
      sql`${document.claimedAt} IS NULL AND ${document.path} LIKE 'info.%'`,
    ),
  });
  const [row] = rows;
  if (!row) return null;
  const { keyId, wrappedKey, country, region, ...facts } = row;
  const key = await dataKeys.open(facts.applicationId, { keyId, wrappedKey });
  const request = (await openRequests(key, requests, "applicant")).find(({ state }) => state === "open");
  if (!request) return null;
  const paths = new Set(request.items.map(({ id }) => itemPath(id)));
  const given = files.filter(({ path }) => paths.has(path));
  const documents = (await openNames(key, given)).map(({ claimedAt: _, ...file }) => file);
  return { ...facts, homeZone: zoneOfColumns({ country, region }), key, request, documents };
}

/** Stores one file for an item that was asked for. */
export async function addRequestedDocument(
  services: Services,
  open: OpenRequest,
  file: { path: string; name: string; bytes: Uint8Array },
): Promise<Result<DraftDocument, UploadError>> {
  const { applicationId, key, request } = open;
  const item = request.items.find(({ id, kind }) => kind === "file" && itemPath(id) === file.path);
  if (!item) return err("no-such-slot");
  const mine = sql`FROM ${document} WHERE application_id = ${applicationId} AND removed_at IS NULL`;
  const perSlot = requestLimits.filesPerItem;
  const stored = await storeDocument(
    services,
    {
      applicationId,
      key,
      path: file.path,
      perSlot,
      isOpen: isStillOpen(open),
      taken: sql`(SELECT count(*) ${mine} AND path = ${file.path})`,
      bytes: sql`(SELECT coalesce(sum(size_bytes), 0) ${mine})`,
    },
    file,
  );
  if (stored.ok) return ok(stored.value);
  if (stored.code !== "full") return err(stored.code);
  const [used] = await services.db.all<{ here: number; bytes: number; isOpen: number }>(sql`SELECT
    (SELECT count(*) ${mine} AND path = ${file.path}) AS here,
    (SELECT coalesce(sum(size_bytes), 0) ${mine}) AS bytes, ${isStillOpen(open)} AS "isOpen"`);
  if (!used?.isOpen) return err("gone");
  return err(used.bytes + file.bytes.byteLength > documentLimits.perPersonBytes ? "person-full" : "too-many");
}

/** Takes back a file that was not sent yet. Removing what is gone already succeeds. */
export async function removeRequestedDocument(services: Services, open: OpenRequest, id: string): Promise<void> {
  await services.db
    .update(document)
    .set({ removedAt: services.clock.now().getTime() })
    .where(
      and(
        eq(document.id, id),
        eq(document.applicationId, open.applicationId),
        sql`${document.path} LIKE 'info.%'`,
        isNull(document.claimedAt),
        isNull(document.removedAt),
      ),
    );
}

/** Texts by item id. */
export type TypedAnswers = ReadonlyMap<string, string>;

/** Keeps what was typed so far; the landlord cannot read it. False when the request is over. */
export async function saveTypedAnswers(services: Services, open: OpenRequest, typed: TypedAnswers): Promise<boolean> {
  const sealed = await sealTyped(open, typed);
  const [kept] = await services.db
    .update(infoRequest)
    .set({ answer: sealed })
    .where(and(eq(infoRequest.id, open.request.id), isStillOpen(open)))
    .returning({ id: infoRequest.id });
  return kept !== undefined;
}

function sealTyped({ key, request }: OpenRequest, typed: TypedAnswers): Promise<string> {
  const answers = request.items.map(({ id }) => ({ id, text: typed.get(id) ?? "" }));
  return sealAnswered(key, request.id, { answers });
}

/**
 * Sends the answer, once; the application goes back and the landlord hears. "missing": things without text or file.
 * "over": taken back, decided or answered.
 */
export async function sendAnswer(
  services: Services,
  open: OpenRequest,
  typed: TypedAnswers,
): Promise<Result<undefined, "missing" | "over", { itemIds: string[] } | undefined>> {
  const { db, ids, clock } = services;
  const { applicationId, request, documents } = open;
  const missing = request.items.filter(
    ({ id }) => !typed.get(id)?.trim() && !documents.some(({ path }) => path === itemPath(id)),
  );
  if (missing.length > 0) return err("missing", { itemIds: missing.map(({ id }) => id) });
  const now = clock.now();
  const at = now.getTime();
  const [auditId, jobId] = [ids.uuid<string>(), ids.uuid<OutboxId>()];
  const isDone = isGuarded(auditId);
  const paths = JSON.stringify(request.items.map(({ id }) => itemPath(id)));
  const isGiven = sql`application_id = ${applicationId} AND path IN (SELECT value FROM json_each(${paths}))
    AND claimed_at IS NULL AND removed_at IS NULL`;
  const { written } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "applicant",
        actorId: null,
        action: "application.answer-info",
        targetKind: "application",
        targetId: applicationId,
      },
      sql`${application} WHERE ${application.id} = ${applicationId} AND ${isStillOpen(open)}`,
    ),
    keepAnswer:
      db.run(sql`UPDATE ${infoRequest} SET answer = ${await sealTyped(open, typed)}, answered_at = ${at}, remind_at = NULL
      WHERE id = ${request.id} AND ${isDone}`),
    goBackToState: db.run(sql`UPDATE ${application} SET ${settledState}, updated_at = ${at},
      unread_answer_at = ${at},
      document_count = document_count + (SELECT count(*) FROM ${document} WHERE ${isGiven})
      WHERE id = ${applicationId} AND ${isDone}`),
    claimPapers: db.run(sql`UPDATE ${document} SET claimed_at = ${at} WHERE ${isGiven} AND ${isDone}`),
    notice: db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT ${ids.uuid()}, landlord_id, form_id, 'info-answered', id, ${at} FROM ${application}
      WHERE id = ${applicationId} AND is_spam = 0 AND ${isDone}`),
    infoAnsweredMail: insertJob(
      db,
      {
        id: jobId,
        kind: "mail.info-answered",
        ref: { applicationId, infoRequestId: request.id },
        dedupeKey: `info-answered:${request.id}`,
        now,
      },
      isDone,
    ),
  });
  if (written.meta.changes === 0) return err("over", undefined);
  await services.mailQueue.notify([jobId]);
  return ok(undefined);
}

/** SQL: it is neither overtaken, taken back nor answered since. */
function isStillOpen({ applicationId, request }: OpenRequest): SQL {
  return sql`EXISTS (SELECT 1 FROM ${infoRequest} AS asked JOIN ${application} AS sent ON sent.id = asked.application_id
    WHERE asked.id = ${request.id} AND sent.id = ${applicationId} AND ${isRequestOpen("asked", "sent")})`;
}
