import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { account, user } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { type ExportKind, exportTask } from "../../../../db/schema/exports";
import { home, rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ExportId, OutboxId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { currentLandlordIdSql, impersonatorOf } from "../../../../platform/auth/landlord-of.server";
import { accountLimits } from "../../../../platform/auth/limits";
import { verifyPassword } from "../../../../platform/auth/password-hash.server";
import { mustConfirmAgain } from "../../../../platform/auth/second-factor/factors.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { type ApplicationsKind, exportLifetimeMs } from "../rules";
import { addressOf, type Selection, sealOptions } from "../selection";

type Refusal = "signed-out" | "impersonated" | "confirm-first" | "too-many" | "wrong-password";

/** Asks for one archive of all data: counts tries, asks for the password. One at a time. */
export async function requestAllData(
  services: Services,
  actor: AccountLandlord,
  input: { password: string; locale: string },
): Promise<Result<undefined, Refusal, { retryAfterSeconds: number } | undefined>> {
  const [asker, mustConfirm] = await Promise.all([
    findAsker(services, actor),
    mustConfirmAgain(services, actor.sessionToken),
  ]);
  if (!asker?.hash) return err("signed-out", undefined);
  if (asker.impersonatorId) return err("impersonated", undefined);
  if (mustConfirm) return err("confirm-first", undefined);
  const verdict = await services.rateLimit.take(accountLimits.exportData, asker.userId);
  if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  const isRight = await verifyPassword({ hash: asker.hash, password: input.password });
  if (!isRight) return err("wrong-password", undefined);
  await storeTask(services, actor, { kind: "all-data", selection: null, locale: input.locale, isMine: sql`1` });
  return ok(undefined);
}

async function findAsker({ db, clock }: Services, actor: AccountLandlord) {
  const [row] = await db
    .select({
      userId: account.userId,
      hash: account.password,
      impersonatorId: sql<string | null>`${impersonatorOf(actor)}`.as("impersonator_id"),
    })
    .from(account)
    .where(
      and(eq(account.userId, currentLandlordIdSql(actor, clock.now().getTime())), eq(account.providerId, "credential")),
    );
  return row;
}

/**
 * Asks for an archive of some applications. "not-found": not theirs, or the session has ended. "impersonated".
 * "confirm-first": by the second factor. "under-way": one of this kind is being made.
 */
export async function requestApplications(
  services: Services,
  actor: AccountLandlord,
  input: { kind: ApplicationsKind; selection: Selection; locale: string },
): Promise<Result<{ exportId: ExportId }, "not-found" | "impersonated" | "confirm-first" | "under-way" | "too-many">> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const isMine = sql`${impersonatorOf(actor)} IS NULL AND ${isWholeSelectionMine(actor, input.selection, now)}`;
  const [[asker], mustConfirm] = await Promise.all([
    db
      .select({
        userId: user.id,
        isMine: sql<number>`${isWholeSelectionMine(actor, input.selection, now)}`.as("is_mine"),
        impersonatorId: sql<string | null>`${impersonatorOf(actor)}`.as("impersonator_id"),
      })
      .from(user)
      .where(eq(user.id, currentLandlordIdSql(actor, now))),
    mustConfirmAgain(services, actor.sessionToken),
  ]);
  if (asker?.isMine !== 1) return err("not-found");
  if (asker.impersonatorId !== null) return err("impersonated");
  if (mustConfirm) return err("confirm-first");
  const verdict = await services.rateLimit.take(accountLimits.exportApplications, asker.userId);
  if (!verdict.allowed) return err("too-many");
  const exportId = await storeTask(services, actor, { ...input, isMine });
  return exportId ? ok({ exportId }) : err("under-way");
}

/** SQL: 1 where everything that the selection names is there and this account's. */
function isWholeSelectionMine(actor: AccountLandlord, selection: Selection, now: number): SQL {
  const landlord = currentLandlordIdSql(actor, now);
  if ("ids" in selection) {
    const ids = [...new Set(selection.ids)];
    return sql`(SELECT count(*) = ${ids.length} FROM ${application} JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}
      WHERE ${application.id} IN ${ids} AND ${rentForm.landlordId} = ${landlord}
        AND ${ne(rentForm.state, "deleted")} AND ${application.isSpam} = 0)`;
  }
  const { form, home: homeId } = "form" in selection ? { ...selection, home: null } : addressOf(selection);
  const isFormMine = sql`EXISTS (SELECT 1 FROM ${rentForm} WHERE ${rentForm.id} = ${form} AND ${rentForm.landlordId} = ${landlord}
    AND ${ne(rentForm.state, "deleted")})`;
  const isHomeMine = sql`EXISTS (SELECT 1 FROM ${home} WHERE ${home.id} = ${homeId} AND ${home.landlordId} = ${landlord})`;
  return sql`(${form === null ? sql`1` : isFormMine} AND ${homeId === null ? sql`1` : isHomeMine})`;
}

type Task = {
  kind: ExportKind;
  selection: Selection | null;
  /** How who asks reads: the language of the files, and the way to write dates and numbers. */
  locale: string;
  isMine: SQL;
};

/** Null where one of the kind is being made already, or `isMine` does not hold. */
async function storeTask(services: Services, actor: AccountLandlord, task: Task): Promise<ExportId | null> {
  const { db, ids, dataKeys } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const id = ids.uuid<ExportId>();
  const jobId = ids.uuid<OutboxId>();
  const guardId = ids.uuid<string>();
  const { wrapped, key } = await dataKeys.create(id);
  const options = await sealOptions(key, task);
  const isUnderWay = sql`EXISTS (SELECT 1 FROM ${exportTask} AS t WHERE t.user_id = ${currentLandlordIdSql(actor, at)}
    AND t.kind = ${task.kind} AND t.state = 'waiting' AND t.expires_at > ${at})`;
  const { auditGuard } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: guardId,
        at: now,
        ...auditActor(actor, at),
        action: "export.request",
        targetKind: "export_task",
        targetId: id,
        detail: task.kind,
      },
      sql`(SELECT 1) WHERE ${currentLandlordIdSql(actor, at)} IS NOT NULL AND NOT ${isUnderWay} AND ${task.isMine}`,
    ),
    insertExportTask:
      db.run(sql`INSERT INTO ${exportTask} (id, user_id, kind, options, state, object_key, key_id, wrapped_key, created_at, expires_at)
      SELECT ${id}, ${currentLandlordIdSql(actor, at)}, ${task.kind}, ${options}, 'waiting', ${`exports/${ids.token()}`},
        ${wrapped.keyId}, ${wrapped.wrappedKey}, ${at}, ${at + exportLifetimeMs} WHERE ${isGuarded(guardId)}`),
    build: insertJob(
      db,
      { id: jobId, kind: "export.build", ref: { exportId: id }, dedupeKey: `export:${id}`, now },
      isGuarded(guardId),
    ),
  });
  if (auditGuard.meta.changes === 0) return null;
  await services.mailQueue.notify([jobId], "exports");
  return id;
}
