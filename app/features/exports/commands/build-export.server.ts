import { eq, sql } from "drizzle-orm";
import { user } from "../../../db/schema/accounts";
import { type ExportKind, exportTask } from "../../../db/schema/exports";
import type { ExportId } from "../../../kernel/ids";
import { prepareLetter } from "../../../platform/auth/account-mail.server";
import type { DataKey } from "../../../platform/crypto";
import { sealBlocks } from "../../../platform/sealed-stream";
import type { Services } from "../../../services";
import { allDataEntries } from "../queries/all-data.server";
import { applicationsCsv } from "../queries/list-csv-rows.server";
import { exportLifetimeMs, toldByMailAfterMs } from "../rules";
import { openSelection } from "../selection";
import { streamOf } from "../stream-of";
import { isWaiting } from "./record-progress.server";

/** While an archive is being made, its lease is renewed as often as this. */
const renewAfterMs = 30 * 1000;

/**
 * Makes the archive of a waiting task, seals it into storage and writes to its owner where that was awaited. Done again, after
 * a crash too, it writes the same object anew; a task that is ready, past its time or gone (with its account) has nothing to
 * do. `renew` is awaited from time to time while it is made; it throws when the task has passed to somebody else.
 */
export async function buildExport(
  services: Services,
  exportId: ExportId,
  renew: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { db, clock } = services;
  const [task] = await db
    .select({
      id: exportTask.id,
      userId: exportTask.userId,
      kind: exportTask.kind,
      options: exportTask.options,
      createdAt: exportTask.createdAt,
      objectKey: exportTask.objectKey,
      keyId: exportTask.keyId,
      wrappedKey: exportTask.wrappedKey,
      email: user.email,
      name: user.name,
    })
    .from(exportTask)
    .innerJoin(user, eq(user.id, exportTask.userId))
    .where(isWaiting(exportId, clock.now().getTime()));
  if (!task) return;
  const key = await services.dataKeys.open(task.id, task);
  const counted = countBytes(await contentOf(services, { ...task, id: exportId, key }), renewing(services, renew));
  await services.archives.write(task.objectKey, sealBlocks(key, counted.stream));
  await endTask(services, { ...task, id: exportId }, counted.bytes());
}

type Ending = {
  id: ExportId;
  userId: string;
  kind: ExportKind;
  createdAt: number;
  objectKey: string;
  email: string;
  name: string;
};

/** The archive is ready, and its owner is told, in one batch: a crash leaves neither without the other. */
async function endTask(services: Services, task: Ending, sizeBytes: number): Promise<void> {
  const { db, clock } = services;
  const readyAt = clock.now().getTime();
  // Whoever asked for a spreadsheet sees it come; a mail is for what took its time.
  const isMailed = task.kind === "all-data" || readyAt - task.createdAt >= toldByMailAfterMs;
  const kind = task.kind === "all-data" ? "export-ready" : "applications-ready";
  const isReady = sql`EXISTS (SELECT 1 FROM ${exportTask} WHERE ${exportTask.id} = ${task.id}
    AND ${exportTask.state} = 'ready' AND ${exportTask.readyAt} = ${readyAt})`;
  const told = { kind, to: task.email, name: task.name } as const;
  const letter = await prepareLetter(services, task.userId, told, isMailed ? isReady : sql`0`);
  const [ready] = await db.batch([
    db
      .update(exportTask)
      .set({ state: "ready", sizeBytes, readyAt, expiresAt: readyAt + exportLifetimeMs })
      .where(isWaiting(task.id, readyAt))
      .returning({ id: exportTask.id }),
    ...letter.statements,
  ]);
  // The account went while its archive was made: what was made goes, too.
  if (ready.length === 0) return services.documents.delete([task.objectKey]);
  if (isMailed) await services.mailQueue.notify([letter.jobId], "urgent");
}

type Task = { id: ExportId; userId: string; kind: ExportKind; options: string | null; key: DataKey };

/** The makers of ZIP and PDF are fetched when they are first needed. */
async function contentOf(
  services: Services,
  { kind, options, key, ...task }: Task,
): Promise<ReadableStream<Uint8Array>> {
  if (kind === "all-data") return (await import("client-zip")).makeZip(allDataEntries(services, task.userId));
  const selection = await openSelection(key, options);
  if (kind === "applications-csv") return streamOf(applicationsCsv(services, { ...task, selection }));
  const { archiveEntries } = await import("../queries/list-archive-entries.server");
  return (await import("client-zip")).makeZip(archiveEntries(services, { ...task, selection }));
}

/** Renews when the time has come, and not more often. */
function renewing({ clock }: Services, renew: () => Promise<void>): () => Promise<void> {
  let renewedAt = clock.now().getTime();
  return async () => {
    if (clock.now().getTime() - renewedAt < renewAfterMs) return;
    await renew();
    renewedAt = clock.now().getTime();
  };
}

function countBytes(
  source: ReadableStream<Uint8Array>,
  onChunk: () => Promise<void>,
): { stream: ReadableStream<Uint8Array>; bytes(): number } {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      await onChunk();
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { stream: source.pipeThrough(counter), bytes: () => bytes };
}
