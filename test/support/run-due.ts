import type { OutboxId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { runJob } from "../../workers/jobs/run-job";
import { bindings } from "./forms";

/** Does all that is due by the clock, and what that causes, as the consumers do. */
export async function runDue(services: Services): Promise<void> {
  const due = `SELECT id FROM outbox WHERE done_at IS NULL AND dead_at IS NULL AND next_at <= ?
    AND (lease_until IS NULL OR lease_until <= ?) ORDER BY next_at, created_at, id`;
  for (let round = 0; round < 10; round += 1) {
    const now = services.clock.now().getTime();
    const { results } = await bindings.DB.prepare(due).bind(now, now).all<{ id: OutboxId }>();
    if (results.length === 0) return;
    for (const { id } of results) await runJob(services, id);
  }
  throw new Error("There is always more that is due");
}

export type Letter = { to: string; subject: string; text: string; html: string };

/** What lies in the mailboxes whose address ends so, oldest first. */
export async function lettersTo(ending: string): Promise<Letter[]> {
  const { results } = await bindings.DB.prepare(
    `SELECT to_address AS "to", subject, text_body AS text, html FROM dev_mail WHERE to_address LIKE ? ORDER BY sent_at, rowid`,
  )
    .bind(`%${ending}`)
    .all<Letter>();
  return results;
}
