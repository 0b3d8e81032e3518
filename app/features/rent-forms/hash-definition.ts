import { canonicalJson } from "~/kernel/canonical-json";
import type { OutboxId, RentFormId } from "../../../kernel/ids";
import { sha256Hex } from "../../../platform/crypto";
import { reportError } from "../../../platform/error-report";
import type { Services } from "../../../services";
import type { FormDefinition } from "../../form-model/schema";

/** SHA-256 (hex) over the canonical JSON: two versions of one content have one hash. */
export function hashDefinition(definition: FormDefinition): Promise<string> {
  return sha256Hex(canonicalJson(definition));
}

/**
 * What is tried at once after a commit that changed a published form: the cache, so that the page is live with the
 * answer, and the queue. Both may fail without harm; the outbox rows of the batch repeat them.
 */
export async function afterFormCommit(
  services: Services,
  formId: RentFormId,
  jobs: readonly OutboxId[],
): Promise<void> {
  try {
    await services.publishedForms.refresh(formId);
  } catch (error) {
    services.log.warn("published-form-refresh-failed", { formId, ...reportError(error) });
  }
  await services.mailQueue.notify(jobs, "urgent");
}
