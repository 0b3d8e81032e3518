import type { DescribedPart } from "../../applications/household/describe-household";
import type { DocumentGroup, ListedDocument } from "../../documents/ui/document-list";
import type { ReadRequest } from "../../info-requests/queries/list-requests.server";
import { itemPath } from "../../info-requests/rules";
import { type ApplicationSheetProps, type SheetDocument, sizeText } from "./application-sheet";

type Input = Pick<ApplicationSheetProps, "sections" | "locale"> & {
  documents: readonly (SheetDocument & { path: string })[];
  household: readonly DescribedPart[];
  requests: readonly ReadRequest[];
};

/** Every paper of the file by person, with the question it answers; who gave none is left out. */
export function documentGroups({ sections, documents, household, requests, locale }: Input): DocumentGroup[] {
  const labels = labelsOf(sections);
  for (const { id, text } of requests.flatMap(({ items }) => items)) {
    for (const file of documents) if (file.path === itemPath(id)) labels.set(file.id, text);
  }
  const own = { id: "own", person: null, documents: documents.map((file) => listed(file, labels, locale)) };
  const others = household.map(({ id, name, content }) => {
    const theirs = labelsOf(content?.sections ?? []);
    return { id, person: name, documents: (content?.documents ?? []).map((file) => listed(file, theirs, locale)) };
  });
  return [own, ...others].filter((group) => group.documents.length > 0);
}

function labelsOf(sections: ApplicationSheetProps["sections"]): Map<string, string> {
  const rows = sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  return new Map(rows.flatMap(({ label, documents }) => documents.map((id) => [id, label] as const)));
}

function listed(file: SheetDocument, labels: Map<string, string>, locale: string): ListedDocument {
  const { id, name, sizeBytes, kind } = file;
  return { id, name, size: sizeText(sizeBytes, locale), label: labels.get(id) ?? null, isPicture: kind !== "pdf" };
}
