import type { ExportKind } from "../../../db/schema/exports.ts";
import { dayMs } from "../../../kernel/durations.ts";

/** Exports of applications: all the others are of an account's own data. */
export const applicationsKinds = ["applications-csv", "applications-xlsx", "applications-zip"] as const;
export type ApplicationsKind = (typeof applicationsKinds)[number];

export const exportEndings = {
  "all-data": "zip",
  "applications-csv": "csv",
  "applications-xlsx": "xlsx",
  "applications-zip": "zip",
} as const satisfies Record<ExportKind, string>;

/** How long an archive may be downloaded, and how long one that is being made is waited for. */
export const exportLifetimeMs = dayMs;

/** What one archive takes of documents, and how many households get a folder; it names what found no room. */
export const archiveLimits = { documentBytes: 1024 * 1024 * 1024, documents: 900, folders: 400 } as const;

/**
 * What one message makes, within 30 s of CPU, 128 MB and 1,000 statements of an invocation (developers.cloudflare.com/
 * workers/platform/limits, /d1/platform/limits). `weight`: see `weights`. `workbook`: households of an XLSX, which is
 * made in one piece: of 1,000 with 150 columns in some 5 s.
 */
export const stepLimits = { bytes: 24 * 1024 * 1024, weight: 2000, ms: 20_000, workbook: 1000 } as const;

/** How long the lists still say of an archive that its day is over. */
export const expiredShownMs = 7 * dayMs;

/** How many tries a step of an archive gets before it is said that it cannot be made: they take a few minutes. */
export const triesAtMost = 4;

/** Whoever has waited so long for an export of applications has gone on to something else: a mail says when it is ready. */
export const mailedAfterMs = 60 * 1000;

/** At most so many by name: more than a page of the list holds, and under D1's 100 bound parameters a statement. */
export const pickedAtMost = 60;
