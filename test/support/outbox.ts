import type { OutboxId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { runJob } from "../../workers/jobs/run-job";
import { bindings, countRows, ids, type PublishedGuestForm } from "./forms";

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

/** The bare row of a sent application: what its mails are made from. */
export async function anApplicationRow(
  form: Pick<PublishedGuestForm, "formId">,
  options: { isSpam?: boolean; locale?: string; email?: string; at?: number } = {},
): Promise<{ id: string; reference: string; email: string }> {
  const row = {
    id: crypto.randomUUID(),
    reference: ids.reference(),
    email: options.email ?? `${ids.nodeId()}@tenant.example`,
  };
  const at = options.at ?? Date.now();
  await bindings.DB.prepare(
    `INSERT INTO application (id, form_id, version_id, reference, state, body_hash, applicant_name, applicant_email,
      locale, is_spam, created_at, submitted_at, updated_at)
      SELECT ?1, id, published_version_id, ?2, 'submitted', 'hash', 'Ada Lovelace', ?3, ?4, ?5, ?6, ?6, ?6
      FROM rent_form WHERE id = ?7`,
  )
    .bind(row.id, row.reference, row.email, options.locale ?? "en", options.isSpam ? 1 : 0, at, form.formId)
    .run();
  return row;
}
