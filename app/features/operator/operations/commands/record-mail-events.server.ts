import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { type BlockReason, mailCount, mailReturn, mailTest } from "../../../../db/schema/mail";
import { notification } from "../../../../db/schema/platform";
import { mailDelivery } from "../../../../db/schema/review";
import { blockStatement, recipientHash } from "../../../../platform/mail-block.server";
import type { MailEvent } from "../../../../platform/mail-events";
import type { Services } from "../../../../services";

/**
 * Writes what a mail service told, all or nothing: counts, and for each failed mail its row, block, record and notice.
 * Told twice, only the counts grow.
 */
export async function recordMailEvents(services: Services, events: readonly MailEvent[], unknown = 0): Promise<void> {
  const { db } = services;
  const counts = new Map<string, number>(unknown > 0 ? [["unknown", unknown]] : []);
  for (const { kind } of events) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const first = countStatement(services, counts);
  if (!first) return;
  const delivered = events.filter(({ kind }) => kind === "delivered").map(({ messageId }) => messageId);
  const others = events.filter(({ kind }) => kind !== "delivered");
  const statements = await Promise.all(others.map((event) => returnStatements(services, event)));
  await db.batch([first, ...arrivedStatements(services, delivered), ...statements.flat()]);
}

/** What left since the last call, and what the mail service refused, into the counts of the day. */
export async function recordSending(services: Services): Promise<void> {
  const statement = countStatement(services, services.mailCounts);
  services.mailCounts.clear();
  if (statement) await statement;
}

function countStatement({ db, clock }: Pick<Services, "db" | "clock">, counts: ReadonlyMap<string, number>) {
  const now = clock.now();
  if (counts.size === 0) return null;
  return db.run(sql`INSERT INTO ${mailCount} (day, what, count, last_at)
    SELECT ${now.toISOString().slice(0, 10)}, key, value, ${now.getTime()}
    FROM json_each(${JSON.stringify(Object.fromEntries(counts))}) WHERE true
    ON CONFLICT (day, what) DO UPDATE SET count = count + excluded.count, last_at = excluded.last_at`);
}

/** A mail that waited and arrived after all leaves nothing behind. */
function arrivedStatements({ db, clock }: Services, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  const these = sql`(SELECT value FROM json_each(${JSON.stringify(messageIds)}))`;
  return [
    db.run(sql`DELETE FROM ${mailReturn} WHERE message_id IN ${these} AND state = 'deferred'`),
    db.run(sql`UPDATE ${mailTest} SET state = 'delivered', code = NULL, told_at = ${clock.now().getTime()}
      WHERE message_id IN ${these} AND (state IS NULL OR state = 'deferred')`),
  ];
}

async function returnStatements(services: Services, event: MailEvent) {
  const { db, config } = services;
  const { messageId, kind, code, at } = event;
  const hash = await recipientHash(config.secret, event.recipient);
  const isLater = sql`state IS NULL OR state = 'deferred' OR ${kind} = 'complained'`;
  const kept = [
    db.run(sql`INSERT INTO ${mailReturn} (message_id, recipient_hash, state, code, at)
      VALUES (${messageId}, ${hash}, ${kind}, ${code}, ${at})
      ON CONFLICT (message_id) DO UPDATE SET state = excluded.state, code = excluded.code, at = excluded.at WHERE ${isLater}`),
    db.run(sql`UPDATE ${mailTest} SET state = ${kind}, code = ${code}, told_at = ${at}
      WHERE message_id = ${messageId} AND (${isLater})`),
  ];
  if (kind === "deferred") return kept;
  const reason = blockReasonOf(event);
  return [
    ...kept,
    ...applicationStatements(services, event),
    ...(reason ? [blockStatement(services, hash, reason), noticeStatement(services, event)] : []),
  ];
}

function blockReasonOf({ kind, isHard }: MailEvent): BlockReason | null {
  if (kind === "complained") return "complaint";
  if (!isHard) return null;
  return kind === "bounced" ? "hard-bounce" : "suppressed";
}

/** The code that the record of an application's mails keeps (platform/mail-codes). */
function recordCodeOf({ kind, isHard }: MailEvent): string {
  if (isHard) return "bounced";
  return kind === "bounced" ? "bounced-soft" : kind;
}

/** The record says that the mail came back, and its landlord is told once in the account. A complaint came after delivery. */
function applicationStatements({ db }: Services, event: MailEvent) {
  if (event.kind === "complained") return [];
  const isIt = sql`message_id = ${event.messageId}`;
  return [
    db.run(sql`UPDATE ${mailDelivery} SET failed_at = ${event.at}, error = ${recordCodeOf(event)} WHERE ${isIt}`),
    db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT mail.id, ${application.landlordId}, ${application.formId}, 'mail-failed', ${application.id}, ${event.at}
      FROM ${mailDelivery} AS mail JOIN ${application} ON ${application.id} = mail.application_id
      WHERE mail.${isIt} AND ${application.isSpam} = 0
      ON CONFLICT (id) DO NOTHING`),
  ];
}

/** An account whose own address takes no mail finds that in its notices, once until it is read. */
function noticeStatement({ db, ids }: Services, { recipient, at }: MailEvent) {
  const isNotified: SQL = sql`EXISTS (SELECT 1 FROM ${notification} WHERE ${notification.ref} = ${user.id}
    AND ${notification.id} <> ${notification.ref} AND ${notification.kind} = 'mail-returned' AND ${notification.readAt} IS NULL)`;
  return db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
    SELECT ${ids.uuid<string>()}, ${user.id}, '', 'mail-returned', ${user.id}, ${at} FROM ${user}
    WHERE ${user.email} = ${recipient.trim().toLowerCase()} AND NOT ${isNotified}`);
}
