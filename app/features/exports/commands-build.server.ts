import { makeZip } from "client-zip";
import { and, eq, gt } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { user } from "../../db/schema/accounts";
import { exportTask } from "../../db/schema/exports";
import type { ExportId } from "../../kernel/ids";
import { prepareLetter } from "../../platform/auth/account-mail.server";
import { sealBlocks } from "../../platform/sealed-stream";
import { allDataEntries } from "./queries-all-data.server";
import { exportLifetimeMs } from "./rules";

/**
 * Makes the archive of a waiting task, seals it into storage and writes to its owner. Done again it writes the same
 * object anew; a task that is ready, past its time or gone (with its account) has nothing to do.
 */
export async function buildExport(services: Services, exportId: ExportId): Promise<void> {
  const { db, clock } = services;
  const isWaiting = and(
    eq(exportTask.id, exportId),
    eq(exportTask.state, "waiting"),
    gt(exportTask.expiresAt, clock.now().getTime()),
  );
  const [task] = await db
    .select({
      id: exportTask.id,
      userId: exportTask.userId,
      objectKey: exportTask.objectKey,
      keyId: exportTask.keyId,
      wrappedKey: exportTask.wrappedKey,
      email: user.email,
      name: user.name,
    })
    .from(exportTask)
    .innerJoin(user, eq(user.id, exportTask.userId))
    .where(isWaiting);
  if (!task) return;
  const key = await services.dataKeys.open(task.id, task);
  const counted = countBytes(makeZip(allDataEntries(services, task.userId)));
  await services.archives.write(task.objectKey, sealBlocks(key, counted.stream));
  const readyAt = clock.now().getTime();
  const [ready] = await db
    .update(exportTask)
    .set({ state: "ready", sizeBytes: counted.bytes(), readyAt, expiresAt: readyAt + exportLifetimeMs })
    .where(isWaiting)
    .returning({ id: exportTask.id });
  // The account went while its archive was made: what was made goes, too.
  if (!ready) return services.documents.delete([task.objectKey]);
  const letter = await prepareLetter(services, task.userId, { kind: "export-ready", to: task.email, name: task.name });
  await db.batch(letter.statements);
  await services.mailQueue.notify([letter.jobId]);
}

function countBytes(source: ReadableStream<Uint8Array>): { stream: ReadableStream<Uint8Array>; bytes(): number } {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { stream: source.pipeThrough(counter), bytes: () => bytes };
}
