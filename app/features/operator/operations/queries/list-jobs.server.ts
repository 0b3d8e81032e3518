import { sql } from "drizzle-orm";
import { stripeEvent } from "../../../../db/schema/billing";
import { heartbeat } from "../../../../db/schema/operations";
import { audit, outbox } from "../../../../db/schema/platform";
import { jobProgress } from "../../../../db/schema/recovery";
import { dayMs } from "../../../../kernel/durations";
import { type QueueName, queueNames } from "../../../../kernel/queue-names";
import { isOpen } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { jobName } from "../job-names.server";
import { workCountedAtMost } from "../rules";

/** A job as the admin sees it: names, figures and codes. Times in milliseconds. */
export type ListedJob = {
  id: string;
  kind: string;
  /** What it does, in words. */
  name: string;
  lane: QueueName;
  attempts: number;
  lastError: string | null;
  /** When it was to be done first. */
  dueAt: number;
  /** Of one that is still tried: when next. */
  nextAt: number;
  /** Null while it is still tried. */
  deadAt: number | null;
};

/** `due`: counted up to `workCountedAtMost`. */
export type LaneState = { lane: QueueName; due: number; waitingSince: number | null | "unknown" };

export type Jobs = {
  dead: ListedJob[];
  late: ListedJob[];
  lanes: LaneState[];
  cronAt: number | null;
  /** Events of Stripe that could not be acted on. */
  events: { type: string; lastError: string; receivedAt: number }[];
  /** Checks of the last night that found something. */
  faults: { name: string; found: number; mended: number }[];
};

/** Jobs of a list; a press on "all" takes more. */
const listedAtMost = 100;
/** Jobs of the next hours that are looked through for late ones, in each lane. */
const lookedThrough = 500;
/** As long as a queue takes on a good day; what is younger is on its way. */
const lateAfterMs = 60_000;
/** Longer than any wait between two tries. */
const lookAheadMs = 6 * 60 * 60 * 1000;

/** SQL on outbox: given up by its tries, and not put away by the admin since. */
export const isDead = sql`dead_at IS NOT NULL AND done_at IS NULL AND NOT EXISTS (SELECT 1 FROM ${audit}
  WHERE ${audit.targetId} = ${outbox.id} AND ${audit.action} = 'job.given-up' AND ${audit.at} >= dead_at)`;

/** Jobs that were given up or are late, and the state of what carries them. One round trip to D1, one to each queue. */
export async function listJobs({ db, clock, mailQueue }: Services): Promise<Jobs> {
  const now = clock.now().getTime();
  const [dead, late, due, beats, events, faults, ...since] = await Promise.all([
    db.all<Omit<ListedJob, "name">>(
      sql`${jobColumns} FROM ${outbox} WHERE ${isDead} ORDER BY dead_at DESC LIMIT ${listedAtMost}`,
    ),
    db.all<Omit<ListedJob, "name">>(
      sql`SELECT * FROM (${ofEachLane(lateIn(now))}) ORDER BY "dueAt" LIMIT ${listedAtMost}`,
    ),
    db.all<{ lane: QueueName; due: number }>(
      ofEachLane(
        (lane) => sql`SELECT ${lane} AS lane, count(*) AS due FROM
      (SELECT 1 FROM ${outbox} WHERE lane = ${lane} AND ${isOpen} AND next_at <= ${now} LIMIT ${workCountedAtMost})`,
      ),
    ),
    db.select({ at: heartbeat.at }).from(heartbeat).where(sql`name = 'cron'`),
    db.all<
      Jobs["events"][number]
    >(sql`SELECT type, last_error AS "lastError", received_at AS "receivedAt" FROM ${stripeEvent}
      WHERE handled_at IS NULL AND last_error IS NOT NULL AND received_at > ${now - 30 * dayMs}
      ORDER BY received_at DESC LIMIT 20`),
    db.all<Jobs["faults"][number]>(sql`SELECT substr(name, 7) AS name, found, mended FROM ${jobProgress}
      WHERE name LIKE 'check:%' AND position = '' AND found > 0 AND finished_at > ${now - dayMs} ORDER BY name`),
    ...queueNames.map((lane) => mailQueue.waitingSince(lane)),
  ]);
  const states = queueNames.map((lane, index) => ({
    lane,
    due: due.find((row) => row.lane === lane)?.due ?? 0,
    waitingSince: since[index] ?? null,
  }));
  const named = (jobs: typeof dead) => jobs.map((job) => ({ ...job, name: jobName(job.kind) }));
  return { dead: named(dead), late: named(late), lanes: states, cronAt: beats[0]?.at ?? null, events, faults };
}

const jobColumns = sql`SELECT id, kind, lane, attempts, last_error AS "lastError", due_at AS "dueAt",
  next_at AS "nextAt", dead_at AS "deadAt"`;

/** Those tried before and waiting for the next try, and those that nobody has come for. */
function lateIn(now: number) {
  return (
    lane: QueueName,
  ) => sql`SELECT * FROM (${jobColumns} FROM (SELECT * FROM ${outbox} WHERE lane = ${lane} AND ${isOpen}
      AND next_at <= ${now + lookAheadMs} ORDER BY next_at LIMIT ${lookedThrough})
    WHERE (lease_until IS NULL OR lease_until <= ${now})
      AND (next_at <= ${now - lateAfterMs} OR (attempts > 0 AND last_error IS NOT NULL)) LIMIT ${listedAtMost})`;
}

function ofEachLane(query: (lane: QueueName) => ReturnType<typeof sql>) {
  return sql.join(queueNames.map(query), sql` UNION ALL `);
}
