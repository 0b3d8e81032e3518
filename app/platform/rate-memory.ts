import { createMemory } from "../kernel/memory";

/** What one isolate has counted and not written down yet. */
export type RateMemory = {
  /** Counts one; answers how many are to be written now, 0 while no more than `unwritten` came in this window. */
  add(key: string, windowStart: number, unwritten: number): number;
};

type Entry = { windowStart: number; owed: number; isOver: boolean };

/** Bounded: the key that was asked for longest ago is forgotten first, and begins at nothing again. */
export function createRateMemory(keysAtMost: number): RateMemory {
  const memory = createMemory<Entry>(keysAtMost);
  return {
    add(key, windowStart, unwritten) {
      const known = memory.find(key);
      const isKnown = known?.windowStart === windowStart;
      const entry = isKnown ? known : memory.keep(key, { windowStart, owed: 0, isOver: false });
      entry.owed += 1;
      entry.isOver ||= entry.owed > unwritten;
      if (!entry.isOver) return 0;
      const { owed } = entry;
      entry.owed = 0;
      return owed;
    },
  };
}

/** This isolate's. */
export const rateMemory = createRateMemory(5000);
