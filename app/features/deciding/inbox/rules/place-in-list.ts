import type { placeWords } from "../words/place-words";

/** "3 of 38". `isMore`: so many at least. */
export type PlaceInList = { at: number; total: number; isMore: boolean };

/** What was looked at on one side; `goesOn`: the list may hold more there. */
type Side = { count: number; goesOn: boolean };

/** Null where it is not known, or stands alone. */
export function placeInList({ before, after }: { before: Side; after: Side }): PlaceInList | null {
  const total = before.count + 1 + after.count;
  if (before.goesOn || total === 1) return null;
  return { at: before.count + 1, total, isMore: after.goesOn };
}

/** "1 of 40+": beyond what was looked at nobody has counted. */
export function sayPlace(words: (typeof placeWords)["en"], { at, total, isMore }: PlaceInList): string {
  if (!isMore) return words.of({ at, total });
  const tens = Math.floor(total / 10) * 10;
  return words.ofMore({ at, total: tens >= at ? tens : total });
}
