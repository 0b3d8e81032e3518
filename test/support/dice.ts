/** Numbers from 0 up to 1, the same in each run (mulberry32). */
export function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many bytes of them. */
export const rollBytes = (dice: () => number, length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, () => Math.floor(dice() * 256));
