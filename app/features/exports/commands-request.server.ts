import { and, eq, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { account } from "../../db/schema/accounts";
import { exportTask } from "../../db/schema/exports";
import type { AccountLandlord } from "../../kernel/actor";
import type { ExportId, OutboxId } from "../../kernel/ids";
import { err, ok, type Result } from "../../kernel/result";
import { impersonatorOf, landlordOf } from "../../platform/auth/landlord-of.server";
import { accountLimits } from "../../platform/auth/limits";
import { verifyPassword } from "../../platform/auth/password-hash.server";
import { insertJob } from "../../platform/outbox.server";
import { insertWitness, isWitnessed, witnessed } from "../rent-forms/commands-witness.server";
import { exportLifetimeMs } from "./rules";

type Refusal = "signed-out" | "impersonated" | "too-many" | "wrong-password";

/**
 * Asks for one archive of everything the account holds; it is made in the background. The password is asked for anew, and
 * tries are counted before it is looked at. One archive at a time: while one is being made, asking again changes nothing.
 */
export async function requestAllData(
  services: Services,
  actor: AccountLandlord,
  input: { password: string },
): Promise<Result<undefined, Refusal, { retryAfterSeconds: number } | undefined>> {
  const asker = await findAsker(services, actor);
  if (!asker?.hash) return err("signed-out", undefined);
  if (asker.impersonatorId) return err("impersonated", undefined);
  const verdict = await services.rateLimit.take(accountLimits.exportData, asker.userId);
  if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  const isRight = await verifyPassword({ hash: asker.hash, password: input.password });
  if (!isRight) return err("wrong-password", undefined);
  await storeTask(services, actor);
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
    .where(and(eq(account.userId, landlordOf(actor, clock.now().getTime())), eq(account.providerId, "credential")));
  return row;
}

async function storeTask(services: Services, actor: AccountLandlord): Promise<void> {
  const { db, ids, dataKeys } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const id = ids.uuid<ExportId>();
  const jobId = ids.uuid<OutboxId>();
  const witnessId = ids.uuid<string>();
  const { wrapped } = await dataKeys.create(id);
  const isUnderWay = sql`EXISTS (SELECT 1 FROM ${exportTask} AS t WHERE t.user_id = ${landlordOf(actor, at)}
    AND t.state = 'waiting' AND t.expires_at > ${at})`;
  await db.batch([
    insertWitness(
      db,
      {
        id: witnessId,
        at: now,
        ...witnessed(actor, at),
        action: "export.request",
        targetKind: "export_task",
        targetId: id,
      },
      sql`(SELECT 1) WHERE ${landlordOf(actor, at)} IS NOT NULL AND NOT ${isUnderWay}`,
    ),
    db.run(sql`INSERT INTO ${exportTask} (id, user_id, kind, state, object_key, key_id, wrapped_key, created_at, expires_at)
      SELECT ${id}, ${landlordOf(actor, at)}, 'all-data', 'waiting', ${`exports/${ids.token()}`}, ${wrapped.keyId},
        ${wrapped.wrappedKey}, ${at}, ${at + exportLifetimeMs} WHERE ${isWitnessed(witnessId)}`),
    insertJob(
      db,
      { id: jobId, kind: "export.build", ref: { exportId: id }, dedupeKey: `export:${id}`, now },
      isWitnessed(witnessId),
    ),
  ]);
  await services.mailQueue.notify([jobId]);
}
