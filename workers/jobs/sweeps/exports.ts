import { and, inArray, lte, ne, sql } from "drizzle-orm";
import { exportTask } from "../../../app/db/schema/exports";
import { expiredShownMs } from "../../../app/features/exports/rules";
import type { Services } from "../../../app/services";

const pageSize = 80;

/**
 * Archives past their day, made or not: the object first, then the key. Of an export of applications the row stays for a
 * week, so that its owner reads that it expired and does not wonder.
 */
export async function sweepExports({ db, documents, clock }: Services): Promise<number> {
  const now = clock.now().getTime();
  const forgotten = await db
    .select({ id: exportTask.id, objectKey: exportTask.objectKey })
    .from(exportTask)
    .where(lte(exportTask.expiresAt, now - expiredShownMs))
    .limit(pageSize);
  const ended = await db
    .select({ id: exportTask.id, objectKey: exportTask.objectKey })
    .from(exportTask)
    .where(and(lte(exportTask.expiresAt, now), ne(exportTask.wrappedKey, "")))
    .limit(pageSize);
  const rows = [...forgotten, ...ended];
  if (rows.length === 0) return 0;
  await documents.delete(rows.map((row) => row.objectKey));
  const endedIds = ended.map((row) => row.id);
  const isEnded = inArray(exportTask.id, endedIds);
  const forgottenIds = forgotten.map((row) => row.id);
  await db.batch([
    db.delete(exportTask).where(inArray(exportTask.id, forgottenIds)),
    db.delete(exportTask).where(and(isEnded, sql`${exportTask.kind} = 'all-data'`)),
    db
      .update(exportTask)
      .set({
        state: sql`CASE ${exportTask.state} WHEN 'ready' THEN 'expired' ELSE 'failed' END`,
        wrappedKey: "",
      })
      .where(isEnded),
  ]);
  return rows.length;
}
