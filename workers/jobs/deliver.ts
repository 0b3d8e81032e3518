import type { OutboxId } from "../../app/kernel/ids";
import type { OutgoingMail } from "../../app/platform/mailer";
import type { Services } from "../services";
import { type MailAbout, recordTry } from "./delivery-record";
import { done, type JobOutcome } from "./outcome";

/** Hands a mail over and says what that means for its job. `about`: the application it is about, which keeps a record. */
export async function deliver(
  services: Services,
  id: OutboxId,
  mail: OutgoingMail,
  about?: MailAbout,
): Promise<JobOutcome> {
  const outcome = await services.mailer.send(id, mail);
  if (about) await recordTry(services, id, about, outcome);
  if (outcome.ok) return done;
  const { code, waitSeconds } = outcome;
  return outcome.kind === "permanent" ? { kind: "dead", code } : { kind: "retry", code, waitSeconds };
}

/** What the mails' texts need of the configuration. */
export function mailSite({ config }: Services): { baseUrl: string; supportEmail: string } {
  return { baseUrl: config.baseUrl, supportEmail: config.supportEmail };
}
