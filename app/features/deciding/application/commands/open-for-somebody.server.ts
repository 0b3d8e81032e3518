import type { Landlord } from "../../../../kernel/actor";
import type { DocumentId } from "../../../../kernel/ids";
import type { Result } from "../../../../kernel/result";
import type { Services } from "../../../../services";

/** By the first of them that `open` does not refuse; null when none may, or nothing is stored any more. */
export async function openForSomebody<Opened>(
  services: Services,
  actors: readonly Landlord[],
  documentId: DocumentId,
  open: (actor: Landlord) => Promise<Result<Opened, "not-found" | "gone">>,
): Promise<Opened | null> {
  for (const actor of actors) {
    const opened = await open(actor);
    if (opened.ok) return opened.value;
    if (opened.code === "gone") services.log.error("document-without-object", { documentId });
  }
  return null;
}
