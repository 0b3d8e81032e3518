export type Memory<T> = {
  find(key: string): T | undefined;
  keep(key: string, value: T): T;
  drop(key: string): void;
  size(): number;
};

/** An isolate's memory, the longest unused goes first. Values, never promises: those belong to their request. */
export function createMemory<T>(entries: number): Memory<T> {
  const kept = new Map<string, T>();
  function keep(key: string, value: T): T {
    // Moved to the end: the map's order is then from the longest unused to the newest.
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= entries) break;
      kept.delete(oldest);
    }
    return value;
  }
  return {
    find(key) {
      const value = kept.get(key);
      return value === undefined ? value : keep(key, value);
    },
    keep,
    drop: (key) => void kept.delete(key),
    size: () => kept.size,
  };
}

/** For what may change elsewhere, and lives for `lifeMs`. Times are milliseconds. */
export type AgingMemory<T> = {
  find(key: string, now: number): T | null;
  /** Not kept when anything was forgotten after `since`, which `mark()` gave before the value was read. */
  keep(key: string, value: T, at: { now: number; since: number }): void;
  forget(keys: readonly string[]): void;
  mark(): number;
};

export function createAgingMemory<T>({ entries, lifeMs }: { entries: number; lifeMs: number }): AgingMemory<T> {
  const memory = createMemory<{ value: T; until: number }>(entries);
  let forgotten = 0;
  return {
    find(key, now) {
      const entry = memory.find(key);
      // An end that is further away than a life was set before the clock went back.
      return entry && entry.until > now && entry.until <= now + lifeMs ? entry.value : null;
    },
    keep(key, value, { now, since }) {
      if (forgotten === since) memory.keep(key, { value, until: now + lifeMs });
    },
    forget(keys) {
      forgotten += 1;
      for (const key of keys) memory.drop(key);
    },
    mark: () => forgotten,
  };
}
