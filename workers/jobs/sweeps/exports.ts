import { inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { exportTask } from "../../../app/db/schema/exports";
import { expiredShownMs } from "../../../app/features/deciding/exports/rules";
import { forPageOrRows, isNotBackedOff } from "../../../app/platform/each-row.server";
import type { Services } from "../../../app/services";

const name = "exports";
const pageSize = 80;

/** Archives past their day, with what dead steps left: objects, then key. An export's row stays a week, as expired. */
export async function sweepExports(services: Services): Promise<number> {
  const now = services.clock.now().getTime();
  const forgotten = await sweepPage(services, lte(exportTask.expiresAt, now - expiredShownMs), ({ db }, isIt) => [
    db.delete(exportTask).where(isIt),
  ]);
  const isEnded = sql`${lte(exportTask.expiresAt, now)} AND ${ne(exportTask.wrappedKey, "")}`;
  const ended = await sweepPage(services, isEnded, ({ db }, isIt) => [
    db.delete(exportTask).where(sql`${isIt} AND ${exportTask.kind} = 'all-data'`),
    db
      .update(exportTask)
      .set({ state: sql`CASE ${exportTask.state} WHEN 'ready' THEN 'expired' ELSE 'failed' END`, wrappedKey: "" })
      .where(isIt),
  ]);
  return forgotten + ended;
}

type Statement = Parameters<Services["db"]["batch"]>[0][0];

async function sweepPage(
  services: Services,
  isDue: SQL,
  statements: (services: Services, isIt: SQL) => [Statement, ...Statement[]],
): Promise<number> {
  const { db, documents, clock } = services;
  const page = await db
    .select({ id: exportTask.id, objectKey: exportTask.objectKey })
    .from(exportTask)
    .where(sql`${isDue} AND ${isNotBackedOff(name, sql`${exportTask.id}`, clock.now().getTime())}`)
    .limit(pageSize);
  return forPageOrRows(services, name, page, {
    idOf: ({ id }) => id,
    async work(rows) {
      for (const { objectKey } of rows) await documents.deleteAll(objectKey);
      const ids = rows.map((row) => row.id);
      await db.batch(statements(services, inArray(exportTask.id, ids)));
    },
  });
}
