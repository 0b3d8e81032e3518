import { sql } from "drizzle-orm";
import { contactMessage } from "../../../../db/schema/contact";
import { alarm, heartbeat } from "../../../../db/schema/operations";
import { outbox } from "../../../../db/schema/platform";
import type { HealthName } from "../../../../kernel/alarms";
import { dayMs } from "../../../../kernel/durations";
import type { WorkLine } from "../../../../kernel/work-line";
import { heldCodes } from "../../../../platform/mail-kinds";
import { isOpen, selectOldestDue } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { troubleWords } from "../alarm-words";
import { type Health, workCountedAtMost } from "../rules";
import { getHealth } from "./get-health.server";
import { isDead } from "./list-jobs.server";

/** What runs by itself, in milliseconds and numbers up to `workCountedAtMost`; null where there is none. */
export type RunningState = {
  cronAt: number | null;
  oldestDueAt: number | null;
  heldMails: number;
  deadJobs: number;
  contactMessages: number;
  contactSpam: number;
};

/** What is wrong, worst first, and the state of what runs. `state` null: the database does not answer. */
export type Work = { at: number; lines: WorkLine[]; state: RunningState | null };

const seeJobs = { to: "/admin/jobs", label: "See jobs" };
const cures: Partial<Record<HealthName, WorkLine["cure"]>> = {
  database: { to: "/healthz", label: "Look again" },
  kv: { to: "/healthz", label: "Look again" },
  documents: { to: "/healthz", label: "Look again" },
  outbox: seeJobs,
  cron: seeJobs,
  deadJobs: seeJobs,
  failingJobs: seeJobs,
  announcements: seeJobs,
  selfCheck: seeJobs,
  payments: seeJobs,
  webhooks: seeJobs,
  voucherGuesses: { to: "/admin/credit-vouchers", label: "See vouchers" },
  moneyReports: { to: "/admin/spam-protection", label: "See the queue" },
  lookLate: { to: "/admin/spam-protection", label: "See the queue" },
  bounces: { to: "/admin/email-test", label: "See the email service" },
  mailEvents: { to: "/admin/email-test", label: "See the email service" },
  sender: { to: "/admin/email-test", label: "See the email service" },
};

/** Lists what else waits. It is asked only where the database answers. */
export type ListLines = (services: Services) => Promise<WorkLine[]>;

/** What /admin begins with: /healthz of now, and what waits. `more` is asked beside the last queries. */
export async function listWork(services: Services, more: readonly ListLines[] = []): Promise<Work> {
  const health = await getHealth(services);
  if (health.checks.database.level === "bad") return { at: health.at, lines: linesOf(health, new Map()), state: null };
  const [since, state, ...waiting] = await Promise.all([
    readSince(services),
    readState(services, health.at),
    ...more.map((list) => list(services)),
  ]);
  return { at: health.at, lines: [...linesOf(health, since), ...waiting.flat()], state };
}

function linesOf({ checks }: Health, since: ReadonlyMap<string, number>): WorkLine[] {
  const names = Object.keys(checks) as HealthName[];
  return (["bad", "warn"] as const).flatMap((level) =>
    names
      .filter((name) => checks[name].level === level)
      .map((name) => ({
        level,
        text: `${troubleWords[name](checks[name].figure)}.`,
        since: since.get(name) ?? null,
        cure: cures[name] ?? null,
      })),
  );
}

async function readSince({ db }: Services): Promise<Map<string, number>> {
  const alarms = await db.select({ name: alarm.name, since: alarm.since }).from(alarm);
  return new Map(alarms.map(({ name, since }) => [name, since]));
}

async function readState({ db }: Services, now: number): Promise<RunningState> {
  const upTo = (rows: ReturnType<typeof sql>) => sql`(SELECT count(*) FROM (${rows} LIMIT ${workCountedAtMost}))`;
  const contacts = sql`SELECT 1 FROM ${contactMessage} WHERE created_at > ${now - dayMs}`;
  const [state] = await db.all<RunningState>(sql`SELECT
      (SELECT at FROM ${heartbeat} WHERE name = 'cron') AS cronAt,
      ${selectOldestDue(now)} AS oldestDueAt,
      ${upTo(sql`SELECT 1 FROM ${outbox} WHERE held_for IS NOT NULL AND ${isOpen} AND last_error IN (SELECT value FROM
        json_each(${JSON.stringify(heldCodes)}))`)} AS heldMails,
      ${upTo(sql`SELECT 1 FROM ${outbox} WHERE ${isDead}`)} AS deadJobs,
      ${upTo(sql`${contacts} AND is_spam = 0`)} AS contactMessages,
      ${upTo(sql`${contacts} AND is_spam = 1`)} AS contactSpam`);
  return state as RunningState;
}
