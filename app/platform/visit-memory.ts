/** What happens on a form's public pages. "step:n": the n-th section of the form was completed. */
export type VisitEvent = "view" | "start" | "sent" | `step:${number}`;

/** How often something happened on one form in one UTC day. */
export type VisitCount = { urlId: string; day: string; event: VisitEvent; count: number };

export type VisitMemory = {
  /** Counts one event (`now` in milliseconds); true when it is time to write down what has gathered. */
  add(urlId: string, event: VisitEvent, now: number): boolean;
  /** Everything gathered, which is then forgotten here. */
  take(now: number): VisitCount[];
  /** Takes counts back that could not be written. */
  giveBack(counts: readonly VisitCount[]): void;
};

/**
 * Counts that gather in this isolate, so that a page out of memory costs no query. Written down after `events` of them or
 * `ageMs`, whichever comes first. Forms beyond `forms` are not counted: the memory stays bounded whatever is asked for.
 */
export function createVisitMemory(limits: { events: number; ageMs: number; forms: number }): VisitMemory {
  let counts = new Map<string, VisitCount>();
  let events = 0;
  let writtenAt = 0;

  function addCount(more: VisitCount): void {
    const key = `${more.urlId} ${more.day} ${more.event}`;
    const known = counts.get(key);
    if (known) known.count += more.count;
    else if (counts.size < limits.forms) counts.set(key, { ...more });
    events += more.count;
  }

  return {
    add(urlId, event, now) {
      addCount({ urlId, day: new Date(now).toISOString().slice(0, 10), event, count: 1 });
      return events >= limits.events || now - writtenAt >= limits.ageMs;
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

/** This isolate's counts. */
export const visitMemory = createVisitMemory({ events: 50, ageMs: 10_000, forms: 1000 });
