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
