import type { OutboxId, RentFormId } from "../kernel/ids";
import { reportError } from "./error-report";
import type { Logger } from "./logger";
import type { MailQueue } from "./mail-queue";

type Parts = {
  publishedForms: { refresh(formId: RentFormId): Promise<unknown> };
  mailQueue: MailQueue;
  log: Logger;
};

/** Tried at once after a commit that changed a published form; the outbox repeats it. */
export async function afterFormCommit(
  { publishedForms, mailQueue, log }: Parts,
  formId: RentFormId,
  jobs: readonly OutboxId[],
): Promise<void> {
  try {
    await publishedForms.refresh(formId);
  } catch (error) {
    log.warn("published-form-refresh-failed", { formId, ...reportError(error) });
  }
  await mailQueue.notify(jobs, "urgent");
}
