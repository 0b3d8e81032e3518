import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { done, type JobOutcome } from "../outcome";

/** Puts a published form into KV again: the request that changed it may have died before its own put. */
export async function refreshForm(services: Services, ref: JobRef<"cache.refresh-form">): Promise<JobOutcome> {
  await services.publishedForms.refresh(ref.formId);
  return done;
}
