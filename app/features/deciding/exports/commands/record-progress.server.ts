import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { exportTask } from "../../../../db/schema/exports";
import { audit } from "../../../../db/schema/platform";
import type { ApplicationId, DocumentId, ExportId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";

/** SQL on a task that is to be made, or being made. */
export function isWaiting(exportId: ExportId, now: number): SQL {
  return and(eq(exportTask.id, exportId), eq(exportTask.state, "waiting"), gt(exportTask.expiresAt, now)) as SQL;
}

/** A consumer that died while it made an archive has given it up after this. */
const makingLeaseMs = 5 * 60 * 1000;

/** Takes a task, or goes on: true where it is to be made and no other of its account is in the making. */
export async function takeTask({ db, clock }: Services, exportId: ExportId): Promise<boolean> {
  const now = clock.now().getTime();
  const taken = await db
    .update(exportTask)
    .set({ madeUntil: now + makingLeaseMs })
    .where(
      sql`${isWaiting(exportId, now)} AND NOT EXISTS (SELECT 1 FROM ${exportTask} AS other
        WHERE other.user_id = ${exportTask.userId} AND other.id <> ${exportTask.id} AND other.state = 'waiting'
          AND other.made_until > ${now})`,
    )
    .returning({ id: exportTask.id });
  return taken.length > 0;
}

/** Gives a task back that could not be made this time. */
export async function giveTaskBack({ db }: Services, exportId: ExportId): Promise<void> {
  await db.update(exportTask).set({ madeUntil: null }).where(eq(exportTask.id, exportId));
}

/** True while the task is to be made, by whomever. */
export async function isTaskWaiting({ db, clock }: Services, exportId: ExportId): Promise<boolean> {
  const rows = await db
    .select({ id: exportTask.id })
    .from(exportTask)
    .where(isWaiting(exportId, clock.now().getTime()));
  return rows.length > 0;
}

/** An audit row for each application that was copied; a second try of the same task writes none. */
export async function recordCopies(
  { db, clock }: Services,
  task: { id: ExportId; userId: string },
  ids: readonly ApplicationId[],
): Promise<void> {
  await db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, action, target_kind, target_id)
    SELECT ${task.id} || ':' || id, ${clock.now().getTime()}, 'account', ${task.userId}, 'application.export', 'application', id
    FROM ${application} WHERE id IN ${[...ids]} ON CONFLICT (id) DO NOTHING`);
}

/** The same for documents, as the applicant's status page shows downloads. */
export async function recordDocumentCopies(
  { db, clock }: Services,
  task: { id: ExportId; userId: string },
  ids: readonly DocumentId[],
): Promise<void> {
  if (ids.length === 0) return;
  // One parameter, however many there are.
  await db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, action, target_kind, target_id, detail)
    SELECT ${task.id} || ':' || value, ${clock.now().getTime()}, 'account', ${task.userId}, 'document.download', 'document',
      value, 'export'
    FROM json_each(${JSON.stringify(ids)}) WHERE true ON CONFLICT (id) DO NOTHING`);
}

/** Says that a task cannot be made: its owner sees it and may ask anew. */
export async function failExport({ db, clock }: Services, exportId: ExportId): Promise<void> {
  await db.update(exportTask).set({ state: "failed" }).where(isWaiting(exportId, clock.now().getTime()));
}
