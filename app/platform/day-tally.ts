import { reportError } from "./error-report";
import type { Logger } from "./logger";

/** How often something happened in one UTC day (`YYYY-MM-DD`). */
export type DayCount = { day: string; name: string; count: number };

export type DayTally = {
  /** Counts one event (`now` in milliseconds); true when it is time to write down what has gathered. */
  add(name: string, now: number): boolean;
  /** Writes down everything that has gathered by `save`. A failure is logged, and tried again with the next. */
  write(log: Logger, now: number, save: (counts: DayCount[]) => Promise<unknown>): Promise<void>;
};

type Limits = {
  /** Time to write after so many events, or after so long. */
  events: number;
  ageMs: number;
  /** Names beyond these are not counted. */
  names: number;
};

/** Counts of this isolate. `failure`: the event of the log where they cannot be written. */
export function createDayTally(failure: string, limits: Limits): DayTally {
  let counts = new Map<string, DayCount>();
  let events = 0;
  let writtenAt = 0;

  function addCount({ day, name, count }: DayCount): void {
    const key = `${day} ${name}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else if (counts.size < limits.names) counts.set(key, { day, name, count });
    events += count;
  }

  return {
    add(name, now) {
      addCount({ day: new Date(now).toISOString().slice(0, 10), name, count: 1 });
      return events >= limits.events || now - writtenAt >= limits.ageMs || now < writtenAt;
    },
    async write(log, now, save) {
      const taken = [...counts.values()];
      counts = new Map();
      events = 0;
      writtenAt = now;
      if (taken.length === 0) return;
      try {
        await save(taken);
      } catch (error) {
        taken.forEach(addCount);
        log.error(failure, reportError(error));
      }
    },
  };
}
