/** A promise of the product: parts of the sentences that say it, the files that keep it, the tests that fail without. */
export type PromiseRow = { promise: string; said: string[]; keptBy: string[]; tests: string[] };
