import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { exportTask } from "../../db/schema/exports";
import type { AccountLandlord } from "../../kernel/actor";
import type { ExportId } from "../../kernel/ids";
import { err, ok, type Result } from "../../kernel/result";
import { landlordOf } from "../../platform/auth/landlord-of.server";
import { openBlocks } from "../../platform/sealed-stream";
import { insertWitness, witnessed } from "../rent-forms/commands-witness.server";

export type OpenedExport = { madeAt: number; sizeBytes: number | null; content: ReadableStream<Uint8Array> };

/**
 * Opens an archive for the account it was made for and writes one audit row for it. "not-found": unknown, not his, not
 * ready, past its day, or asked for by a session that has ended.
 */
export async function openExport(
  services: Services,
  actor: AccountLandlord,
  exportId: ExportId,
): Promise<Result<OpenedExport, "not-found">> {
  const { db, ids } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const isMine = and(
    eq(exportTask.id, exportId),
    eq(exportTask.userId, landlordOf(actor, at)),
    eq(exportTask.state, "ready"),
    gt(exportTask.expiresAt, at),
  ) as SQL;
  const [, rows] = await db.batch([
    insertWitness(
      db,
      {
        id: ids.uuid<string>(),
        at: now,
        ...witnessed(actor, at),
        action: "export.download",
        targetKind: "export_task",
        targetId: exportId,
      },
      sql`${exportTask} WHERE ${isMine}`,
    ),
    db.select().from(exportTask).where(isMine),
  ]);
  const [row] = rows;
  const sealed = row ? await services.archives.read(row.objectKey) : null;
  if (!row || !sealed) return err("not-found");
  const key = await services.dataKeys.open(row.id, row);
  return ok({ madeAt: row.readyAt ?? row.createdAt, sizeBytes: row.sizeBytes, content: openBlocks(key, sealed) });
}
