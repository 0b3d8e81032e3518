/** A source of the same bytes at every run, so that what the seed makes keeps its ids. */
export function evenBytes(seed = 20_261_121): (length: number) => Uint8Array {
  let state = seed;
  return (length) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
}
