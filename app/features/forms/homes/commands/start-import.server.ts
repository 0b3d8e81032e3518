import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { homeImport } from "../../../../db/schema/home-imports";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { HomeImportId, OutboxId } from "../../../../kernel/ids";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";

/** Has a job write the homes of a checked file, or of one that failed. False where there is none such; a second press changes nothing. */
export async function startImport(
  services: Services,
  actor: AccountLandlord,
  homeImportId: HomeImportId,
): Promise<boolean> {
  const { db, ids, clock } = services;
  const now = clock.now();
  const jobId = ids.uuid<OutboxId>();
  const isMine = sql`id = ${homeImportId} AND landlord_id = ${currentLandlordIdSql(actor, now.getTime())}`;
  const { started, found } = await runBatch(db, {
    started: db.run(sql`UPDATE ${homeImport} SET state = 'waiting' WHERE ${isMine} AND state IN ('checked', 'failed')`),
    write: insertJob(
      db,
      { id: jobId, kind: "homes.import", ref: { homeImportId }, dedupeKey: null, now },
      sql`changes() > 0`,
    ),
    found: db.all<{ id: string }>(sql`SELECT id FROM ${homeImport} WHERE ${isMine}`),
  });
  if (started.meta.changes > 0) await services.mailQueue.notify([jobId], "exports");
  return found.length > 0;
}
