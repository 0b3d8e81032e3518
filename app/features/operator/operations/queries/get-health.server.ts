import { sql } from "drizzle-orm";
import { stripeEvent } from "../../../../db/schema/billing";
import { rentForm } from "../../../../db/schema/forms";
import { mailCount } from "../../../../db/schema/mail";
import { heartbeat } from "../../../../db/schema/operations";
import { outbox, rateBucket } from "../../../../db/schema/platform";
import { jobProgress } from "../../../../db/schema/recovery";
import { formReport, screening } from "../../../../db/schema/screening";
import { type QueueName, queueNames } from "../../../../kernel/queue-names";
import { isItsAnnouncement } from "../../../../platform/erasure-announcement.server";
import { reportError } from "../../../../platform/error-report";
import { quotaFaults, recipientFaults, senderFaults } from "../../../../platform/mail-codes";
import { isOpen, selectOldestDue } from "../../../../platform/outbox.server";
import { rateKey } from "../../../../platform/rate-limit.server";
import { refusedEvents } from "../../../../platform/stripe/refused-events";
import { refusedMailEvents } from "../../../../platform/webhook-signature";
import type { Services } from "../../../../services";
import { unknownVouchers } from "../../../money/vouchers/rules";
import {
  deadWithinMs,
  eventLateMs,
  failingAfterAttempts,
  foundWithinMs,
  type Health,
  type HealthFigures,
  judgeHealth,
  lookWithinMs,
} from "../rules";

/** A store that does not answer for so long is not there. */
const probeMs = 5_000;
/** Longer than any wait between two tries. */
const lookAheadMs = 6 * 60 * 60 * 1000;

/** Asks D1 (one statement over a few rows), KV and R2 (one read each, of nothing), and judges what they say. Never throws. */
export async function getHealth(services: Services): Promise<Health> {
  const { stores, clock, log, billing } = services;
  async function probe<T>(store: string, work: Promise<T>): Promise<T | null> {
    try {
      return await within(probeMs, work);
    } catch (error) {
      log.error("store-does-not-answer", { store, ...reportError(error) });
      return null;
    }
  }
  const [figures, kv, documents] = await Promise.all([
    probe("database", readFigures(services)),
    probe("kv", stores.probeKv()),
    probe("documents", stores.probeDocuments()),
  ]);
  const lacksWebhookSecret = !billing.isSelling && billing.why === "no-webhook-secret";
  const found = { figures, hasKv: kv !== null, hasDocuments: documents !== null, lacksWebhookSecret };
  return judgeHealth(found, clock.now().getTime());
}

