import type { Kind } from "../kind";

export const file: Kind<"file", string[]> = {
  words: {
    name: "Documents",
    hint: "PDF or pictures, at most 10 MB each",
    search: "upload document photo pdf attachment archivo documento fichier pièce jointe",
  },
  messages: {
    required: ["Add a document", "Añada un documento", "Ajoutez un document"],
    "too-many": [
      "Keep at most {max} documents and remove the others",
      "Deje como máximo {max} documentos y quite los demás",
      "Gardez au plus {max} documents et retirez les autres",
    ],
    "not-an-option": ["Add the document again", "Añada el documento otra vez", "Ajoutez de nouveau le document"],
  },
  // Documents are shown, not told.
  lines: () => [],
  typed: (answer) => ({ "": answer }),
  cells: (answer, _field, { documents }) => ({ "": answer.map((id) => documents.get(id) ?? id).join("; ") }),
  fitsColumn: false,
  blank: {
    parts: (field, { words }) => [{ shape: "boxes", labels: [words.attached(field.maxFiles ?? 1)] }],
  },
};
