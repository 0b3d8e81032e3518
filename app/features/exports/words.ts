import type { ExportAnswer } from "./commands/answer-export-post.server";
import type { ListedApplicationsExport } from "./queries/list-exports.server";
import type { ApplicationsKind } from "./rules";

export const kindWords: Record<ApplicationsKind, { title: string; hint: string; button: string }> = {
  "applications-csv": {
    title: "Spreadsheet (CSV)",
    hint: "Every answer in a column of its own, a row for each person of a household.",
    button: "Make a spreadsheet",
  },
  "applications-zip": {
    title: "Archive with papers (ZIP)",
    hint: "A folder for each household: answers as a PDF, all documents, references, messages and your private notes. With the spreadsheet.",
    button: "Make an archive",
  },
};

const refusals = {
  "bad-input": "This cannot be exported. Reload the page.",
  "not-found": "Part of this no longer exists. Reload the page.",
  impersonated: "This cannot be done while looking at someone else’s account.",
  "confirm-first": "Confirm that it is you first: open Profile, then Signing in.",
  "under-way": "One of this kind is being made already. Ask again once it is ready.",
  "too-many": "You’ve made several exports this hour. Try again later.",
  nobody: "Nobody is in this list.",
} as const;

export function refusalText({ code }: ExportAnswer & { ok: false }): string {
  return refusals[code];
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
