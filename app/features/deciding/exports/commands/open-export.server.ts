import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { type ExportKind, exportTask } from "../../../../db/schema/exports";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ExportId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard } from "../../../../platform/audit-guard.server";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { openParts } from "../archive-parts.server";
import { readCursor } from "../export-cursor";

export type OpenedExport = {
  kind: ExportKind;
  madeAt: number;
  sizeBytes: number | null;
  content: ReadableStream<Uint8Array>;
};

/** Opens an archive of one of these kinds, with an audit row. "not-found": not theirs, or not made. "expired". */
export async function openExport(
  services: Services,
  actor: AccountLandlord,
  input: { exportId: ExportId; kinds: readonly ExportKind[] },
): Promise<Result<OpenedExport, "not-found" | "expired">> {
  const { db, ids } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const isMine = and(
    eq(exportTask.id, input.exportId),
    inArray(exportTask.kind, [...input.kinds]),
    eq(exportTask.userId, currentLandlordIdSql(actor, at)),
  ) as SQL;
  const isOpen = and(isMine, eq(exportTask.state, "ready"), gt(exportTask.expiresAt, at)) as SQL;
  const { rows } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: ids.uuid<string>(),
        at: now,
        ...auditActor(actor, at),
        action: "export.download",
        targetKind: "export_task",
        targetId: input.exportId,
      },
      sql`${exportTask} WHERE ${isOpen}`,
    ),
    rows: db.select().from(exportTask).where(isMine),
  });
  const [row] = rows;
  if (!row) return err("not-found");
  const wasReady = row.state === "expired" || row.state === "ready";
  if (row.state !== "ready" || row.expiresAt <= at) return err(wasReady ? "expired" : "not-found");
  const key = await services.dataKeys.open(row.id, row);
  const content = await openParts(services, { objectKey: row.objectKey, key }, readCursor(row.cursor).parts);
  if (!content) return err("not-found");
  const { kind, sizeBytes, readyAt, createdAt } = row;
  return ok({ kind, madeAt: readyAt ?? createdAt, sizeBytes, content });
}
