import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { err } from "../../../../kernel/result";
import type { Services } from "../../../../services";
import { findVersion } from "../queries/list-versions.server";
import { type SaveDraftResult, saveDraft } from "./save-draft.server";

/** Makes an older version the working copy. `rev`: the revision that the landlord saw; another one is a "conflict". */
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
