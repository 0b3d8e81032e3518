import { desc, gte, sql } from "drizzle-orm";
import { mailCount } from "../../../../db/schema/mail";
import { outbox } from "../../../../db/schema/platform";
import { dayMs } from "../../../../kernel/durations";
import type { Config } from "../../../../platform/config";
import { selectOldestDue } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";

/** Times in milliseconds. Counts are of UTC days: today, and today with yesterday. */
export type MailService = {
  adapter: Config["mailAdapter"];
  from: string;
  lastSentAt: number | null;
  lastError: { code: string; at: number } | null;
  sentToday: number;
  /** What the service told of mails since yesterday: "delivered", "bounced" and so on, most first. */
  events: { what: string; count: number }[];
  /** When the oldest job that still waits was due. */
  oldestDueAt: number | null;
  /** Mails given up within seven days. */
  givenUp: number;
};

/** How mail leaves: what is counted of the last days, and what waits. Two short statements in one batch. */
export async function getMailService({ db, clock, config }: Services): Promise<MailService> {
  const now = clock.now().getTime();
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const [counts, [jobs]] = await db.batch([
    db
      .select()
      .from(mailCount)
      .where(gte(mailCount.day, day(now - 7 * dayMs)))
      .orderBy(desc(mailCount.lastAt)),
    db
      .select({
        oldestDueAt: sql<number | null>`${selectOldestDue(now)}`.as("oldest_due_at"),
        givenUp: sql<number>`(SELECT count(*) FROM ${outbox} WHERE dead_at > ${now - 7 * dayMs} AND done_at IS NULL
          AND kind LIKE 'mail.%')`.as("given_up"),
      })
      .from(sql`(SELECT 1)`),
  ]);
  const isError = ({ what }: { what: string }) => what.startsWith("error:");
  const error = counts.find(isError);
  const events = new Map<string, number>();
  for (const row of counts)
    if (row.day >= day(now - dayMs) && row.what !== "sent" && !isError(row))
      events.set(row.what, (events.get(row.what) ?? 0) + row.count);
  return {
    adapter: config.mailAdapter,
    from: config.mailFrom,
    lastSentAt: counts.find(({ what }) => what === "sent")?.lastAt ?? null,
    lastError: error ? { code: error.what.slice("error:".length), at: error.lastAt } : null,
    sentToday: counts.find(({ what, day: of }) => what === "sent" && of === day(now))?.count ?? 0,
    events: [...events].map(([what, count]) => ({ what, count })).sort((one, other) => other.count - one.count),
    oldestDueAt: jobs?.oldestDueAt ?? null,
    givenUp: jobs?.givenUp ?? 0,
  };
}
