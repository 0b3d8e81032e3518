import { formatNumber } from "../../../../kernel/formatters";
import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/exports/export";
import type { ListedApplicationsExport } from "../queries/list-exports.server";

export const exportWords = inEveryLanguage("exports/export", en);
type ExportWords = (typeof exportWords)["en"];

/** "12 KB", "3.4 MB"; null where the size is not known. */
export function sizeWords(words: ExportWords, bytes: number | null, locale: string): string | null {
  if (bytes === null) return null;
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1
    ? words.kilobytes({ n: String(Math.max(1, Math.round(bytes / 1000))) })
    : words.megabytes({ n: formatNumber(megabytes, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) });
}

/** What is said while it is made: "12 of 40 applications". */
export function progressText(
  words: ExportWords,
  { done, total }: Pick<ListedApplicationsExport, "done" | "total">,
): string {
  return done === null || total === null ? "" : words.progress({ done, total });
}
