import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { mailBudget, outbox } from "../../app/db/schema/platform";
import { dayMs } from "../../app/kernel/durations";
import type { OutboxId } from "../../app/kernel/ids";
import type { QueueName } from "../../app/kernel/queue-names";
import { mails } from "../../app/mail/registry.server";
import { errorCode } from "../../app/platform/logger";
import type { MailKind } from "../../app/platform/mail-kinds";
import { againKey, type JobKind, jobs } from "../../app/platform/outbox.server";
import type { Services } from "../../app/services";
import { failureStatements, givenUpStatement, needlessStatement } from "./delivery-record";
import type { JobOutcome } from "./outcome";
import { doJob } from "./registry";

/** Longer than any job takes, or any step of a long one; a consumer that died gives its row back after this. */
export const leaseMs = 2 * 60 * 1000;
export const maxAttempts = 10;

/** Seconds until the next try: 30 s, 1, 2, 4 ... minutes, at most 2 hours; ten tries take a little over four hours. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(2 * 60 * 60, 30 * 2 ** Math.max(0, attempts - 1));
}

export type RunResult = { kind: "settled" } | { kind: "retry"; delaySeconds: number };

/**
 * Does one outbox row's work at most once at a time: the claim is one guarded UPDATE with a lease. After a crash the
 * lease runs out and the sweep tries again; a row that keeps killing its consumer is dead at last.
 */
export async function runJob(services: Services, id: OutboxId): Promise<RunResult> {
  const claimed = await claim(services, id);
  if (!claimed) return { kind: "settled" };
  const hasCrashed = claimed.attempts > maxAttempts;
  const outcome: JobOutcome = hasCrashed ? { kind: "dead", code: "crashed" } : await attempt(services, claimed);
  const now = services.clock.now().getTime();
  if (outcome.kind === "done") {
    // One that was held began its tries anew.
    if (claimed.attempts > 1 || claimed.lastError !== null || claimed.dedupeKey?.startsWith(againKey))
      await needlessStatement(services, id);
    await settle(services, claimed, { doneAt: now, lastError: null });
    services.metrics.job({ kind: claimed.kind, state: "sent", code: null, attempts: claimed.attempts });
    return { kind: "settled" };
  }
  if (outcome.kind === "next") return goOn(services, claimed, outcome.lane, now);
  if (outcome.kind === "held") return hold(services, claimed, outcome, now);
  const { kind, attempts } = claimed;
  // A wait that the provider asked for is nobody's failed try.
  const isAskedToWait = outcome.kind === "retry" && outcome.waitSeconds !== undefined;
  if (outcome.kind === "dead" || (attempts >= maxAttempts && !isAskedToWait)) {
    services.log.error("job-dead", { id, kind, code: outcome.code, attempts });
    services.metrics.job({ kind, state: "dead", code: outcome.code, attempts });
    if (kind.startsWith("mail.")) await services.db.batch(failureStatements(services, id, outcome.code));
    await settle(services, claimed, { deadAt: now, lastError: outcome.code });
    return { kind: "settled" };
  }
  const delaySeconds = outcome.waitSeconds ?? retryDelaySeconds(attempts);
  services.log.warn("job-will-be-retried", { id, kind, code: outcome.code, attempts, delaySeconds });
  services.metrics.job({ kind, state: isAskedToWait ? "waits" : "retried", code: outcome.code, attempts });
  const counted = isAskedToWait ? { attempts: attempts - 1 } : {};
  await settle(services, claimed, { ...counted, nextAt: now + delaySeconds * 1000, lastError: outcome.code });
  return { kind: "retry", delaySeconds };
}

/** The next part of the work has its message, and its tries begin anew; where the message goes lost, the sweep finds the row. */
async function goOn(services: Services, claimed: Claimed, lane: QueueName, now: number): Promise<RunResult> {
  await settle(services, claimed, { attempts: 0, nextAt: now, lastError: null });
  await services.mailQueue.notify([claimed.id], lane);
  return { kind: "settled" };
}

