import { createDayTally, type DayCount } from "./day-tally";
import type { Logger } from "./logger";

/** Daily figures of this isolate, written in one batch: an attack costs few rows. */
export function createDayCounts(limits: { events: number; ageMs: number }) {
  const tally = createDayTally("day-counts-not-written", { ...limits, names: 500 });
  return {
    add: tally.add,
    /** The figures, and the hits of rules among them ("rule:{id}"). */
    write(db: D1Database, log: Logger, now: number): Promise<void> {
      return tally.write(log, now, async (counts) => {
        const isHit = ({ name }: DayCount) => name.startsWith("rule:");
        const hits = counts.filter(isHit).map(({ name, count }) => ({ id: name.slice(5), count }));
        const figures = counts.filter((one) => !isHit(one));
        await db.batch([
          db.prepare(upsert).bind(JSON.stringify(figures)),
          db.prepare(addHits).bind(JSON.stringify(hits), now),
        ]);
      });
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
