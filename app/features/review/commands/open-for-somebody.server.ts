import type { Landlord } from "../../../kernel/actor";
import type { DocumentId } from "../../../kernel/ids";
import type { Services } from "../../../services";
import { type OpenedDocument, openDocument } from "../../documents/commands/open-document.server";

/** Opened for the first of them that reaches it; null when none does, or nothing is stored any more. */
export async function openForSomebody(
  services: Services,
  actors: readonly Landlord[],
  documentId: DocumentId,
  how: "download" | "view",
): Promise<OpenedDocument | null> {
  for (const actor of actors) {
    const opened = await openDocument(services, actor, documentId, how);
    if (opened.ok) return opened.value;
    if (opened.code === "gone") services.log.error("document-without-object", { documentId });
  }
  return null;
}
