import type { OutboxId, RentFormId } from "../kernel/ids";
import { reportError } from "./error-report";
import type { Logger } from "./logger";
import type { MailQueue } from "./mail-queue";

type Parts<Rows> = {
  publishedForms: { show(formId: RentFormId, read?: Rows): Promise<unknown> };
  mailQueue: MailQueue;
  log: Logger;
};

/** Tried at once after a commit that changed a published form; the outbox repeats it. `read`: what the batch found. */
export async function afterFormCommit<Rows>(
  { publishedForms, mailQueue, log }: Parts<Rows>,
  formId: RentFormId,
  jobs: readonly OutboxId[],
  read?: Rows,
): Promise<void> {
  try {
    await publishedForms.show(formId, read);
  } catch (error) {
    log.warn("published-form-refresh-failed", { formId, ...reportError(error) });
  }
  await mailQueue.notify(jobs, "urgent");
}
