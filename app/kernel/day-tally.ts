/** How often something happened in one UTC day (`YYYY-MM-DD`). */
export type DayCount = { day: string; name: string; count: number };

export type DayTally = {
  /** Counts one event (`now` in milliseconds); true when it is time to write down what has gathered. */
  add(name: string, now: number): boolean;
  /** Everything gathered, which is then forgotten here. */
  take(now: number): DayCount[];
  /** Takes counts back that could not be written. */
  giveBack(counts: readonly DayCount[]): void;
};

/** Counts of this isolate, written down after `events` or `ageMs`; names beyond `names` are not counted. */
export function createDayTally(limits: { events: number; ageMs: number; names: number }): DayTally {
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
    take(now) {
      const taken = [...counts.values()];
      counts = new Map();
      events = 0;
      writtenAt = now;
      return taken;
    },
    giveBack(taken) {
      for (const count of taken) addCount(count);
    },
  };
}
