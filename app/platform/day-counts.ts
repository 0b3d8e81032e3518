import { reportError } from "./error-report";
import type { Logger } from "./logger";

type DayCount = { day: string; name: string; count: number };

/** Names that one isolate keeps before it has written them down; more are not counted. */
const namesAtMost = 500;

/**
 * Daily figures that gather in this isolate and are written in one statement after `events` of them or `ageMs`, whichever comes
 * first: what happens a thousand times in an attack is a row written every ten seconds.
 */
export function createDayCounts(limits: { events: number; ageMs: number }) {
  let counts = new Map<string, DayCount>();
  let events = 0;
  let writtenAt = 0;

  function add({ day, name, count }: DayCount): void {
    const known = counts.get(`${day} ${name}`);
    if (known) known.count += count;
    else if (counts.size < namesAtMost) counts.set(`${day} ${name}`, { day, name, count });
    events += count;
  }

  return {
    /** Counts one; true when it is time to write. `now` in milliseconds. */
    add(name: string, now: number): boolean {
      add({ day: new Date(now).toISOString().slice(0, 10), name, count: 1 });
      return events >= limits.events || now - writtenAt >= limits.ageMs || now < writtenAt;
    },
    /** One batch: the figures, and the hits of rules among them ("rule:{id}"). A failure is tried again later. */
    async write(db: D1Database, log: Logger, now: number): Promise<void> {
      const taken = [...counts.values()];
      if (taken.length === 0) return;
      counts = new Map();
      events = 0;
      writtenAt = now;
      const isHit = ({ name }: DayCount) => name.startsWith("rule:");
      const hits = taken.filter(isHit).map(({ name, count }) => ({ id: name.slice(5), count }));
      const figures = taken.filter((one) => !isHit(one));
      try {
        await db.batch([
          db.prepare(upsert).bind(JSON.stringify(figures)),
          ...(hits.length > 0 ? [db.prepare(addHits).bind(JSON.stringify(hits), now)] : []),
        ]);
      } catch (error) {
        for (const count of taken) add(count);
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
