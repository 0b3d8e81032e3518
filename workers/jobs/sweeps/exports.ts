import { inArray, lte } from "drizzle-orm";
import { exportTask } from "../../../app/db/schema/exports";
import type { Services } from "../../services";

const pageSize = 80;

/** Archives past their day, made or not: the object first, then the row that holds its key. */
export async function sweepExports({ db, documents, clock }: Services): Promise<number> {
  const rows = await db
    .select({ id: exportTask.id, objectKey: exportTask.objectKey })
    .from(exportTask)
    .where(lte(exportTask.expiresAt, clock.now().getTime()))
    .limit(pageSize);
  if (rows.length === 0) return 0;
  await documents.delete(rows.map((row) => row.objectKey));
  const ids = rows.map((row) => row.id);
  await db.delete(exportTask).where(inArray(exportTask.id, ids));
  return rows.length;
}
