import type { OutboxId } from "../../../app/kernel/ids";
import type { JobKind } from "../../../app/platform/outbox.server";
import { runJob } from "../../../workers/jobs/run-job";
import { bindings, countRows } from "../forms";
import type { Moved } from "./journey";

/** Runs the open jobs of a kind, when they are due, that name this id; how many mails left. */
export async function runKind(services: Moved, kind: JobKind, id = ""): Promise<number> {
  const { results } = await bindings.DB.prepare(
    `SELECT id, next_at AS dueAt FROM outbox WHERE kind = ? AND done_at IS NULL AND dead_at IS NULL AND instr(ref, ?)`,
  )
    .bind(kind, id)
    .all<{ id: OutboxId; dueAt: number }>();
  let mails = 0;
  for (const job of results) {
    services.setNow(new Date(Math.max(job.dueAt, services.clock.now().getTime())));
    await runJob(services, job.id);
    mails += await countRows("SELECT count(*) AS n FROM dev_mail WHERE id = ?", job.id);
  }
  return mails;
}
