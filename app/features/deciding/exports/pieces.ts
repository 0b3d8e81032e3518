import type { Left } from "./archive-room";
import type { ArchiveEntry } from "./entries";

/** Households written, of how many. */
export type Progress = { done: number; total: number };

/** Everything before it is whole: the work goes on from `place` (JSON). `weight`: since the last mark, 1 a row. */
export type Mark<Place> = { place: Place; weight: number; progress?: Progress; left?: Left };

/** What an archive is made of, in its order: whole files, or the bytes of one that is longer than memory. */
export type Piece<Place> =
  | ArchiveEntry
  | { begin: string; lastModified: Date }
  | { bytes: Uint8Array }
  | { isEnd: true }
  | Mark<Place>;

/** The names that the steps so far have left for the first page, a step at a time. */
export type PastLeft = () => AsyncGenerator<Left>;

export async function* nothingLeft(): AsyncGenerator<Left> {}

/** Of a step: 2,000 rows, or 40 folders with a PDF each. A page of a list costs as much as so many rows, whoever is on it. */
export const weights = { page: 20, folder: 50, application: 10, form: 20 } as const;
