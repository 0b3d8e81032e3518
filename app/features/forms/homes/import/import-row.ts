import type { HomeFault } from "../home-fields";
import type { WrittenHome } from "../read-home";

/** `column`: its head in the file, or its element; `given`: what stands there. */
export type RowFault = Omit<HomeFault, "code"> & {
  code: HomeFault["code"] | "quotes" | "repeated" | "address-kept" | "not-let" | "removed";
  column: string;
  given: string;
};

/** A home of a file. `line`: where it begins, from 1. With faults it is not imported. */
export type ImportRow = { line: number; home: WrittenHome; faults: RowFault[] };

/** `locale`: how the reader writes numbers; `country`: of homes that say none. */
export type ReadOptions = { locale: string; country: string };

export type SheetFault = "not-text" | "too-large" | "no-heads" | "not-open-immo" | "empty" | "too-many";
/** `ignored`: heads of columns that are not read. */
export type ReadSheet = { ok: true; rows: ImportRow[]; ignored: string[] } | { ok: false; code: SheetFault };

/** Of one file. */
export const importLimits = { homes: 1000, csvBytes: 2 * 1024 * 1024, xmlBytes: 8 * 1024 * 1024 } as const;
