import { exportRefusals } from "../../../words/en/exports/kinds";
import type { ExportAnswer } from "./commands/answer-export-post.server";
import type { ListedApplicationsExport } from "./queries/list-exports.server";

export function refusalText({ code }: ExportAnswer & { ok: false }): string {
  return exportRefusals[code];
}

/** "12 KB", "3.4 MB"; null where the size is not known. */
export function sizeWords(bytes: number | null): string | null {
  if (bytes === null) return null;
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${megabytes.toFixed(1)} MB`;
}

/** What is said while it is made: "12 of 40 applications". */
export function progressText({ done, total }: Pick<ListedApplicationsExport, "done" | "total">): string {
  if (done === null || total === null) return "";
  return `${done} of ${total === 1 ? "1 application" : `${total} applications`}`;
}
