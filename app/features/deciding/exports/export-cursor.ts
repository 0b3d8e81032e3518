import { type ZipPlace, zipStart } from "../../../files/zip/zip";

/** What is written of an archive, and where the next step goes on; names lie sealed in `directory` and `left`. */
export type ExportCursor = {
  v: 1;
  /** What the source goes on from; null at its beginning. */
  place: unknown;
  /** Of a ZIP; `offset` counts the bytes of any archive. */
  zip: ZipPlace;
  parts: string[];
  directory: string[];
  left: string[];
  /** How often it was begun anew, since what it had written did not fit any more. */
  restarts: number;
};

export const cursorStart: ExportCursor = {
  ...{ v: 1, place: null, zip: zipStart },
  ...{ parts: [], directory: [], left: [], restarts: 0 },
};

/** A cursor of another version of this code begins anew. */
export function readCursor(stored: string | null): ExportCursor {
  const cursor = stored === null ? null : (JSON.parse(stored) as ExportCursor);
  return cursor?.v === 1 ? cursor : cursorStart;
}
