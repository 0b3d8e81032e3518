import type { Kind } from "../kind";

export const file: Kind<"file", string[]> = {
  words: {
    name: "Documents",
    hint: "PDF or pictures, at most 10 MB each",
    search: "upload document photo pdf attachment archivo documento fichier pièce jointe",
  },
  // Documents are shown, not told.
  lines: () => [],
  typed: (answer) => ({ "": answer }),
  cells: (answer, _field, { documents }) => ({ "": answer.map((id) => documents.get(id) ?? id).join("; ") }),
  fitsColumn: false,
  blank: {
    parts: (field, { words }) => [{ shape: "boxes", labels: [words.attached({ most: field.maxFiles ?? 1 })] }],
  },
};
