import type { OutboxId } from "../../app/kernel/ids";
import { mails } from "../../app/mail/registry.server";
import type { MailKind } from "../../app/platform/mail-kinds";
import type { JobKind, JobRef } from "../../app/platform/outbox.server";
import type { Services } from "../../app/services";
import { sendMail } from "../../workers/jobs/send-mail";

/** What sends a mail of this kind, as its job does. */
export function sendKind<K extends MailKind & JobKind>(kind: K) {
  return (services: Services, ref: JobRef<K>, { id }: { id: OutboxId; kind?: MailKind }) =>
    sendMail(services, mails[kind], ref, { id, kind });
}
