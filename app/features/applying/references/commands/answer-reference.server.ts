import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { type ApplicationState, application, applicationKey } from "../../../../db/schema/applications";
import { type FormState, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { linkToken, notification } from "../../../../db/schema/platform";
import { type RefereeKind, referenceRequest } from "../../../../db/schema/review";
import { type ApplicationId, mailTokenSchema, type OutboxId, type ReferenceRequestId } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { type DataKey, sha256Hex } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { type Address, addressSchema } from "../../../forms/form-model/schema";
import { undecidedStates } from "../../applications/rules";
import { openReferenceContact, type ReferenceAnswer, type ReferenceContact, sealReferenceAnswer } from "../model";
import type { ReferenceAsker } from "../names-in-mail";
import { askerColumns } from "../queries/asker-columns.server";
import { type ReferenceState, stateOfReference } from "../rules";

/** One request, as its referee sees it. */
export type OpenedReference = {
  id: ReferenceRequestId;
  applicationId: ApplicationId;
  kind: RefereeKind;
  state: ReferenceState;
  expiresAt: number;
  contact: ReferenceContact;
  landlord: ReferenceAsker;
  /** Address of the home that is let: the law of its place says how long answers are kept. */
  home: Address;
  key: DataKey;
};

/** The request behind a mail's link, whatever became of it; null when the link is unknown or all of it was erased. */
export async function findReferenceByToken(services: Services, token: string): Promise<OpenedReference | null> {
  if (!mailTokenSchema.safeParse(token).success) return null;
  return findReference(
    services,
    sql`${referenceRequest.id} = (SELECT link.ref FROM ${linkToken} AS link
      WHERE link.hash = ${await sha256Hex(token)} AND link.purpose = ${mailLinks.reference.purpose})`,
  );
}

/** The request for a reference with its application's words opened; null when it is gone. */
export function findReferenceById(services: Services, id: ReferenceRequestId): Promise<OpenedReference | null> {
  return findReference(services, sql`${referenceRequest.id} = ${id}`);
}

async function findReference({ db, clock, dataKeys }: Services, isIt: SQL): Promise<OpenedReference | null> {
  const [row] = await db
    .select({
      id: sql<ReferenceRequestId>`${referenceRequest.id}`.as("reference_id"),
      applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
      kind: referenceRequest.kind,
      contact: referenceRequest.contact,
      expiresAt: referenceRequest.expiresAt,
      answeredAt: referenceRequest.answeredAt,
      declinedAt: referenceRequest.declinedAt,
      cancelledAt: referenceRequest.cancelledAt,
      applicationState: sql<ApplicationState>`${application.state}`.as("application_state"),
      formState: sql<FormState>`${rentForm.state}`.as("form_state"),
      isSpam: application.isSpam,
      ...askerColumns,
      home: sql<string>`json_extract(${rentFormVersion.definition}, '$.property.address')`.as("home_address"),
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
    })
    .from(referenceRequest)
    .innerJoin(application, eq(application.id, referenceRequest.applicationId))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .where(isIt);
  if (!row) return null;
  const { keyId, wrappedKey, contact, home, askerName, isAskerConfirmed, ...shown } = row;
  const { applicationState, formState, isSpam, ...facts } = shown;
  const key = await dataKeys.open(facts.applicationId, { keyId, wrappedKey });
  const state = stateOfReference(facts, applicationState, clock.now().getTime());
  const isOffline = isSpam || formState === "deleted" || formState === "suspended";
  return {
    ...facts,
    landlord: { name: askerName, isConfirmed: isAskerConfirmed },
    key,
    state: state === "open" && isOffline ? "ended" : state,
    contact: await openReferenceContact(key, facts.id, contact),
    home: addressSchema.parse(JSON.parse(home)),
  };
}

/** Takes the answers as they are given, once; false when the request is over meanwhile. The landlord hears of it. */
export async function answerReference(
  services: Services,
  open: OpenedReference,
  answer: ReferenceAnswer,
): Promise<boolean> {
  const sealed = await sealReferenceAnswer(open.key, open.id, answer);
  const at = services.clock.now().getTime();
  return settle(services, open, "answer", sql`answer = ${sealed}, answered_at = ${at}`);
}

/** Somebody who does not want to answer gives no reason, and no further mail comes. */
export function declineReference(services: Services, open: OpenedReference): Promise<boolean> {
  return settle(services, open, "decline", sql`declined_at = ${services.clock.now().getTime()}`);
}

async function settle(
  services: Services,
  { id, applicationId, kind }: OpenedReference,
  what: "answer" | "decline",
  set: SQL,
): Promise<boolean> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const at = now.getTime();
  const [auditId, jobId] = [ids.uuid<string>(), ids.uuid<OutboxId>()];
  const isDone = isGuarded(auditId);
  const { written } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "referee",
        actorId: null,
        action: `application.${what}-reference`,
        targetKind: "application",
        targetId: applicationId,
        detail: kind,
      },
      isStillOpen(id, at),
    ),
    keepReply: db.run(sql`UPDATE ${referenceRequest} SET ${set}, remind_at = NULL WHERE id = ${id} AND ${isDone}`),
    touchApplication: db.run(
      sql`UPDATE ${application} SET updated_at = ${at} WHERE id = ${applicationId} AND ${isDone}`,
    ),
    notice: db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT ${ids.uuid()}, landlord_id, form_id, 'reference-in', id, ${at} FROM ${application}
      WHERE id = ${applicationId} AND ${isDone}`),
    referenceInMail: insertJob(
      db,
      {
        id: jobId,
        kind: "mail.reference-in",
        ref: { referenceRequestId: id },
        dedupeKey: `reference-in:${id}`,
        now,
      },
      isDone,
    ),
  });
  if (written.meta.changes === 0) return false;
  await services.mailQueue.notify([jobId]);
  return true;
}

/** SQL after FROM: the request, while an answer to it counts. */
export function isStillOpen(id: ReferenceRequestId, at: number): SQL {
  const undecided = sql.join(
    undecidedStates.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql`${referenceRequest} JOIN ${application} ON ${application.id} = ${referenceRequest.applicationId}
    JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}
    WHERE ${referenceRequest.id} = ${id} AND ${referenceRequest.answeredAt} IS NULL
      AND ${referenceRequest.declinedAt} IS NULL AND ${referenceRequest.cancelledAt} IS NULL
      AND ${referenceRequest.expiresAt} > ${at} AND ${application.state} IN (${undecided})
      AND ${application.isSpam} = 0 AND ${rentForm.state} NOT IN ('deleted', 'suspended')`;
}
