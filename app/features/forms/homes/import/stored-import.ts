import type { ImportRow } from "./import-row";

/** What a row of home_import holds of its file; read again by the code that wrote it, within a day. */
export type ImportContent = { rows: ImportRow[]; ignored: string[] };

export function readContent(content: string): ImportContent {
  return JSON.parse(content) as ImportContent;
}
