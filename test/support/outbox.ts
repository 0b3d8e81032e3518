import type { OutboxId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { runJob } from "../../workers/jobs/run-job";
import { bindings, countRows } from "./forms";

export type StoredMail = { to: string; subject: string; html: string; text: string; headers: Record<string, string> };

/** The mail that one job sent into the local mailbox, or null. */
export async function mailOf(jobId: string): Promise<StoredMail | null> {
  const row = await bindings.DB.prepare(
    'SELECT to_address AS "to", subject, html, text_body AS text, headers FROM dev_mail WHERE id = ?',
  )
    .bind(jobId)
    .first<Omit<StoredMail, "headers"> & { headers: string }>();
  return row ? { ...row, headers: JSON.parse(row.headers) as Record<string, string> } : null;
}

/** Runs all jobs that wait and name this id: how many mails left, and how many jobs still wait. */
export async function runWaiting(services: Services, id: string): Promise<{ mails: number; waiting: number }> {
  const about = "FROM outbox WHERE done_at IS NULL AND dead_at IS NULL AND ref LIKE ?";
  const { results } = await bindings.DB.prepare(`SELECT id ${about}`).bind(`%${id}%`).all<{ id: OutboxId }>();
  let mails = 0;
  for (const job of results) {
    await runJob(services, job.id);
    mails += await countRows("SELECT count(*) AS n FROM dev_mail WHERE id = ?", job.id);
  }
  return { mails, waiting: await countRows(`SELECT count(*) AS n ${about}`, `%${id}%`) };
}