async function readFigures({ db, clock, config }: Services): Promise<HealthFigures> {
  const now = clock.now().getTime();
  const inList = (codes: readonly string[]) =>
    sql.join(
      codes.map((code) => sql`${code}`),
      sql`, `,
    );
  const triedIn = (lane: QueueName) => sql`SELECT * FROM (SELECT attempts, last_error FROM ${outbox}
    WHERE lane = ${lane} AND ${isOpen} AND next_at <= ${now + lookAheadMs} ORDER BY next_at LIMIT 500)`;
  const yesterday = new Date(now - foundWithinMs).toISOString().slice(0, 10);
  const guesses = await rateKey(config.secret, unknownVouchers, "all");
  const refused = await rateKey(config.secret, refusedEvents, "all");
  const refusedMail = await rateKey(config.secret, refusedMailEvents, "all");
  type Row = {
    guesses: number | null;
    due: number | null;
    dead: number;
    failing: number;
    unannounced: number;
    found: number;
    strange: number;
    late: number;
    refusedEvents: number | null;
    refusedMailEvents: number | null;
    cron: number | null;
    returned: number;
    reported: number;
    refused: number;
    money: number;
    lookLate: number;
  };
  const [row] = await db.all<Row>(sql`SELECT
      ${selectOldestDue(now)} AS due,
      (SELECT count(*) FROM (SELECT 1 FROM ${outbox} WHERE dead_at > ${now - deadWithinMs}
        AND coalesce(last_error, '') NOT IN (${inList(recipientFaults)}) LIMIT 100)) AS dead,
      tried.failing, tried.refused,
      (SELECT count(*) FROM (SELECT 1 FROM ${outbox} JOIN ${rentForm} ON ${rentForm.id} = json_extract(${outbox.ref}, '$.formId')
        WHERE ${outbox.deadAt} IS NOT NULL AND ${outbox.kind} = 'mail.form-erasure' AND ${isItsAnnouncement}
        LIMIT 100)) AS unannounced,
      (SELECT coalesce(sum(found), 0) FROM ${jobProgress} WHERE name LIKE 'check:%' AND position = ''
        AND finished_at > ${now - foundWithinMs}) AS found,
      (SELECT max(count) FROM ${rateBucket} WHERE key = ${guesses} AND expires_at > ${now}) AS guesses,
      (SELECT count(*) FROM ${stripeEvent} WHERE handled_at IS NULL AND received_at > ${now - foundWithinMs}
        AND last_error IS NOT NULL) AS strange,
      (SELECT count(*) FROM (SELECT 1 FROM ${stripeEvent} WHERE handled_at IS NULL AND received_at > ${now - foundWithinMs}
        AND received_at <= ${now - eventLateMs} AND last_error IS NULL LIMIT 100)) AS late,
      (SELECT max(count) FROM ${rateBucket} WHERE key = ${refused} AND expires_at > ${now}) AS "refusedEvents",
      (SELECT max(count) FROM ${rateBucket} WHERE key = ${refusedMail} AND expires_at > ${now}) AS "refusedMailEvents",
      (SELECT coalesce(sum(count), 0) FROM ${mailCount} WHERE day >= ${yesterday} AND what IN ('bounced', 'complained')) AS returned,
      (SELECT coalesce(sum(count), 0) FROM ${mailCount} WHERE day >= ${yesterday}
        AND what IN ('delivered', 'bounced', 'failed', 'rejected')) AS reported,
      (SELECT count(*) FROM (SELECT 1 FROM ${formReport} AS r JOIN ${screening} AS s ON s.kind = 'form'
        AND s.subject_id = r.form_id WHERE r.code = 'money' AND s.state = 'waiting' LIMIT 100)) AS money,
      (SELECT count(*) FROM (SELECT 1 FROM ${screening} AS s WHERE s.state = 'waiting' AND s.kind = 'form'
        AND ((s.outcome IN ('hold', 'suspend') AND s.updated_at <= ${now - lookWithinMs})
          OR (coalesce(s.answered_at, 0) < s.appealed_at AND s.appealed_at <= ${now - lookWithinMs})) LIMIT 100)) AS "lookLate",
      (SELECT at FROM ${heartbeat} WHERE name = 'cron') AS cron
    FROM (SELECT count(*) FILTER (WHERE attempts >= ${failingAfterAttempts} OR last_error IN (${inList(quotaFaults)})) AS failing,
        count(*) FILTER (WHERE last_error IN (${inList(senderFaults)})) AS refused
      FROM (${sql.join(queueNames.map(triedIn), sql` UNION ALL `)})) AS tried`);
  const secondsSince = (at: number) => Math.max(0, Math.round((now - at) / 1000));
  return {
    outboxLateSeconds: row?.due ? secondsSince(row.due) : 0,
    cronSecondsAgo: row?.cron ? secondsSince(row.cron) : null,
    deadJobs: row?.dead ?? 0,
    failingJobs: row?.failing ?? 0,
    unannounced: row?.unannounced ?? 0,
    foundFaults: row?.found ?? 0,
    voucherGuesses: row?.guesses ?? 0,
    strangeEvents: row?.strange ?? 0,
    lateEvents: row?.late ?? 0,
    refusedEvents: row?.refusedEvents ?? 0,
    refusedMailEvents: row?.refusedMailEvents ?? 0,
    mailsReturned: row?.returned ?? 0,
    mailsReported: row?.reported ?? 0,
    senderRefused: row?.refused ?? 0,
    moneyReports: row?.money ?? 0,
    lookLate: row?.lookLate ?? 0,
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException("No answer", "TimeoutError")), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
