import { askAfterViewing } from "../../../app/features/applying/info-requests/commands/ask-after-viewing.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { done, type JobOutcome } from "../outcome";

/** Asks whoever was marked as having seen a home for what its form kept until then. */
export async function askWhoViewed(services: Services, ref: JobRef<"requests.after-viewing">): Promise<JobOutcome> {
  await askAfterViewing(services, ref);
  return done;
}