/** A mailbox that has no room on so many days is being flooded: what still waits would only prolong it. */
const heldAtMostMs = 3 * dayMs;
/** What a landlord wrote waits longer, and he is told where it is given up. */
const landlordsHeldAtMostMs = 7 * dayMs;

/** A mail that finds no room waits for it, which is no try, or is given up. Its record says so. */
async function hold(
  services: Services,
  claimed: Claimed,
  { code, freeAt, mailbox }: Extract<JobOutcome, { kind: "held" }>,
  now: number,
): Promise<RunResult> {
  const { id, kind, attempts } = claimed;
  const isLandlords = mails[kind as MailKind]?.audience.counted?.cause === "landlord";
  const atMostMs = isLandlords ? landlordsHeldAtMostMs : heldAtMostMs;
  const isGivenUp = freeAt === null || freeAt - claimed.dueAt > atMostMs;
  services.log.warn("mail-held", { id, kind, code, isGivenUp });
  services.metrics.job({ kind, state: isGivenUp ? "dropped" : "held", code, attempts });
  const outcome = { attempts: attempts - 1, lastError: code };
  if (isGivenUp && isLandlords) await services.db.batch(failureStatements(services, id, code));
  else if (isGivenUp) await givenUpStatement(services, id, code);
  // A press that came since the job was claimed did not find it waiting.
  const isPressed = sql`EXISTS (SELECT 1 FROM ${mailBudget} WHERE key = ${mailbox}
    AND pressed_at >= ${claimed.leaseUntil - leaseMs})`;
  const nextAt = sql`CASE WHEN ${isPressed} THEN ${now} ELSE ${freeAt} END`;
  await settle(services, claimed, { ...outcome, ...(isGivenUp ? { doneAt: now } : { nextAt, heldFor: mailbox }) });
  return { kind: "settled" };
}

/** Writes what became of a job, unless its lease has passed to another consumer meanwhile: that one settles it. */
async function settle({ db }: Services, { id, leaseUntil }: Claimed, change: SQLiteUpdateSetSource<typeof outbox>) {
  await db
    .update(outbox)
    .set({ heldFor: null, ...change, leaseUntil: null })
    .where(and(eq(outbox.id, id), eq(outbox.leaseUntil, leaseUntil), isNull(outbox.doneAt)));
}

type Claimed = {
  id: OutboxId;
  kind: string;
  ref: string;
  dedupeKey: string | null;
  attempts: number;
  leaseUntil: number;
  /** Of the try before. */
  lastError: string | null;
  /** When it was to be done first. */
  dueAt: number;
};

async function claim({ db, clock }: Services, id: OutboxId): Promise<Claimed | null> {
  const now = clock.now().getTime();
  const leaseUntil = now + leaseMs;
  const [row] = await db
    .update(outbox)
    .set({ leaseUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(
      and(
        eq(outbox.id, id),
        isNull(outbox.doneAt),
        isNull(outbox.deadAt),
        lte(outbox.nextAt, now),
        or(isNull(outbox.leaseUntil), lte(outbox.leaseUntil, now)),
      ),
    )
    .returning({
      kind: outbox.kind,
      ref: outbox.ref,
      dedupeKey: outbox.dedupeKey,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      dueAt: outbox.dueAt,
    });
  return row ? { ...row, id, leaseUntil } : null;
}

async function attempt(services: Services, job: Claimed): Promise<JobOutcome> {
  try {
    if (!isKind(job.kind)) return { kind: "dead", code: "unknown-kind" };
    return await handle(services, job.kind, job);
  } catch (error) {
    return { kind: "retry", code: errorCode(error) };
  }
}

function isKind(kind: string): kind is JobKind {
  return Object.hasOwn(jobs, kind);
}

async function handle(services: Services, kind: JobKind, job: Claimed): Promise<JobOutcome> {
  const ref = jobs[kind].ref.safeParse(JSON.parse(job.ref));
  if (!ref.success) return { kind: "dead", code: "bad-ref" };
  const isAgain = job.dedupeKey?.startsWith(againKey) ?? false;
  return doJob(services, kind, ref.data, { id: job.id, attempts: job.attempts, isAgain });
}
