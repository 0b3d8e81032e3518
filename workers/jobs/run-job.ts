import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { outbox } from "../../app/db/schema/platform";
import type { OutboxId } from "../../app/kernel/ids";
import { errorCode } from "../../app/platform/logger";
import { type JobKind, type JobRef, jobSchemas } from "../../app/platform/outbox.server";
import type { Services } from "../services";
import type { JobOutcome } from "./outcome";
import { handlers } from "./registry";

/** Longer than any job takes; a consumer that died gives its row back after this. */
export const leaseMs = 2 * 60 * 1000;
export const maxAttempts = 10;

/** Seconds until the next try: 30 s, 1, 2, 4 ... minutes, at most 2 hours. Ten tries take about 8 hours. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(2 * 60 * 60, 30 * 2 ** Math.max(0, attempts - 1));
}

export type RunResult = { kind: "settled" } | { kind: "retry"; delaySeconds: number };

/**
 * Does one outbox row's work at most once at a time. The claim is one guarded UPDATE: whoever gets the row has the lease,
 * everybody else has nothing to do. A crash leaves the lease to run out, and the sweep to try again.
 */
export async function runJob(services: Services, id: OutboxId): Promise<RunResult> {
  const claimed = await claim(services, id);
  if (!claimed) return { kind: "settled" };
  const outcome = await attempt(services, claimed);
  const now = services.clock.now().getTime();
  if (outcome.kind === "done") {
    await services.db.update(outbox).set({ doneAt: now, leaseUntil: null, lastError: null }).where(eq(outbox.id, id));
    return { kind: "settled" };
  }
  const { attempts } = claimed;
  if (outcome.kind === "dead" || attempts >= maxAttempts) {
    services.log.error("job-dead", { id, kind: claimed.kind, code: outcome.code, attempts });
    await services.db
      .update(outbox)
      .set({ deadAt: now, leaseUntil: null, lastError: outcome.code })
      .where(eq(outbox.id, id));
    return { kind: "settled" };
  }
  const delaySeconds = retryDelaySeconds(attempts);
  services.log.warn("job-will-be-retried", { id, kind: claimed.kind, code: outcome.code, attempts, delaySeconds });
  await services.db
    .update(outbox)
    .set({ nextAt: now + delaySeconds * 1000, leaseUntil: null, lastError: outcome.code })
    .where(eq(outbox.id, id));
  return { kind: "retry", delaySeconds };
}

type Claimed = { id: OutboxId; kind: string; ref: string; attempts: number };

async function claim({ db, clock }: Services, id: OutboxId): Promise<Claimed | null> {
  const now = clock.now().getTime();
  const [row] = await db
    .update(outbox)
    .set({ leaseUntil: now + leaseMs, attempts: sql`${outbox.attempts} + 1` })
    .where(
      and(
        eq(outbox.id, id),
        isNull(outbox.doneAt),
        isNull(outbox.deadAt),
        lte(outbox.nextAt, now),
        or(isNull(outbox.leaseUntil), lte(outbox.leaseUntil, now)),
      ),
    )
    .returning({ kind: outbox.kind, ref: outbox.ref, attempts: outbox.attempts });
  return row ? { id, ...row } : null;
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
  return Object.hasOwn(jobSchemas, kind);
}

async function handle<K extends JobKind>(services: Services, kind: K, job: Claimed): Promise<JobOutcome> {
  const ref = jobSchemas[kind].safeParse(JSON.parse(job.ref));
  if (!ref.success) return { kind: "dead", code: "bad-ref" };
  return handlers[kind](services, ref.data as JobRef<K>, { id: job.id });
}
