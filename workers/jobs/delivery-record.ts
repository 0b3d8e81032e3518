import { sql } from "drizzle-orm";
import { application, applicationDraft } from "../../app/db/schema/applications";
import { notification, outbox } from "../../app/db/schema/platform";
import { type MailReader, mailDelivery } from "../../app/db/schema/review";
import { isUnsent } from "../../app/features/applying/applications/queries/find-draft.server";
import type { OutboxId } from "../../app/kernel/ids";
import { reportError } from "../../app/platform/error-report";
import type { MailOutcome } from "../../app/platform/mailer";
import type { JobKind } from "../../app/platform/outbox.server";
import { isNotErased } from "../../app/platform/people/people.server";
import type { Services } from "../../app/services";

/** What a mail is about, for the record of an application's mails. */
export type MailAbout = { applicationId: string; kind: JobKind; reader: MailReader };

/** Notes a try to send a mail about an application, by the job's id, unless it was erased; tried twice. */
export async function recordTry(
  services: Services,
  id: OutboxId,
  about: MailAbout,
  outcome: MailOutcome,
): Promise<void> {
  try {
    await writeTry(services, id, about, outcome).catch(() => writeTry(services, id, about, outcome));
  } catch (error) {
    services.log.warn("delivery-not-recorded", { id, ...reportError(error) });
  }
}

async function writeTry(
  { db, clock }: Services,
  id: OutboxId,
  { applicationId, kind, reader }: MailAbout,
  outcome: MailOutcome,
): Promise<void> {
  const at = clock.now().getTime();
  // Whose mail to a landlord came back is known by the account's address.
  const messageId = outcome.ok && reader !== "landlord" ? (outcome.messageId ?? null) : null;
  await db.run(sql`INSERT INTO ${mailDelivery} (id, application_id, kind, reader, attempts, attempted_at, sent_at, error, message_id)
      SELECT ${id}, ${applicationId}, ${kind}, ${reader}, 1, ${at}, ${outcome.ok ? at : null}, ${outcome.ok ? null : outcome.code}, ${messageId}
      WHERE EXISTS (SELECT 1 FROM ${application} WHERE id = ${applicationId} AND ${isNotErased()})
        OR EXISTS (SELECT 1 FROM ${applicationDraft} WHERE ${applicationDraft.id} = ${applicationId} AND ${isUnsent})
      ON CONFLICT (application_id, id) DO UPDATE SET attempts = attempts + 1, attempted_at = excluded.attempted_at,
        sent_at = coalesce(sent_at, excluded.sent_at), error = excluded.error, message_id = coalesce(excluded.message_id, message_id)`);
}

/** Statements for a job that is given up: its mail has failed, and the landlord is told once. Others change nothing. */
export function failureStatements({ db, clock }: Services, id: OutboxId, code: string) {
  const at = clock.now().getTime();
  return [
    givenUpStatement({ db, clock }, id, code),
    db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT mail.id, ${application.landlordId}, ${application.formId}, 'mail-failed', ${application.id}, ${at}
      FROM ${mailDelivery} AS mail JOIN ${application} ON ${application.id} = mail.application_id
      WHERE mail.id = ${id} AND mail.failed_at IS NOT NULL AND mail.reader <> 'landlord' AND ${application.isSpam} = 0
      ON CONFLICT (id) DO NOTHING`),
    // What the job was to make findable is left to the sweep.
    db.run(sql`UPDATE ${application} SET searched_at = NULL WHERE searched_at = 0 AND id = (
      SELECT json_extract(job.ref, '$.applicationId') FROM ${outbox} AS job
      WHERE job.id = ${id} AND job.kind = 'mail.new-application')`),
  ] as const;
}

/** For a mail that will not be tried again. */
export function givenUpStatement({ db, clock }: Pick<Services, "db" | "clock">, id: OutboxId, code: string) {
  return db.run(sql`UPDATE ${mailDelivery} SET failed_at = ${clock.now().getTime()}, error = ${code}
    WHERE id = ${id} AND sent_at IS NULL`);
}

/** For a mail whose tries failed, or that was to be sent again, and that is not needed any more: answered, decided or taken back meanwhile. */
export function needlessStatement({ db, clock }: Services, id: OutboxId) {
  return db.run(sql`UPDATE ${mailDelivery} SET failed_at = ${clock.now().getTime()}, error = 'not-needed'
    WHERE id = ${id} AND sent_at IS NULL AND failed_at IS NULL`);
}
