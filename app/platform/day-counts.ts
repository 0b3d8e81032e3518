import { createDayTally, type DayCount } from "../kernel/day-tally";
import { reportError } from "./error-report";
import type { Logger } from "./logger";

/** Names that one isolate keeps before it has written them down; more are not counted. */
const namesAtMost = 500;

/** Daily figures of this isolate, written in one batch after `events` or `ageMs`: an attack costs few rows. */
export function createDayCounts(limits: { events: number; ageMs: number }) {
  const tally = createDayTally({ ...limits, names: namesAtMost });
  return {
    add: tally.add,
    /** One batch: the figures, and the hits of rules among them ("rule:{id}"). A failure is tried again later. */
    async write(db: D1Database, log: Logger, now: number): Promise<void> {
      const taken = tally.take(now);
      if (taken.length === 0) return;
      const isHit = ({ name }: DayCount) => name.startsWith("rule:");
      const hits = taken.filter(isHit).map(({ name, count }) => ({ id: name.slice(5), count }));
      const figures = taken.filter((one) => !isHit(one));
      try {
        await db.batch([
          db.prepare(upsert).bind(JSON.stringify(figures)),
          ...(hits.length > 0 ? [db.prepare(addHits).bind(JSON.stringify(hits), now)] : []),
        ]);
      } catch (error) {
        tally.giveBack(taken);
        log.error("day-counts-not-written", reportError(error));
      }
    },
  };
}

const upsert = `INSERT INTO screen_day (day, name, count)
  SELECT v.value ->> 'day', v.value ->> 'name', v.value ->> 'count' FROM json_each(?1) AS v WHERE true
  ON CONFLICT (day, name) DO UPDATE SET count = count + excluded.count`;
const addHits = `UPDATE screen_rule SET hits = hits + v.count, last_hit_at = ?2
  FROM (SELECT value ->> 'id' AS id, value ->> 'count' AS count FROM json_each(?1)) AS v WHERE screen_rule.id = v.id`;

/** This isolate's. */
export const dayCounts = createDayCounts({ events: 50, ageMs: 10_000 });
