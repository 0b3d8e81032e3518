import type { OutboxId } from "../../app/kernel/ids";
import type { JobKind, JobRef } from "../../app/platform/outbox.server";
import type { Services } from "../services";
import { refreshForm } from "./handlers/refresh-form";
import type { JobOutcome } from "./outcome";

type Handlers = { [K in JobKind]: (services: Services, ref: JobRef<K>, job: { id: OutboxId }) => Promise<JobOutcome> };

const waiting = async (): Promise<JobOutcome> => ({ kind: "retry", code: "not-built" });

/** Who does which job. A kind without a handler does not compile. */
export const handlers: Handlers = {
  "mail.guest-confirm": waiting,
  "mail.form-live": waiting,
  "mail.manage-link": waiting,
  "mail.new-application": waiting,
  "mail.application-receipt": waiting,
  "cache.refresh-form": refreshForm,
};
