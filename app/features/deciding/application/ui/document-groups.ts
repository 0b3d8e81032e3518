import type { DescribedPart } from "../../../applying/applications/household/describe-household";
import type { DocumentGroup, ListedDocument } from "../../../applying/documents/ui/document-list";
import type { ReadRequest } from "../../../applying/info-requests/queries/list-requests.server";
import { itemPath } from "../../../applying/info-requests/rules";
import { type ApplicationSheetProps, type SheetDocument, sizeText } from "./application-sheet";

type Input = Pick<ApplicationSheetProps, "sections" | "locale"> & {
  documents: readonly (SheetDocument & { path: string })[];
  household: readonly DescribedPart[];
  requests: readonly ReadRequest[];
  opened: Readonly<Record<string, number>>;
};

/** Every paper of the file by person, with the question it answers; who gave none is left out. */
export function documentGroups({ sections, documents, household, requests, opened, locale }: Input): DocumentGroup[] {
  const labels = labelsOf(sections);
  for (const { id, text } of requests.flatMap(({ items }) => items)) {
    for (const file of documents) if (file.path === itemPath(id)) labels.set(file.id, text);
  }
  const listed = (file: SheetDocument, texts: ReadonlyMap<string, string>): ListedDocument => ({
    ...{ id: file.id, name: file.name, size: sizeText(file.sizeBytes, locale), isPicture: file.kind !== "pdf" },
    ...{ label: texts.get(file.id) ?? null, openedAt: opened[file.id] ?? null },
  });
  const own = { id: "own", person: null, documents: documents.map((file) => listed(file, labels)) };
  const others = household.map(({ id, name, content }) => {
    const theirs = labelsOf(content?.sections ?? []);
    return { id, person: name, documents: (content?.documents ?? []).map((file) => listed(file, theirs)) };
  });
  return [own, ...others].filter((group) => group.documents.length > 0);
}

function labelsOf(sections: ApplicationSheetProps["sections"]): Map<string, string> {
  const rows = sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  return new Map(rows.flatMap(({ label, documents }) => documents.map((id) => [id, label] as const)));
}
