import type { Landlord } from "../../../kernel/actor";
import type { RentFormId } from "../../../kernel/ids";
import { err } from "../../../kernel/result";
import type { Services } from "../../../services";
import { findVersion } from "../queries/list-versions.server";
import { type SaveDraftResult, saveDraft } from "./save-draft.server";

/**
 * Makes an older version the working copy again; tenants see nothing of it before it is published. `rev` is the revision of
 * the working copy that the landlord looked at: another one is a "conflict", and what was saved meanwhile stays.
 */
export async function copyVersionToDraft(
  services: Services,
  actor: Landlord,
  input: { formId: RentFormId; number: number; rev: number },
): Promise<SaveDraftResult> {
  const { formId, number, rev } = input;
  const version = await findVersion(services, actor, { formId, number });
  if (!version) return err("not-found", undefined);
  return saveDraft(services, actor, { formId, rev, definition: version.definition });
}
