import type { Kind } from "../kind";

export const file: Kind<"file", string[]> = {
  // Documents are shown, not told.
  lines: () => [],
  typed: (answer) => ({ "": answer }),
  cells: (answer, _field, { documents }) => ({ "": answer.map((id) => documents.get(id) ?? id).join("; ") }),
  fitsColumn: false,
  blank: {
    parts: (field, { words }) => [{ shape: "boxes", labels: [words.attached({ most: field.maxFiles ?? 1 })] }],
  },
};
