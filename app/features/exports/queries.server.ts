import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { exportTask } from "../../db/schema/exports";
import type { AccountLandlord } from "../../kernel/actor";
import { landlordOf } from "../../platform/auth/landlord-of.server";

/** The newest archive of the account that is being made or may still be downloaded; for a page's batch. */
export function selectNewestExport(db: Database, actor: AccountLandlord, now: number) {
  return db
    .select({
      id: exportTask.id,
      state: exportTask.state,
      sizeBytes: exportTask.sizeBytes,
      requestedAt: exportTask.createdAt,
      endsAt: exportTask.expiresAt,
    })
    .from(exportTask)
    .where(and(eq(exportTask.userId, landlordOf(actor, now)), gt(exportTask.expiresAt, now)))
    .orderBy(desc(exportTask.createdAt))
    .limit(1);
}
