import { sameWords } from "../../../../words/en/applications/reason";
import type { Duplicate } from "./queries/find-duplicates.server";

/** "Same e-mail as RF-ABCD-EFGH". */
export function duplicateText({ by, reference }: Duplicate): string {
  return `${sameWords[by]} ${reference}`;
}
