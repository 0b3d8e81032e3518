import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application, applicationKey } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { notification } from "../../../../db/schema/platform";
import { applicationMessage } from "../../../../db/schema/review";
import type { ApplicationId, OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import type { DataKey } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import { colleaguesOfTold, tellPeople } from "../../../../platform/team-notices.server";
import type { Services } from "../../../../services";
import type { LandlordProfile } from "../../../forms/form-model/schema";
import { homeColumns, zoneOfColumns } from "../../../forms/rent-forms/queries/home-columns.server";
import { withForms } from "../../applications/commands/change-applications.server";
import { isHolderOf } from "../../applications/queries/is-holder-of.server";
import { landlordOfVersion, readLandlord } from "../../applications/queries/landlord-of-version.server";
import { sealPurposes } from "../../applications/stored-application";
import { messageIdOf } from "../message-row";
import {
  hasRoomToday,
  isMailPending,
  mayWrite,
  openMessages,
  selectMessages,
  type ThreadPage,
} from "../queries/list-messages.server";
import { messageMailAfterMs } from "../rules";
import { markSeen } from "./mark-seen.server";

const writeRate = { action: "message-applicant", limit: 20, windowSeconds: 60 * 60 } as const;

export type OpenThread = ThreadPage & {
  applicationId: ApplicationId;
  urlId: string;
  formTitle: string;
  /** The IANA zone of the home. */
  homeZone: string;
  landlord: LandlordProfile | undefined;
  locale: string;
  key: DataKey;
  mayWrite: boolean;
};

/** The thread behind a status link; null when the link is unknown or over, or all of it was erased. One batch. */
export async function findThread(services: Services, token: string, before?: string): Promise<OpenThread | null> {
  const isMine = await isHolderOf(services, token);
  if (!isMine) return null;
  const { db, dataKeys } = services;
  const { rows, messages } = await runBatch(db, {
    rows: db
      .select({
        applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
        urlId: rentForm.urlId,
        formTitle: rentForm.title,
        landlord: landlordOfVersion.as("landlord_profile"),
        ...homeColumns,
        locale: application.locale,
        mayWrite: sql<number>`${mayWrite()}`.as("may_write"),
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
      })
      .from(application)
      .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
      .innerJoin(rentFormVersion, sql`${rentFormVersion.id} = ${application.versionId}`)
      .innerJoin(applicationKey, sql`${applicationKey.applicationId} = ${application.id}`)
      .where(isMine),
    messages: selectMessages(services, sql`(SELECT ${application.id} FROM ${application} WHERE ${isMine})`, before),
  });
  const [row] = rows;
  if (!row) return null;
  const { keyId, wrappedKey, landlord, country, region, ...facts } = row;
  const key = await dataKeys.open(facts.applicationId, { keyId, wrappedKey });
  return {
    ...facts,
    homeZone: zoneOfColumns({ country, region }),
    landlord: readLandlord(landlord),
    mayWrite: facts.mayWrite === 1,
    key,
    ...(await openMessages(key, messages)),
  };
}

export type Answer = {
  postId: string;
  /** As `messageTextSchema` gives it. */
  text: string;
  /** The newest message that the page showed, in milliseconds. */
  upTo: number;
};

/**
 * Writes the applicant's message: notice, and one mail for some minutes. Posted again it is the same. "over": erased, or
 * nobody could answer; "too-often": wait; "too-many": enough for today.
 */
export async function answerLandlord(
  services: Services,
  thread: Pick<OpenThread, "applicationId" | "key">,
  answer: Answer,
): Promise<Result<undefined, "over" | "too-often" | "too-many", { waitSeconds: number } | undefined>> {
  const { db, ids, clock } = services;
  const { applicationId, key } = thread;
  const rate = await services.rateLimit.prepare(writeRate, applicationId);
  const now = clock.now();
  const at = now.getTime();
  const messageId = await messageIdOf({ applicationId, author: "applicant", ...answer });
  const content = await key.encryptText(sealPurposes.message(messageId), answer.text);
  const auditId = ids.uuid<string>();
  const isDone = isGuarded(auditId);
  const isIt = sql`${application.id} = ${applicationId}`;
  const { taken, after: rows } = await runBatch(db, {
    taken: rate.statement,
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        actorKind: "applicant",
        actorId: null,
        action: "application.message",
        targetKind: "application",
        targetId: applicationId,
      },
      sql`${withForms} WHERE ${isIt} AND ${mayWrite()} AND ${hasRoomToday("applicant", at)} AND ${rate.isWithin}
        AND NOT EXISTS (SELECT 1 FROM ${applicationMessage} WHERE id = ${messageId})`,
    ),
    addMessage: db.run(sql`INSERT INTO ${applicationMessage} (id, application_id, author, content, created_at)
      SELECT ${messageId}, ${applicationId}, 'applicant', ${content}, ${at} WHERE ${isDone}`),
    markSeen: markSeen(services, { applicationId: sql`${applicationId}`, author: "landlord", upTo: answer.upTo }),
    // One unread notice a thread, the newest: a count of forty would say nothing more.
    readOldNotices: db.run(sql`UPDATE ${notification} SET read_at = ${at} WHERE ref = ${applicationId} AND id <> ref
      AND kind = 'message' AND read_at IS NULL AND ${isDone}`),
    notice: db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT ${ids.uuid()}, landlord_id, form_id, 'message', id, ${at} FROM ${application} WHERE ${isIt} AND ${isDone}`),
    colleaguesNotices: tellPeople(db, {
      kind: "message",
      about: sql`(SELECT ${applicationId} WHERE ${isDone})`,
      to: colleaguesOfTold,
      now,
    }),
    messageInMail: insertJob(
      db,
      {
        id: ids.uuid<OutboxId>(),
        kind: "mail.message-in",
        ref: { applicationId },
        dedupeKey: `message-in:${applicationId}:${messageId}`,
        now,
        runAt: new Date(at + messageMailAfterMs),
      },
      sql`${isDone} AND NOT ${isMailPending("message-in", sql`${applicationId}`)}`,
    ),
    after: db
      .select({
        isThere: sql<number>`EXISTS (SELECT 1 FROM ${applicationMessage} WHERE id = ${messageId})`.as("is_there"),
        mayWrite: sql<number>`${mayWrite()}`.as("may_write"),
      })
      .from(application)
      .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
      .where(isIt),
  });
  const verdict = rate.verdictOf(taken);
  if (!verdict.allowed) return err("too-often", { waitSeconds: verdict.retryAfterSeconds });
  const [after] = rows;
  if (after?.isThere) return ok(undefined);
  return err(after?.mayWrite ? "too-many" : "over", undefined);
}
